import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BID_EXAMPLE, BID_FIELDS } from '#schemas/competition/bid.ts';
import { href } from '#routes.ts';
import type { Site } from '../../support/running-site.ts';
import { startInProcess } from '../../support/server/in-process.ts';

let site: Site;
beforeAll(async () => {
  site = await startInProcess();
});
afterAll(() => site.stop());

async function ask(query: string, path = '/api/bid-or-not') {
  const response = await fetch(`${site.origin}${path}?${query}`);
  const html = await response.text();
  const $ = load(html);
  const slot = (name: string) => $(`[data-slot=${name}]`);
  return { response, html, $, slot };
}

describe('the calculation of an answer', () => {
  test('is the page of its language with the figures of the address, and is kept by nobody', async () => {
    const { response, $, slot } = await ask(
      'days=10&rate=400&margin=20000&low=10&high=30&year=100&locale=en',
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-language')).toBe('en');
    expect($('html').attr('lang')).toBe('en');
    expect(slot('breakEven').text()).toBe('20%');
    expect(slot('gain0').text()).toBe('−€2,000');
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
    const fields = [...BID_FIELDS, 'locale', 'from', '__proto__', 'constructor'];
    const { response, $ } = await ask(new URLSearchParams(fields.map((field) => [field, attack])).toString());
    expect(response.status).toBe(422);
    expect($('img[onerror]')).toHaveLength(0);
    expect($('html').attr('lang')).toBe('fr');
  });

  test('answers at its own address, whatever signs a chance has, and leaves the built page to others', async () => {
    const { response, $, slot } = await ask('low=33,333&high=0.125e2', href('bidOrNot', 'en'));
    expect([response.status, $('html').attr('lang')]).toEqual([422, 'en']);
    expect(slot('high-error').text()).not.toBe('');
    const read = await ask('low=0.125&high=33,333', href('bidOrNot', 'fr'));
    expect(read.response.status).toBe(200);
    expect([read.$('#low').attr('value'), read.$('#high').attr('value')]).toEqual(['0,125', '33,333']);
    expect(read.slot('demo').attr('href')).toContain('calcul=12-500-30000-0.125-33.333');
    const built = await ask('utm_source=x', href('bidOrNot', 'fr'));
    expect(built.response.headers.get('etag')).not.toBeNull();
    expect(built.$('#low').attr('value')).toBe(String(BID_EXAMPLE.low));
  });
});
