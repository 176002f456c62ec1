import rosetta from 'rosetta';
import { localeOf, type Locale } from '../locales.ts';
import { facts } from './facts.ts';
import { messages, type Messages } from './messages/index.ts';
import { typeset } from './typography.ts';

/** The dotted keys of a tree of messages, branches included: a list or a group is read whole. */
type Key<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string | readonly unknown[]
    ? Name
    : Name | `${Name}.${Key<Tree[Name]>}`;
}[keyof Tree & string];

/** What stands at a dotted key. */
type Value<Tree, Path> = Path extends keyof Tree
  ? Tree[Path]
  : Path extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Tree
      ? Value<Tree[Head], Rest>
      : never
    : never;

/** A key that exists in every language. */
export type MessageKey = Key<Messages>;

/** What a message may be given besides the facts of the site. */
type Values = Readonly<Record<string, string | number>>;

/** Reads one language's messages, typeset, with the facts of the site filled in. */
export interface Translate {
  /** The message, list or group at `key`. A missing key returns the key itself, so that it shows. */
  <Path extends MessageKey>(key: Path, values?: Values): Value<Messages, Path>;
  readonly locale: Locale;
}

/** rosetta keeps its locale in shared mutable state: one instance per language, whose locale is never changed. */
const translators: Readonly<Record<Locale, Translate>> = {
  fr: createTranslate('fr'),
  en: createTranslate('en'),
};

/** The translator of a language. */
export function translator(locale: Locale): Translate {
  return translators[locale];
}

/** The translator of the page at `url`: its path decides the language. A build adds `.html` to it. */
export function pageTranslator(url: URL): Translate {
  return translators[localeOf(url.pathname.replace(/\.html$/, ''))];
}

/** rosetta fills what it is not given with nothing: here the placeholder stays, for a reader and a test to see. */
function showMissing(values: object, branch = ''): object {
  return new Proxy(values, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      const path = branch + String(name);
      if (value === undefined) return `{{${path}}}`;
      return value instanceof Object ? showMissing(value, `${path}.`) : value;
    },
  });
}

function createTranslate(locale: Locale): Translate {
  const dictionary = rosetta<Messages>({ [locale]: messages[locale] });
  dictionary.locale(locale);
  const known = facts(locale);

  /** Reads below a group or a list key by key: rosetta fills templates in strings only. */
  function read(key: string, values: Values): unknown {
    const found: unknown = dictionary.t(key, showMissing({ ...known, ...values }));
    if (found === '') return key;
    if (typeof found === 'string') return typeset(found, locale);
    if (Array.isArray(found)) return found.map((_, index) => read(`${key}.${index}`, values));
    if (!(found instanceof Object)) return found;
    return Object.fromEntries(Object.keys(found).map((name) => [name, read(`${key}.${name}`, values)]));
  }

  /** What takes no value is the same on every page. */
  const constant = new Map<string, unknown>();

  function translate(key: MessageKey, values?: Values): unknown {
    if (values !== undefined) return read(key, values);
    if (!constant.has(key)) constant.set(key, read(key, {}));
    return constant.get(key);
  }
  return Object.assign(translate as Translate, { locale }); // the value's type follows from the key's
}
