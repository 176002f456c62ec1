import { expect, it } from 'vitest';
import { builtFile } from '../support/dist.ts';
import { readAloud } from '../support/read-aloud.ts';

it.each([
  ['/index.html', 'home.fr'],
  ['/en.html', 'home.en'],
  ['/tarifs.html', 'pricing.fr'],
  ['/en/pricing.html', 'pricing.en'],
])('A30 %s is read aloud as it was reviewed', async (file, name) => {
  await expect(await readAloud(builtFile(file).toString())).toMatchFileSnapshot(`../transcripts/${name}.txt`);
});
