import { bareText } from '../counting/labels.ts';
import { memoize } from '../counting/memoize.ts';
import type { Row } from '../counting/rows.ts';
import { USE_FORMATS, InputError } from './problems.ts';

/**
 * Names of the fields in official files, as `bareText` writes them: the tabular edition, the JSON of 2022 and its flat
 * forms (`acheteur_id`, `codecpv`, `offresrecues`).
 */
const NAMES = {
  uid: ['uid'],
  number: ['id'],
  buyer: ['acheteurid', 'idacheteur'],
  holders: ['titulaires', 'titulaireid', 'titulaireid1', 'titulairesid'],
  offers: ['offresrecues'],
  notified: ['datenotification'],
  published: ['datepublicationdonnees'],
  procedure: ['procedure'],
  amount: ['montant'],
  months: ['dureemois'],
  cpv: ['codecpv'],
  department: ['acheteurdepartementcode'],
  place: ['lieuexecutioncode'],
  placeKind: ['lieuexecutiontypecode'],
  amendment: ['modificationid', 'idmodification'],
} as const;

export type Field = keyof typeof NAMES;

/** Fields that a file must have, by their names in the tabular edition. */
const REQUIRED = {
  offers: 'offresRecues',
  notified: 'dateNotification',
  procedure: 'procedure',
  amount: 'montant',
  cpv: 'codeCPV',
} as const;

const bareName = memoize(bareText);

/** Record of a file; without fields it could not be read. */
export interface FileRecord {
  /** Place in the file: `ligne 12`. */
  readonly where: string;
  readonly text: string;
  readonly fields?: ReadonlyMap<Field, string>;
  /** True for a line before the header of a table, such as a title. */
  readonly isTitle?: true;
}

export function findFields(names: readonly string[]): ReadonlyMap<Field, number> {
  const bare = names.map(bareName);
  const found = Object.entries(NAMES).flatMap(([field, aliases]) => {
    const place = aliases.map((alias) => bare.indexOf(alias)).find((at) => at >= 0);
    return place === undefined ? [] : [[field as Field, place] as const]; // the keys of NAMES
  });
  return new Map(found);
}

export function pickFields(
  places: ReadonlyMap<Field, number>,
  values: readonly string[],
): ReadonlyMap<Field, string> {
  return new Map([...places].map(([field, place]) => [field, values[place] ?? '']));
}

/** Properties that only a contract has, as `bareText` writes them. */
const CONTRACT_PROPERTIES: ReadonlySet<string> = new Set([
  'acheteur',
  ...NAMES.buyer,
  ...Object.keys(REQUIRED).flatMap((field) => NAMES[field as keyof typeof REQUIRED]), // its own keys
]);

/** Returns whether an object with a property of this name is a contract, and not one that holds a list of them. */
export const isContractProperty = memoize((name) => CONTRACT_PROPERTIES.has(bareName(name)));

/** Throws InputError for a file that lacks a required field. */
export function requireFields(found: ReadonlySet<Field>): void {
  const lacking: string[] = Object.entries(REQUIRED)
    .filter(([field]) => !found.has(field as Field)) // the keys of REQUIRED
    .map(([, name]) => name);
  if (!found.has('uid') && !(found.has('buyer') && found.has('number'))) lacking.unshift('uid');
  if (!found.has('department') && !found.has('place')) lacking.push('acheteur_departement_code');
  if (lacking.length === 0) return;
  const list = lacking.map((name) => `« ${name} »`).join(', ');
  const [columns, lack] = lacking.length > 1 ? ['les colonnes', 'manquent'] : ['la colonne', 'manque'];
  throw new InputError(`${columns} ${list} ${lack} ; ${USE_FORMATS}`);
}

/** Texts that programs write where there is no value: Python, R and spreadsheets. */
const BLANK = /^\s*(?:nan|nat|none|null|nil|na|n\/a|#n\/a|undefined)\s*$/i;

/** Converts a raw record to a row; missing fields become empty texts. */
export function toRow(fields: ReadonlyMap<Field, string>, at: string): Row {
  const text = (field: Field) => fields.get(field)?.replace(BLANK, '');
  const [buyer = '', number = '', uid = ''] = [text('buyer'), text('number'), text('uid')];
  const bare = uid.replaceAll(/\s/g, '');
  const isWhole = buyer !== '' && number !== '';
  const department = text('department');
  return {
    buyer: isWhole ? buyer : bare.slice(0, 14),
    number: isWhole ? number : bare.slice(14),
    holders: text('holders'),
    offers: text('offers') ?? '',
    notified: text('notified') ?? '',
    published: text('published') ?? '',
    procedure: text('procedure') ?? '',
    amount: text('amount') ?? '',
    months: text('months'),
    cpv: text('cpv') ?? '',
    place: department ?? text('place') ?? '',
    placeKind: department === undefined ? (text('placeKind') ?? '') : '',
    isAmendment: !/^(?:0(?:\.0+)?)?$/.test((text('amendment') ?? '').trim()),
    at,
  };
}

/** Finds the fields of a JSON record; the texts of an object inside it follow its name (`acheteurid`). */
export function recordFields(record: object): ReadonlyMap<Field, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(record)) {
    const bare = bareName(name);
    if (bare === 'titulaires') found.set(bare, holderNumbers(value).toSorted().join(' '));
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [inner, text] of Object.entries(value)) found.set(bare + bareName(inner), toText(text));
    else found.set(bare, toText(value));
  }
  return pickFields(findFields([...found.keys()]), [...found.values()]);
}

function holderNumbers(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('id' in value) return [toText(value.id)];
  return Object.values(value).flatMap(holderNumbers);
}

/** Converts a value of a file to text; an instant keeps its time and zone. */
export function toText(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString();
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'
    ? String(value)
    : '';
}
