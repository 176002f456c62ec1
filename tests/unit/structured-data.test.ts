import { load } from 'cheerio';
import { expect, it } from 'vitest';
import { questionsNode, toScript } from '#structured-data/graph.ts';

const site = new URL('https://www.example.org');

it('structured data: no text of an editor can end the script', () => {
  const question = 'Que fait </script><script>alert(1)</script><!-- & "cela" \u2028 ?';
  const script = toScript([questionsNode('/faq', [{ question, answer: question }], site)]);
  const $ = load(`<script type="application/ld+json">${script}</script><p>after</p>`);
  expect($('script')).toHaveLength(1);
  expect(JSON.parse($('script').text())['@graph'][0].mainEntity[0].name).toBe(question);
  expect($('p').text()).toBe('after');
});
