import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { questionsNode } from '../../src/structured-data/graph.ts';
import { pageNodes, toScript } from '../../src/structured-data/graph.ts';

const site = new URL('https://www.example.org');

describe('the script of structured data', () => {
  it('survives any text that an editor can write', () => {
    const question = 'Que fait </script><script>alert(1)</script><!-- & "cela" \u2028 ?';
    const script = toScript([questionsNode('/faq', [{ question, answer: question }], site)]);
    const $ = load(`<script type="application/ld+json">${script}</script><p>after</p>`);
    expect($('script')).toHaveLength(1);
    expect(JSON.parse($('script').text())['@graph'][0].mainEntity[0].name).toBe(question);
    expect($('p').text()).toBe('after');
  });
});

describe('a page', () => {
  it('at home has no breadcrumb, and a date only where its content has one', () => {
    const home = { path: '/', locale: 'fr', heading: 'h', description: 'd', trail: [] } as const;
    expect(pageNodes(home, site)).toHaveLength(1);
    expect(JSON.stringify(pageNodes(home, site))).not.toMatch(/dateModified|breadcrumb/);
    expect(JSON.stringify(pageNodes({ ...home, modified: '2026-01-02' }, site))).toContain('2026-01-02');
  });
});
