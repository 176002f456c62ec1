/** A thread of `readTexts`: hands back the readings of its share, whose pages it leaves in the cache. */
import { hand, share } from '../work/threads.ts';
import { createReader, type Place, type Read, type TextFile } from './read-texts.ts';

const { items, common } = share<TextFile, Place>();
const reader = createReader(common);
const readings: Read[] = [];
for (const file of items) readings.push(await reader.read(file));
hand(readings);
