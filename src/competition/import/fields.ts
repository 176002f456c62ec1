import type { Row } from '../counting/record.ts';
import { plain } from '../counting/values.ts';
import { FORMATS, InputError } from './problems.ts';

/**
 * Names of what is read of a contract, as official files give it: the tabular edition, the JSON of 2022 and its
 * flat forms (`acheteur_id`, `codecpv`, `offresrecues`). Names are compared in small letters, without any sign between.
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
  placeType: ['lieuexecutiontypecode'],
  amendment: ['modificationid', 'idmodification'],
} as const;

/** A thing that is read of a contract. */
export type Field = keyof typeof NAMES;

/** All that is read of a contract. */
export const FIELDS = Object.keys(NAMES) as readonly Field[]; // its own keys

/** Names of what a file must say of contracts, in the tabular edition. */
const NEEDED = {
  offers: 'offresRecues',
  notified: 'dateNotification',
  procedure: 'procedure',
  amount: 'montant',
  cpv: 'codeCPV',
} as const;

/** Places of the fields of a file: of a column, or the name of a property. */
export type Where<Place> = ReadonlyMap<Field, Place>;

/** A name as it is compared. */
function bareName(name: string): string {
  return plain(name).replaceAll(/[^a-z\d]/g, '');
}

/** Finds the fields among the names of columns. */
export function fieldsIn(names: readonly string[]): Where<number> {
  const bare = names.map(bareName);
  const found = Object.entries(NAMES).flatMap(([field, aliases]) => {
    const place = aliases.map((alias) => bare.indexOf(alias)).find((at) => at >= 0);
    return place === undefined ? [] : [[field as Field, place] as const]; // the keys of NAMES
  });
  return new Map(found);
}

/** Refuses a file that lacks what must be known of a contract. Throws InputError. */
export function refuseLacking(where: { readonly has: (field: Field) => boolean }): void {
  const lacking: string[] = Object.entries(NEEDED)
    .filter(([field]) => !where.has(field as Field)) // the keys of NEEDED
    .map(([, name]) => name);
  if (!where.has('uid') && !(where.has('buyer') && where.has('number'))) lacking.unshift('uid');
  if (!where.has('department') && !where.has('place')) lacking.push('acheteur_departement_code');
  if (lacking.length === 0) return;
  const list = lacking.map((name) => `« ${name} »`).join(', ');
  const [columns, lack] = lacking.length > 1 ? ['les colonnes', 'manquent'] : ['la colonne', 'manque'];
  throw new InputError(`${columns} ${list} ${lack} ; ${FORMATS}`);
}

/** The row of a record, from the text of each field; nothing is the text of a field that the file has not. */
export function rowOf(text: (field: Field) => string | undefined, at: string): Row {
  const [buyer, number, uid = ''] = [text('buyer'), text('number'), text('uid')];
  const bare = uid.replaceAll(/\s/g, '');
  const isWhole = buyer !== undefined && number !== undefined && buyer !== '' && number !== '';
  const kind = plain(text('placeType') ?? '');
  const place = /region|pays/.test(kind) ? '' : (text('place') ?? '');
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
    place: text('department') ?? place,
    isAmendment: !/^(?:0(?:\.0+)?)?$/.test((text('amendment') ?? '').trim()),
    at,
  };
}

/** The texts of a JSON record by their bare names: those of an object inside it follow its own (`acheteurid`). */
export function flatten(record: object): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(record)) {
    const bare = bareName(name);
    if (bare === 'titulaires') found.set(bare, holdersIn(value).toSorted().join(' '));
    else if (typeof value === 'object' && value !== null && !Array.isArray(value))
      for (const [inner, text] of Object.entries(value)) found.set(bare + bareName(inner), textOf(text));
    else found.set(bare, textOf(value));
  }
  return found;
}

/** The fields of a flattened record. */
export function textsOf(record: ReadonlyMap<string, string>): (field: Field) => string | undefined {
  return (field) => {
    const name = NAMES[field].find((alias) => record.has(alias));
    return name === undefined ? undefined : record.get(name);
  };
}

function holdersIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('id' in value) return [textOf(value.id)];
  return Object.values(value).flatMap(holdersIn);
}

/** A value of a file as text; of days their date alone. */
export function textOf(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'
    ? String(value)
    : '';
}
