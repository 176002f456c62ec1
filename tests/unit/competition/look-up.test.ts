import { expect, it } from 'vitest';
import { choiceKey } from '#competition/counting/choice.ts';
import { lookUp, compareToWhole } from '#competition/look-up.ts';
import type { Choice } from '#schemas/competition/figures.ts';
import { countCell } from './fixtures.ts';
import { readAddress, writeAddress } from '#client/explorer/address.ts';
import { availableParts, toQuestion, toChoice, defaultChoice, type Question } from '#competition/question.ts';
import { findNearestOption } from '#client/explorer/nearest.ts';
import type { Option } from '#schemas/competition/explorer-data.ts';

const cell = (contracts: number) => countCell([contracts]);
const figures = (counts: Readonly<Record<string, number>>, tooFew = {}) => ({
  cells: Object.fromEntries(Object.entries(counts).map(([key, n]) => [key, cell(n)])),
  tooFew,
});
const ALL: Choice = { procedure: 'adaptee', band: 90_000, cpv: '452', department: '06' };

it('a choice of thirty consultations has its own figures', () => {
  const answer = lookUp(figures({ [choiceKey(ALL)]: 30, all: 99 }), ALL);
  expect(answer).toMatchObject({
    asked: { consultations: 30 },
    choice: ALL,
    dropped: [],
    cell: { contracts: 30 },
  });
});

it.each([
  ['procedure=adaptee&band=90000&cpv=452&region=93', ['department']],
  ['procedure=adaptee&band=90000&cpv=452', ['department', 'region']],
  ['procedure=adaptee&band=90000&cpv=45', ['department', 'region', 'group']],
  ['procedure=adaptee&cpv=45', ['department', 'region', 'group', 'band']],
  ['cpv=45', ['department', 'region', 'group', 'band', 'procedure']],
  ['all', ['department', 'region', 'group', 'band', 'procedure', 'division']],
])('a choice of fewer than thirty consultations falls back to the next wider one: %s', (key, dropped) => {
  const answer = lookUp(figures({ all: 500, [key]: 70 }, { [choiceKey(ALL)]: [53, 11] }), ALL);
  expect(answer).toMatchObject({
    asked: { contracts: 53, consultations: 11 },
    dropped,
    cell: { contracts: 70 },
  });
  expect(choiceKey(answer?.choice ?? {})).toBe(key);
});

it('a source of fewer than thirty consultations has no figures', () => {
  expect(lookUp(figures({}, { all: [53, 11] }), { cpv: '72' })).toBeUndefined();
});

const whole = countCell([20, 80]);
it.each([
  [{ count: 30, share: 0.3, low: 0.21, high: 0.41 }, 'more'],
  [{ count: 30, share: 0.3, low: 0.2, high: 0.42 }, 'unknown'],
  [{ count: 10, share: 0.1, low: 0.05, high: 0.19 }, 'fewer'],
] as const)(
  'a difference is stated only where the interval leaves the whole out: %j is %s',
  (single, position) => {
    expect(compareToWhole(countCell([30, 70], { single }), whole)).toBe(position);
  },
);

const NAMES = { what: 'quoi', amount: 'tranche', procedure: 'procedure', where: 'ou' };

it.each<[Question, Choice]>([
  [{ what: 's', amount: '', procedure: '', where: '' }, {}],
  [
    { what: 's.72', amount: '0', procedure: 'ouvert', where: '2A' },
    { cpv: '72', band: 0, procedure: 'ouvert', department: '2A' },
  ],
  [
    { what: 's.452', amount: '90000', procedure: '', where: 'region-93' },
    { cpv: '452', band: 90_000, region: '93' },
  ],
])('a question is the same as an address, as values of controls and as a choice: %j', (asked, choice) => {
  expect(toChoice(asked)).toEqual({ source: 's', choice });
  expect(toQuestion('s', choice)).toEqual(asked);
  expect(readAddress(writeAddress(asked, NAMES), NAMES)).toEqual(asked);
});

it('an address that asks nothing has no question; one may ask for a place alone', () => {
  expect(readAddress('?ou=06', NAMES)).toMatchObject({ what: '', where: '06' });
  expect(readAddress('', NAMES)).toBeUndefined();
  expect(readAddress('?utm=1', NAMES)).toBeUndefined();
});

const bands = [
  { from: 0, to: 90_000 },
  { from: 90_000, to: null },
];

it('trades that are nearly all of a source are left out, and places of few contracts are kept', () => {
  const offer = availableParts({
    bands,
    ...figures(
      { all: 500, 'cpv=45': 480, 'cpv=72': 40, 'band=0': 40, 'region=93': 40 },
      { 'department=06': [90, 9], 'band=0&department=06': [4, 4] },
    ),
  });
  expect(offer).toEqual({
    cpv: ['72'],
    bands: [0],
    procedures: [],
    regions: ['93'],
    departments: ['06'],
  });
});

it('the first choice is the most frequent procedure and amount, or all of a source', () => {
  const counts = { all: 900, 'procedure=ouvert&band=0': 50, 'procedure=adaptee&band=90000': 70 };
  expect(defaultChoice(figures(counts), 'fr')).toEqual({ procedure: 'adaptee', band: 90_000 });
  expect(defaultChoice(figures({ all: 40 }), 'fr')).toEqual({});
});

const PLACES: readonly Option[] = [
  ['', 'Toute la France'],
  ['01', 'Ain'],
  ['2A', 'Corse-du-Sud'],
  ['33', 'Gironde'],
  ['35', 'Ille-et-Vilaine'],
];
const AMOUNTS: readonly Option[] = [
  ['', 'Tous les montants'],
  ['0', 'Moins de 40 000 €'],
  ['40000', '40 000 à 90 000 €'],
  ['90000', '90 000 à 216 000 €'],
];
const CODES: readonly Option[] = [
  ['paris.72', 'Services informatiques'],
  ['paris.45', 'Travaux'],
];

it.each([
  ['gironde', PLACES, '33'],
  ['Gironnde', PLACES, '33'],
  ['ille et vilaine', PLACES, '35'],
  ['1', PLACES, '01'],
  ['2a', PLACES, '2A'],
  ['95000', AMOUNTS, '90000'],
  ['paris.725', CODES, 'paris.72'],
])('the option nearest to %s is found', (value, options, expected) => {
  expect(findNearestOption(value, options)?.[0]).toBe(expected);
});

it('a value that is near no option finds none', () => {
  expect(findNearestOption('<img src=x>', PLACES)).toBeUndefined();
  expect(findNearestOption('pirate', CODES)).toBeUndefined();
  expect(findNearestOption('x', [])).toBeUndefined();
});
