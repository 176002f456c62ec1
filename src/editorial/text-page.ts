import { readFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { ArticleData, LegalData } from '../schemas/article.ts';
import type { Rendered } from './markdown/render.ts';
import type { Finding } from './problem.ts';
import type { TextRecord } from './record.ts';

/** A text as its page shows it: facts filled, typeset, rendered. */
export interface TextPage<Data = ArticleData | LegalData> extends Rendered {
  readonly data: Data;
  /** The body for those who ask for Markdown. */
  readonly markdown: string;
}

/** What one reading of a file gives: for the other texts, for its editor, for its page. */
export interface Reading {
  readonly record: TextRecord;
  readonly findings: readonly Finding[];
  /** `undefined` when something is wrong: no page is built from it. */
  readonly page: TextPage | undefined;
}

/** A reading as it is kept: what a list of thousands needs on a line, then the page, whose bytes are taken as they are. */
export function packReading({ record, findings, page }: Reading): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ record, findings })}\n`), serialize(page)]);
}

/** The first line of a reading that was kept. */
export function unpackRecord(kept: Buffer): Pick<Reading, 'record' | 'findings'> {
  return JSON.parse(kept.toString('utf8', 0, kept.indexOf('\n'))); // packReading's own
}

/** The page of a reading that was kept, by the path of its file. */
export function readTextPage<Data = ArticleData | LegalData>(file: string): TextPage<Data> {
  const kept = readFileSync(file);
  return deserialize(kept.subarray(kept.indexOf('\n') + 1)); // packReading's own; no page asks for a bad text
}
