import type { ConsoleData, ConsoleTender } from '../schemas/console.ts';
import { REGIONS, SECTORS, STATUSES } from '../schemas/profile.ts';

type Check = (value: unknown) => boolean;

/**
 * The samples and words that were fetched, or an error: what is cut short or not ours must not reach the console. The
 * same as `ConsoleDataSchema`, which a test compares, without the schema library.
 */
export function parseConsoleData(content: unknown): ConsoleData {
  if (isConsoleData(content)) return content;
  throw new Error('The samples of the console are not what they should be.');
}

/** Says whether something has the shape of the samples and words. */
export function isConsoleData(value: unknown): value is ConsoleData {
  return hasFields(value, DATA);
}

const isText: Check = (value) => typeof value === 'string' && value !== '';
const isCount: Check = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const oneOf =
  (options: readonly unknown[]): Check =>
  (value) =>
    options.includes(value);
const isCountOrNull: Check = (value) => value === null || isCount(value);

function hasFields(value: unknown, fields: Readonly<Record<string, Check>>): boolean {
  return (
    value instanceof Object &&
    Object.entries(fields).every(([name, isRight]) => isRight(Reflect.get(value, name)))
  );
}

const TENDER: Readonly<Record<keyof ConsoleTender, Check>> = {
  id: isText,
  title: isText,
  buyer: isText,
  summary: isText,
  procedure: isText,
  holder: isText,
  budgetEurExVat: isCount,
  budget: isText,
  duration: isText,
  sector: oneOf(SECTORS),
  status: oneOf(STATUSES),
  deadlineInDays: isCount,
  deadlineKind: oneOf(['tenders', 'applications']),
  publicationInDays: isCountOrNull,
  durationMonths: isCount,
  renewals: isCount,
  renewalMonths: isCount,
  lots: isCount,
  currentContractEndsInMonths: isCountOrNull,
  bidsReceivedLastTime: isCountOrNull,
  cpv: (value) => hasFields(value, { code: isText }),
  region: (value) => hasFields(value, { code: oneOf(REGIONS) }),
  criteria: (value) => hasFields(value, { price: isCount, quality: isCount, performance: isCount }),
};

const DATA: Readonly<Record<keyof ConsoleData, Check>> = {
  words: (value) => value instanceof Object && 'groups' in value,
  tenders: (value) => Array.isArray(value) && value.every((tender) => hasFields(tender, TENDER)),
};
