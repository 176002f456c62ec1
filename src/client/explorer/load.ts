import type { Question } from '#competition/question.ts';
import { ExplorerDataSchema, type ExplorerData } from '#schemas/competition/explorer-data.ts';
import { getJson, query } from '../query.ts';

/** Loads the figures of the source that a question is about; rejects after three retries. */
export function loadFigures(root: HTMLElement, { what }: Question): Promise<ExplorerData> {
  const address = (root.dataset['figures'] ?? '').replace('{source}', what.split('.')[0] ?? '');
  return query(address, () => getJson(address, ExplorerDataSchema));
}
