import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { typedNameMessage } from '#editorial/checks/placeholders.ts';
import { withoutMissingFacts } from '#editorial/markdown/missing-facts.ts';
import { createTranslate } from '#i18n/create-translate.ts';
import { factNames, facts, fillFacts } from '#i18n/facts.ts';
import { common } from '#i18n/messages/common/index.ts';
import { mail as englishMail } from '#i18n/messages/mail/en.ts';
import { mail as frenchMail } from '#i18n/messages/mail/fr.ts';
import { messages } from '#i18n/messages/all.ts';
import { useMessages } from '#i18n/translate.ts';
import { LOCALES } from '#locales.ts';
import { OFFER, OWNER, SITE } from '#site.ts';

/** Every string of a tree of messages, by its dotted key. */
function leaves(tree: unknown, key = ''): [string, string][] {
  if (typeof tree === 'string') return [[key, tree]];
  if (typeof tree !== 'object' || tree === null) return []; // a module has no prototype
  return Object.entries(tree).flatMap(([name, item]) => leaves(item, key === '' ? name : `${key}.${name}`));
}

/** All messages: those of the site, and those of mails. */
const all = {
  fr: { ...messages.fr, mail: frenchMail },
  en: { ...messages.en, mail: englishMail },
};

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*([\w.]+)\s*\}\}/g)].map(([, name]) => name).toSorted();
const french = new Map(leaves(all.fr));
const english = new Map(leaves(all.en));

/** The code that may read them, and each key that it names; what a template fills in stands for any name. */
const code = globSync('src/**/*.{ts,tsx,astro}', { exclude: ['src/i18n/messages/**'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
/** Groups that the code imports by name. */
const groups = [
  ...code.matchAll(/import (?:type )?\{([^}]*)\} from '[^']*\/messages\/\w+\/fr\.ts'/g),
].flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' ')[0] ?? ''));
const keys = [...code.matchAll(/['"`](\w+(?:\.(?:\w|\$\{[^}]*\})+)*)['"`]/g)]
  .map(([, key = '']) => key.replace(/\$\{[^}]*\}/g, '*'))
  .concat(groups)
  .filter((key) => (key.split('.')[0] ?? '') in all.fr);
const named = [...new Set(keys)];
const identifiers = new Set(code.match(/\w+/g));

/** Ends of names that are put together, as in `${way}Text`. */
const ends = [...code.matchAll(/\}([A-Z]\w+)`/g)].map(([, end = '']) => end);

/** Returns true for a message that code reads, by its key or as part of a group. */
function isUsed(key: string): boolean {
  const readers = named.filter((name) => matches(name, key));
  if (readers.some((name) => name.split('.').length === key.split('.').length)) return true;
  const own = key.split('.').findLast((name) => !/^\d+$/.test(name)) ?? '';
  return readers.length > 0 && (identifiers.has(own) || ends.some((end) => own.endsWith(end)));
}

function matches(name: string, key: string): boolean {
  const parts = key.split('.');
  return name.split('.').every((part, index) => part === '*' || part === parts[index]);
}

it('messages: all are used', () => {
  expect([...french.keys()].filter((key) => !isUsed(key))).toEqual([]);
});

it('messages: both languages have the same keys and list lengths', () => {
  expect([...english.keys()].toSorted()).toEqual([...french.keys()].toSorted());
});

it('messages: both languages name the same placeholders', () => {
  const different = [...french].filter(
    ([key, text]) => placeholders(text).join() !== placeholders(english.get(key) ?? '').join(),
  );
  expect(different.map(([key]) => key)).toEqual([]);
});

it('messages: none is empty, which rosetta would take for missing', () => {
  expect([...french, ...english].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
});

it.each(LOCALES)('messages: in %s name only known facts, and type no name of site.ts', (locale) => {
  const known = new Set(factNames(facts(locale)));
  const wrong = leaves(all[locale]).flatMap(([key, text]) => [
    ...[...text.matchAll(/\{\{\s*((\w+)\.[\w.]+)\s*\}\}/g)]
      .filter(([, name = '', group = '']) => group in facts(locale) && !known.has(name))
      .map(([whole]) => `${key}: ${whole}`),
    ...[typedNameMessage(text)].flatMap((message) => (message === undefined ? [] : `${key}: ${message}`)),
  ]);
  expect(wrong).toEqual([]);
});

it('messages: lists and groups are filled and typeset too', () => {
  const t = createTranslate('fr', {
    reply: "Réponse d'ici {{hours}} heures.",
    steps: [{ title: '{{product}} : lire' }, { title: 'Répondre ?' }],
  });
  expect(t('reply', { hours: 2 })).toBe('Réponse d’ici 2\u00A0heures.');
  expect(t('steps')).toEqual([{ title: `${SITE.product}\u00A0: lire` }, { title: 'Répondre\u202F?' }]);
});

it.each(LOCALES)(
  'a missing message of %s shows its key, and so does one of a topic that was not given',
  (locale) => {
    const t = useMessages(locale, common) as (key: string) => unknown; // with keys that the types refuse
    expect(t('common.breadcrumb')).not.toBe('common.breadcrumb');
    expect(t('common.no.such.message')).toBe('common.no.such.message');
    expect(t('pricing.title')).toBe('pricing.title');
  },
);

it('facts: fill Markdown by their path; an unknown one is refused by name', () => {
  expect(fillFacts('{{offer.trialDays}} jours', 'fr')).toBe(`${OFFER.trialDays} jours`);
  expect(() => fillFacts('{{offer.nothing}}', 'fr')).toThrow('{{offer.nothing}}');
  expect(() => fillFacts('{{offer}}', 'fr')).toThrow('{{offer}}');
});

it('facts: missing ones of the owner are refused in a text, and dropped with their line in Markdown', () => {
  const missing = Object.entries(OWNER).find(([, value]) => value === null)?.[0];
  if (missing === undefined) return;
  const fact = `{{owner.${missing}}}`;
  expect(() => fillFacts(`Siège : ${fact}`, 'fr')).toThrow(fact);
  const markdown = `## Siège\n\n${fact}\n\n## Contact\n\n- ${fact}\n- E-mail\n\n| A | B |\n|---|---|\n| 1 | ${fact} |`;
  expect(withoutMissingFacts(markdown, 'fr')).toBe('## Contact\n\n- E-mail');
});
