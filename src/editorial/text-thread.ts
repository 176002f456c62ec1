/** A thread of `readTexts`: leaves the readings of its share in the cache. */
import { share } from '../work/threads.ts';
import { createReader, type Place, type TextFile } from './read-texts.ts';

const { items, common } = share<TextFile, Place>();
const reader = createReader(common);
for (const file of items) await reader.read(file);
