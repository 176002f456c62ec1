import rosetta from 'rosetta';
import type { Locale } from '#locales.ts';
import { facts } from './facts.ts';
import { typeset } from './typography.ts';

/** Dotted keys of a tree of messages, branches included: a list or a group is read whole. */
export type Key<Tree> = {
  [Name in keyof Tree & string]: Tree[Name] extends string | readonly unknown[]
    ? Name
    : Name | `${Name}.${Key<Tree[Name]>}`;
}[keyof Tree & string];

type Value<Tree, Path> = Path extends keyof Tree
  ? Tree[Path]
  : Path extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Tree
      ? Value<Tree[Head], Rest>
      : never
    : never;

type Values = Readonly<Record<string, string | number>>;

/** Reads one language's messages, typeset, with the facts of the site filled in. */
export interface TranslateOf<Tree> {
  /** Message, list or group at `key`. A missing key returns the key itself, so that it shows. */
  <Path extends Key<Tree>>(key: Path, values?: Values): Value<Tree, Path>;
  readonly locale: Locale;
}

/** rosetta removes a placeholder without a value; here it stays visible, so that a test finds it. */
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

/**
 * Translator of one language over a tree of messages. rosetta keeps its locale in shared mutable state: one
 * instance per language, whose locale is never changed.
 */
export function createTranslate<Tree extends object>(locale: Locale, messages: Tree): TranslateOf<Tree> {
  const dictionary = rosetta<Tree>({ [locale]: messages });
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

  const constant = new Map<string, unknown>();

  function translate(key: string, values?: Values): unknown {
    if (values !== undefined) return read(key, values);
    if (!constant.has(key)) constant.set(key, read(key, {}));
    return constant.get(key);
  }
  return Object.assign(translate as TranslateOf<Tree>, { locale }); // the value's type follows from the key's
}
