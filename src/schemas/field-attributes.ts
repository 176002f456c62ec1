/** How a browser is told what a field holds, by the field's id. */
interface FieldAttributes {
  readonly type?: 'email' | 'tel' | 'password';
  readonly autocomplete:
    | 'email'
    | 'tel'
    | 'given-name'
    | 'family-name'
    | 'organization'
    | 'organization-title'
    | 'current-password';
  readonly inputmode?: 'email' | 'tel';
  readonly autocapitalize?: 'none' | 'words';
  readonly spellcheck?: false;
}

const BY_ID: Readonly<Record<string, FieldAttributes>> = {
  email: {
    type: 'email',
    autocomplete: 'email',
    inputmode: 'email',
    autocapitalize: 'none',
    spellcheck: false,
  },
  phone: { type: 'tel', autocomplete: 'tel', inputmode: 'tel' },
  firstName: { autocomplete: 'given-name', autocapitalize: 'words', spellcheck: false },
  lastName: { autocomplete: 'family-name', autocapitalize: 'words', spellcheck: false },
  company: { autocomplete: 'organization' },
  role: { autocomplete: 'organization-title' },
  password: { type: 'password', autocomplete: 'current-password' },
};

/** The attributes of a field by its id; a field that no browser fills has none. */
export function fieldAttributes(id: string): Partial<FieldAttributes> {
  return BY_ID[id] ?? {};
}
