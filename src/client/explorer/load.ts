import type { Asked } from '#competition/asked.ts';
import type { ExplorerData } from '#competition/words/say-answer.ts';
import { getJson, query } from '../query.ts';

/** The figures of the source that a question is about; tried again a few times, then rejects. */
export function loadFigures(root: HTMLElement, { what }: Asked): Promise<ExplorerData> {
  const address = (root.dataset['figures'] ?? '').replace('{source}', what.split('.')[0] ?? '');
  return query(address, () => getJson(address, readData));
}

/** Takes the file of the same build for what its types say, where it is one. */
function readData(content: unknown): ExplorerData {
  if (typeof content !== 'object' || content === null || !('cells' in content) || !('texts' in content))
    throw new TypeError('These are no figures.');
  return content as ExplorerData;
}
