import { describe, expect, test } from 'vitest';
import { translator } from '../../support/translate.ts';
import { DemoRequestSchema } from '#schemas/forms/demo-request.ts';
import { subjectIn } from '#schemas/forms/lead-address.ts';
import { LoginSchema } from '#schemas/forms/login.ts';
import type { NewsletterSchema } from '#schemas/forms/newsletter.ts';

const request = {
  firstName: 'Zoë',
  lastName: 'O’Brien-Ñandú',
  email: 'zoe@exemple.fr',
  company: 'R&D',
  role: 'sales',
};

/** The first code that a schema gives each field. */
function codes(
  schema: typeof DemoRequestSchema | typeof LoginSchema | typeof NewsletterSchema,
  value: unknown,
) {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}

describe('a demo request', () => {
  test('demo request: five fields are required, texts are trimmed, optional fields default to empty', () => {
    expect(DemoRequestSchema.parse({ ...request, firstName: '  Zoë ', newsletter: 'on' })).toMatchObject({
      ...request,
      sector: '',
      teamSize: '',
      wish: '',
      challenges: '',
      newsletter: true,
    });
    expect(codes(DemoRequestSchema, {})).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'invalid',
      company: 'required',
      role: 'required',
    });
  });

  test('demo request: each field is accepted up to its limit, and no further', () => {
    const fields = { firstName: 50, lastName: 50, company: 100, sector: 100, challenges: 1000 };
    for (const [field, limit] of Object.entries(fields)) {
      expect(codes(DemoRequestSchema, { ...request, [field]: 'x'.repeat(limit) })).toEqual({});
      expect(codes(DemoRequestSchema, { ...request, [field]: 'x'.repeat(limit + 1) })).toEqual({
        [field]: 'tooLong',
      });
    }
    const email = (length: number) => {
      const [local, label] = ['x'.repeat(64), `${'y'.repeat(63)}.`];
      return `${local}@${label.repeat(2)}${'z'.repeat(length - 64 - 1 - 128 - 3)}.fr`;
    };
    expect(codes(DemoRequestSchema, { ...request, email: email(255) })).toEqual({});
    expect(codes(DemoRequestSchema, { ...request, email: email(256) })).toEqual({ email: 'tooLong' });
  });

  test.each(['é', 'ế', 'ậ', '각', 'x\u0302'])(
    'a text of %s has the same length with its marks apart',
    (letter) => {
      const count = 100 / letter.length;
      for (const form of ['NFC', 'NFD'] as const) {
        const company = letter.repeat(count).normalize(form);
        expect(codes(DemoRequestSchema, { ...request, company })).toEqual({});
        const longer = company + letter.normalize(form);
        expect(codes(DemoRequestSchema, { ...request, company: longer })).toEqual({ company: 'tooLong' });
      }
    },
  );

  test('demo request: texts are composed (NFC)', () => {
    const { firstName, challenges } = DemoRequestSchema.parse({
      ...request,
      firstName: 'Zoe\u0308',
      challenges: 'e\u0301'.repeat(500),
    });
    expect([firstName, challenges]).toEqual(['Zoë', 'é'.repeat(500)]);
  });

  test('demo request: typographic signs in names become plain ones', () => {
    const names = ['Jean\u2010Noël', 'Jean\u2011Noël', 'De\u202fLa Tour', 'L\u2018Hermite'];
    const kept = names.map((lastName) => DemoRequestSchema.parse({ ...request, lastName }).lastName);
    expect(kept).toEqual(['Jean-Noël', 'Jean-Noël', 'De La Tour', "L'Hermite"]);
  });

  test.each([
    ['r&d@exemple.fr', 'r&d@exemple.fr'],
    ['\u212Aim@exemple.fr', 'Kim@exemple.fr'], // the sign of kelvins is a K once composed
    [' zoe+avis@mairie.exemple.fr ', 'zoe+avis@mairie.exemple.fr'],
    ['contact@société.fr', 'contact@xn--socit-esab.fr'],
    ['contact@socie\u0301te\u0301.fr', 'contact@xn--socit-esab.fr'],
    ['Zoe@Exemple.FR', 'Zoe@Exemple.FR'],
    [`${'x'.repeat(64)}@${'y'.repeat(63)}.fr`, `${'x'.repeat(64)}@${'y'.repeat(63)}.fr`],
  ])('email: %s is accepted', (email, kept) => {
    expect(DemoRequestSchema.parse({ ...request, email }).email).toBe(kept);
  });

  test.each(['zoe', 'zoe@', 'zoe@exemple'])('email: %s is refused as unfinished', (email) => {
    expect(codes(DemoRequestSchema, { ...request, email })).toEqual({ email: 'unfinished' });
  });

  test.each([
    '@exemple.fr',
    'zoe@exemple..fr',
    'zoe@-exemple.fr',
    'zoe@exemple_fr.fr',
    'zoe@exemple.fr@exemple.fr',
    'zoé@exemple.fr',
    'zoe @exemple.fr',
    'zoe@société/chemin.fr',
    `${'x'.repeat(65)}@exemple.fr`,
    `zoe@${'y'.repeat(64)}.fr`,
    `zoe@${'é'.repeat(60)}.fr`,
  ])('email: %s is refused', (email) => {
    expect(codes(DemoRequestSchema, { ...request, email })).toEqual({ email: 'invalid' });
  });

  test('demo request: a company that cannot be seen is none', () => {
    for (const company of ['\u200B\u200D\uFEFF', '\u2060 \u00AD', '\u0301', '\u3164', '\u2800', '\u{E0020}'])
      expect(codes(DemoRequestSchema, { ...request, company })).toEqual({ company: 'required' });
  });

  test('demo request: names of any script are accepted, other signs refused', () => {
    for (const name of ['李', 'Nguyễn Thị', "d'Arc", 'Jean-Noël', 'e\u0301'])
      expect(codes(DemoRequestSchema, { ...request, lastName: name })).toEqual({});
    for (const name of ['<b>', 'R2D2', 'a@b', 'x\u0000'])
      expect(codes(DemoRequestSchema, { ...request, lastName: name })).toEqual({ lastName: 'invalid' });
  });
});

test('a password has 8 to 128 characters, spaces at its ends included', () => {
  const login = (password: string) => codes(LoginSchema, { email: 'zoe@exemple.fr', password });
  expect(login(' 123456')).toEqual({ password: 'tooShort' });
  expect(login(' 1234567')).toEqual({});
  expect(login('x'.repeat(128))).toEqual({});
  expect(login('x'.repeat(129))).toEqual({ password: 'tooLong' });
  expect(translator('fr')('fieldErrors.login.password')).toEqual({
    tooShort: 'Mot de passe trop court',
    tooLong: 'Mot de passe trop long',
  });
});

test('lead address: names a known subject, and carries no free text', () => {
  const subject = (query: string) => subjectIn(new URLSearchParams(query));
  expect(subject('ao=EX-001')).toEqual({ kind: 'tender', tender: 'EX-001' });
  expect(subject('calcul=12-500-30000-15.5-35')).toMatchObject({ kind: 'sum', figures: { low: '15.5' } });
  for (const words of ['Appelez le 0 800', 'www.exemple.fr', '<b>', 'x'.repeat(41), ''])
    expect(subject(`ao=${encodeURIComponent(words)}&calcul=${encodeURIComponent(words)}`)).toBeUndefined();
});
