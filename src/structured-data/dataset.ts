import type { Dataset } from 'schema-dts';
import { absolute, localeOf } from '#routes.ts';
import { organizationId, startOfDay } from './graph.ts';

/** Facts of figures computed from public data, as their page shows them. Days are ISO days. */
interface DatasetFacts {
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly period: { readonly from: string; readonly to: string };
  /** Source that they were computed from, as `content/competition` holds it. */
  readonly source: {
    readonly id: string;
    readonly computed: string;
    readonly licence: string;
    readonly address: string;
  };
}

/** Dataset node: what the figures are, where they come from, under which licence, and where to get them. */
export function datasetNode({ path, name, description, period, source }: DatasetFacts, site: URL): Dataset {
  const [url, locale] = [absolute(path, site), localeOf(path)];
  return {
    '@type': 'Dataset',
    '@id': `${url}#${source.id}`,
    url,
    name,
    description,
    inLanguage: locale,
    temporalCoverage: `${period.from}/${period.to}`,
    datePublished: startOfDay(source.computed),
    isAccessibleForFree: true,
    license: { '@type': 'CreativeWork', name: source.licence },
    isBasedOn: source.address,
    creator: { '@id': organizationId(site) },
    distribution: {
      '@type': 'DataDownload',
      encodingFormat: 'application/json',
      contentUrl: absolute(`/figures.${source.id}.${locale}.json`, site),
    },
  };
}
