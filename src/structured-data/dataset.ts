import type { Dataset } from 'schema-dts';
import { absolute, localeOf } from '../routes.ts';
import { organizationId } from './graph.ts';

/** The facts of figures computed from public data, as their page shows them. Days are ISO days. */
interface DatasetFacts {
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly period: { readonly from: string; readonly to: string };
  readonly computed: string;
  readonly licence: string;
  /** Address of the official data. */
  readonly source: string;
  /** Path of the figures as a file. */
  readonly file: string;
}

/** The Dataset node: what the figures are, where they come from, under which licence, and where to get them. */
export function datasetNode(facts: DatasetFacts, site: URL): Dataset {
  const url = absolute(facts.path, site);
  return {
    '@type': 'Dataset',
    '@id': `${url}#dataset`,
    url,
    name: facts.name,
    description: facts.description,
    inLanguage: localeOf(facts.path),
    temporalCoverage: `${facts.period.from}/${facts.period.to}`,
    datePublished: facts.computed,
    isAccessibleForFree: true,
    license: { '@type': 'CreativeWork', name: facts.licence },
    isBasedOn: facts.source,
    creator: { '@id': organizationId(site) },
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'application/json',
      contentUrl: absolute(facts.file, site),
    },
  };
}
