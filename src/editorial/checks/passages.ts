import { listStrings } from '#i18n/typography.ts';
import type { Body } from '../markdown/body.ts';
import { imagePassages } from './images.ts';
import type { Passage, Text } from './text.ts';

/** Fields that are keys, days or addresses, not words. */
const NOT_WORDS = /^(?:date|issued|updated|checked|authors|aliases|theme|key|target|related|url)$/;

export function listPassages(
  { data, fieldLine }: Pick<Text, 'data' | 'fieldLine'>,
  body: Body,
  address: URL,
): Passage[] {
  const fields = listStrings(data)
    .filter(({ path }) => !path.some((step) => NOT_WORDS.test(String(step))))
    .map(({ path, text }) => ({ field: path.join('.'), text, line: fieldLine(path) }));
  const urls = new Set(body.links.map(({ url }) => url));
  const texts = body.texts
    .filter(({ text }) => !urls.has(text))
    .map(({ line, text }) => ({ line, field: 'corps', text }));
  return [...fields, ...texts, ...imagePassages(body, address)];
}
