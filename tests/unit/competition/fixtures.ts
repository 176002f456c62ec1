import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { completeCell } from '#competition/counting/statistics.ts';
import type { Imported } from '#competition/import/compute.ts';
import { importFiles } from '#competition/import/import.ts';
import type { Cell } from '#schemas/competition/cell.ts';

/** A row of the tabular edition, or a contract of the JSON; everything in it is made up. */
export interface Row {
  readonly buyer: string;
  readonly id: string;
  readonly offers: string;
  readonly cpv: string;
  readonly procedure: string;
  readonly amount: string;
  readonly day: string;
  readonly department: string;
  readonly holder: string;
  readonly months: string;
}

const USUAL: Row = {
  buyer: '29900000000017',
  id: 'A',
  offers: '3',
  cpv: '45214200',
  procedure: 'Procédure adaptée',
  amount: '120000',
  day: '2025-03-01',
  department: '31',
  holder: 'T1',
  months: '12',
};

/** The day of the computation in these tests. */
export const DAY = '2026-01-31';

/** So many contracts of as many consultations, each of a buyer of its own, the numbers of offers in turns. */
export function rows(count: number, offers: readonly number[], changed: Partial<Row> = {}): Row[] {
  return Array.from({ length: count }, (_, place) => ({
    ...USUAL,
    buyer: String(29_900_000_000_000 + place),
    id: `${changed.id ?? 'M'}${place}x`,
    offers: String(offers[place % offers.length]),
    ...Object.fromEntries(Object.entries(changed).filter(([name]) => name !== 'id')),
  }));
}

/** Row of a file. */
export function row(changed: Partial<Row>): Row {
  return { ...USUAL, ...changed };
}

/** A new folder for the files of a test, which goes with it. */
export function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'competition-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const HEADER =
  'uid,id,codeCPV,acheteur_id,titulaire_id,montant,dateNotification,procedure,offresRecues,acheteur_departement_code,dureeMois';

/** Rows as the tabular edition, in CSV. */
export function csvText(list: readonly Row[], header = HEADER): string {
  const lines = list.map((one) => {
    const { buyer, id, cpv, holder, amount, day, procedure, offers, department, months } = one;
    const cells = [
      buyer + id,
      id,
      cpv,
      buyer,
      holder,
      amount,
      day,
      `"${procedure}"`,
      offers,
      department,
      months,
    ];
    return cells.join(',');
  });
  return `${[header, ...lines].join('\n')}\n`;
}

/** Rows in the JSON schema of 2022. */
export function jsonText(list: readonly Row[], { indent = 0, published = '' } = {}): string {
  const marche = list.map((one) => ({
    id: one.id,
    acheteur: { id: one.buyer },
    objet: 'Objet fictif, avec une virgule, une accolade } et un "guillemet" \\ échappé',
    codeCPV: one.cpv,
    procedure: one.procedure,
    montant: Number(one.amount),
    dateNotification: one.day,
    ...(published !== '' && { datePublicationDonnees: published }),
    // As buyers type it: a number, or words.
    offresRecues: Number.isNaN(Number(one.offers)) ? one.offers : Number(one.offers),
    lieuExecution: { code: one.department, typeCode: 'Code département' },
    dureeMois: Number(one.months),
    titulaires: [{ titulaire: { id: one.holder, typeIdentifiant: 'SIRET' } }],
  }));
  return JSON.stringify({ marches: { marche, 'contrat-concession': [{ id: 'C' }] } }, null, indent);
}

/** Writes a file of a folder, and returns its path. */
export function put(folder: string, name: string, content: string | Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
}

/** A description of a source, as `content/open-data.yaml` has it. */
export function describeSource(id: string, files: string, more = 'only: false'): string {
  return `[{ id: ${id}, files: ['${files}'], title: { fr: F, en: E }, what: { fr: F, en: E }, scope: { fr: F, en: E },
    place: { fr: France, en: France }, licence: L, address: 'https://example.org', ${more} }]`;
}

/** Imports files into `figures` of their folder, described only by what a test gives. */
export async function importInto(
  folder: string,
  files: readonly string[],
  sources = '[]',
  readings = 'readings: []',
): Promise<Imported[]> {
  const openData = put(folder, 'open-data.yaml', `sources: ${sources}\n`);
  const readingsFile = put(folder, 'readings.yaml', readings);
  return importFiles({
    files,
    folder: path.join(folder, 'figures'),
    day: DAY,
    openData,
    readings: readingsFile,
  });
}

/** The figures of rows that a CSV file holds. */
export async function countFigures(list: readonly Row[]) {
  const folder = newFolder();
  const [imported] = await importInto(folder, [put(folder, 'fictif.csv', csvText(list))]);
  if (imported === undefined) throw new Error('Nothing was imported.');
  return imported.figures;
}

/** The bytes of a written file. */
export function readBytes(folder: string, name: string): string {
  return readFileSync(path.join(folder, 'figures', name), 'utf8');
}

/** A cell of as many consultations as contracts, from its contracts by number of offers (the last: ten). */
export function countCell(
  offers: readonly number[],
  changed: Partial<Cell> & { within?: Cell['within'] } = {},
): Cell {
  const contracts = offers.reduce((a, b) => a + b, 0);
  const received = offers.reduce((sum, count, place) => sum + count * (place + 1), 0);
  const cell = completeCell({
    contracts,
    consultations: contracts,
    quartiles: changed.quartiles ?? [1, 2, 3],
    offers: Array.from({ length: 10 }, (_, place) => offers[place] ?? 0),
    received,
    effective: contracts,
    oneMore: 0.25,
    within: contracts,
    period: { from: '2025-01-01', to: '2025-12-31' },
  });
  return { ...cell, ...changed };
}
