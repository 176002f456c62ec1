import type { Asked } from '../../competition/asked.ts';
import type { ExplorerData } from '../../competition/words/say-answer.ts';
import { getJson, query } from '../query.ts';

/** The figures of the source that a question is about; tried again a few times, then rejects. */
export function loadFigures(root: HTMLElement, { what }: Asked): Promise<ExplorerData> {
  const address = (root.dataset['figures'] ?? '').replace('{source}', what.split('.')[0] ?? '');
  // The same build writes the file: its shape is not checked again.
  return query(address, () => getJson(address, (content) => content as ExplorerData));
}
