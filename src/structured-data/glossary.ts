import type { DefinedTermSet } from 'schema-dts';
import { absolute, localeOf } from '../routes.ts';

/** A term as the glossary shows it; `id` is its anchor on the page. */
interface Term {
  readonly id: string;
  readonly term: string;
  readonly definition: string;
}

/** The glossary, each term at its own anchor. */
export function glossaryNode(path: string, name: string, terms: readonly Term[], site: URL): DefinedTermSet {
  const url = absolute(path, site);
  const id = `${url}#terms`;
  return {
    '@type': 'DefinedTermSet',
    '@id': id,
    url,
    name,
    inLanguage: localeOf(path),
    hasDefinedTerm: terms.map((term) => ({
      '@type': 'DefinedTerm',
      '@id': `${url}#${term.id}`,
      name: term.term,
      description: term.definition,
    })),
  };
}
