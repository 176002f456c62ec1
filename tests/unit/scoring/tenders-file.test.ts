import { expect, test } from 'vitest';
import published from '../../../content/tenders.json' with { type: 'json' };
import { REGIONS } from '../../../src/schemas/profile.ts';
import { TendersSchema } from '../../../src/schemas/tender.ts';

/** A published sample whose contract runs, which every mistake below is made of, before all others. */
const first = published.tenders.find(
  ({ status, bidsReceivedLastTime: bids }) => status === 'published' && bids !== null,
);
const rest = published.tenders.filter((one) => one !== first);
const [second] = rest;
const withFirst = (change: object) => ({ ...published, tenders: [{ ...first, ...change }, ...rest] });
const messagesOf = (data: unknown) =>
  (TendersSchema.safeParse(data).error?.issues ?? []).map(({ message }) => message);

test('the samples are valid and come out as they are written', () => {
  expect(TendersSchema.parse(published)).toEqual(published);
  expect(published.tenders.length).toBeGreaterThan(0);
});

test('every region of France has a name', () =>
  expect(published.meta.regions.map(({ code }) => code)).toEqual(REGIONS));

test.each([
  ['a sample that hides what it is', { fictional: false }, 'dit qu’elle est fictive'],
  ['a free number', { id: 'X1' }, 'numéro d’échantillon'],
  ['a CPV code with its check digit', { cpv: { ...first?.cpv, code: `${first?.cpv.code}-1` } }, 'code CPV'],
  [
    'weights off 100',
    { criteria: { ...first?.criteria, price: (first?.criteria.price ?? 0) + 1 } },
    'ne font pas 100',
  ],
  [
    'environment above performance',
    { criteria: { ...first?.criteria, environmentPoints: (first?.criteria.performance ?? 0) + 1 } },
    'dépasse performance',
  ],
  ['a published notice to come', { publicationInDays: 3 }, 'consultation à venir'],
  ['an upcoming notice without a day', { status: 'upcoming' }, 'consultation à venir'],
  [
    'a deadline before the notice',
    { status: 'upcoming', publicationInDays: (first?.deadlineInDays ?? 0) + 1 },
    'la date limite précède la publication',
  ],
  [
    'a real name',
    { previousHolder: { fr: 'Dupont SA', en: first?.previousHolder.en } },
    'le titulaire s’écrit',
  ],
  [
    'an English real name',
    { previousHolder: { ...first?.previousHolder, en: 'Smith' } },
    'le titulaire s’écrit',
  ],
  [
    'bids without a contract',
    {
      currentContractEndsInMonths: null,
      previousHolder: { fr: 'Sans objet (exemple)', en: 'Not applicable (sample)' },
    },
    'aucun contrat n’est en cours',
  ],
  ['a number used twice', { id: second?.id }, `${second?.id} existe déjà`],
  [
    'a sector under another name',
    { sectorLabel: { fr: 'Informatique', en: 'IT' } },
    'ne nomme pas son secteur',
  ],
  [
    'a region under another code',
    { region: { ...first?.region, code: second?.region.code } },
    'ne nomme pas sa région',
  ],
])('refuses %s', (_case, change, message) => {
  expect(messagesOf(withFirst(change))).toEqual([expect.stringContaining(message)]);
});

test('refuses a key that nobody reads', () => {
  expect(messagesOf(withFirst({ bugdet: 1 }))).toEqual([expect.stringContaining('bugdet')]);
});
