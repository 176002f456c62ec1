import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BID_EXAMPLE, BID_FIELDS, TENDER_LIMIT } from '../../../src/schemas/competition/bid.ts';
import { startSite, type RunningSite } from '../../support/running-site.ts';
import { BROWSER } from '../../support/server/visitor.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

async function ask(query: string, headers: Readonly<Record<string, string>> = BROWSER) {
  const response = await fetch(`${site.origin}/api/bid-or-not?${query}`, { headers });
  const html = await response.text();
  const $ = load(html);
  const slot = (name: string) => $(`[data-slot=${name}]`);
  return { response, html, $, slot };
}

describe('the calculation of an answer', () => {
  test('is the page of its language with the figures of the address, and is kept by nobody', async () => {
    const { response, $, slot } = await ask(
      'days=10&rate=400&margin=20000&low=10&high=30&year=100&locale=en&tender=Gym',
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-language')).toBe('en');
    expect($('html').attr('lang')).toBe('en');
    expect(slot('breakEven').text()).toBe('20%');
    expect(slot('gain0').text()).toBe('−€2,000');
    expect(slot('tender').text()).toBe('Gym');
    expect(slot('example').filter((_, element) => $(element).attr('hidden') === undefined)).toHaveLength(0);
    expect($('#margin').attr('value')).toBe('20,000');
  });

  test('takes what the address leaves out from the example', async () => {
    const { $ } = await ask('low=20&high=50&from=explorer');
    expect($('#days').attr('value')).toBe(String(BID_EXAMPLE.days));
    expect($('#low').attr('value')).toBe('20');
    expect($('[data-slot=explorer]').attr('hidden')).toBeUndefined();
    expect($('[data-slot=console]').attr('hidden')).toBeDefined();
  });

  test('says what is wrong beside each figure, gives all back, and shows no result', async () => {
    const { response, $, slot } = await ask('days=%3Cb%3Edouze&rate=0&margin=7000&low=30&high=20&year=');
    expect(response.status).toBe(422);
    expect($('#days').attr('value')).toBe('<b>douze');
    expect($('#margin').attr('value')).toBe('7000');
    const wrong = BID_FIELDS.filter((field) => $(`#${field}-error`).text() !== '');
    expect(wrong).toEqual(['days', 'rate', 'high', 'year']);
    for (const field of wrong) {
      expect($(`#${field}`).attr('aria-invalid')).toBe('true');
      expect($(`[data-summary] a[href="#${field}"]`)).toHaveLength(1);
    }
    expect(slot('result').attr('hidden')).toBeDefined();
  });

  test('reads nothing of the address as anything but text', async () => {
    const attack = '"><img src=x onerror=alert(1)>';
    const fields = [...BID_FIELDS, 'tender', 'locale', 'from', '__proto__', 'constructor'];
    const { response, $ } = await ask(new URLSearchParams(fields.map((field) => [field, attack])).toString());
    expect(response.status).toBe(422);
    expect($('img[onerror]')).toHaveLength(0);
    expect($('html').attr('lang')).toBe('fr');
  });

  test('keeps the name of a tender to its limit, and shows none from a link of others', async () => {
    const tender = `tender=${'x'.repeat(TENDER_LIMIT * 3)}`;
    expect((await ask(tender)).slot('tender').text()).toHaveLength(TENDER_LIMIT);
    for (const from of ['cross-site', 'none']) {
      const { html } = await ask(tender, { 'Sec-Fetch-Site': from });
      expect(html).not.toContain('xxx');
    }
  });
});
