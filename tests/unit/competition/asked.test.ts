import { describe, expect, it } from 'vitest';
import { readAddress, toAddress } from '../../../src/client/explorer/address.ts';
import { offerOf, toAsked, toChoice, usualChoice, type Asked } from '../../../src/competition/asked.ts';
import type { Choice } from '../../../src/schemas/competition/figures.ts';
import { cellOf } from './fixtures.ts';

const cell = (contracts: number) => cellOf([contracts]);
const cells = (counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(counts).map(([key, n]) => [key, cell(n)]));

const NAMES = { what: 'quoi', amount: 'tranche', procedure: 'procedure', where: 'ou' };

describe('a question to the explorer', () => {
  it.each<[Asked, Choice]>([
    [{ what: 's', amount: '', procedure: '', where: '' }, {}],
    [
      { what: 's.72', amount: '0', procedure: 'ouvert', where: '2A' },
      { cpv: '72', band: 0, procedure: 'ouvert', department: '2A' },
    ],
    [
      { what: 's.452', amount: '90000', procedure: '', where: 'region-93' },
      { cpv: '452', band: 90_000, region: '93' },
    ],
  ])('is the same as an address, as values of controls and as a choice: %j', (asked, choice) => {
    expect(toChoice(asked)).toEqual({ source: 's', choice });
    expect(toAsked('s', choice)).toEqual(asked);
    expect(readAddress(toAddress(asked, NAMES), NAMES)).toEqual(asked);
  });

  it('is none where the address asks nothing, and may be of a place alone', () => {
    expect(readAddress('?ou=06', NAMES)).toMatchObject({ what: '', where: '06' });
    expect(readAddress('', NAMES)).toBeUndefined();
    expect(readAddress('?utm=1', NAMES)).toBeUndefined();
  });
});

describe('what a source is worth asking', () => {
  const bands = [
    { from: 0, to: 90_000 },
    { from: 90_000, to: null },
  ];

  it('leaves out trades that are nearly all of it, and keeps places of which too little is known', () => {
    const offer = offerOf({
      bands,
      cells: cells({ all: 500, 'cpv=45': 480, 'cpv=72': 40, 'band=0': 40, 'region=93': 40 }),
      tooFew: { 'department=06': [90, 9], 'band=0&department=06': [4, 4] },
    });
    expect(offer).toEqual({ cpv: ['72'], bands: [0], procedures: [], regions: ['93'], departments: ['06'] });
  });

  it('begins with the procedure and amount of most markets, or with all', () => {
    const counts = { all: 900, 'procedure=ouvert&band=0': 50, 'procedure=adaptee&band=90000': 70 };
    expect(usualChoice({ cells: cells(counts) })).toEqual({ procedure: 'adaptee', band: 90_000 });
    expect(usualChoice({ cells: cells({ all: 40 }) })).toEqual({});
  });
});
