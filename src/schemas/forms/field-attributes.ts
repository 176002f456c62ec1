interface FieldAttributes {
  readonly type?: 'email' | 'tel' | 'password';
  readonly autoComplete:
    | 'email'
    | 'tel'
    | 'given-name'
    | 'family-name'
    | 'organization'
    | 'organization-title'
    | 'current-password';
  readonly inputMode?: 'email' | 'tel';
  readonly autoCapitalize?: 'none' | 'words';
  readonly spellCheck?: false;
}

const BY_ID: Readonly<Record<string, FieldAttributes>> = {
  email: {
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  firstName: { autoComplete: 'given-name', autoCapitalize: 'words', spellCheck: false },
  lastName: { autoComplete: 'family-name', autoCapitalize: 'words', spellCheck: false },
  company: { autoComplete: 'organization' },
  role: { autoComplete: 'organization-title' },
  password: { type: 'password', autoComplete: 'current-password' },
};

export function fieldAttributes(id: string): Partial<FieldAttributes> {
  return BY_ID[id] ?? {};
}
