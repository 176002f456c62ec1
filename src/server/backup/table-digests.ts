import { hash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Row } from '../store/database.ts';

/** What each table of a store holds: how many rows, and a digest of them that no order changes. */
export type TableDigests = Readonly<Record<string, { readonly rows: number; readonly digest: string }>>;

/** Counts and digests every table of a SQLite store. */
export function digestTables(database: DatabaseSync): TableDigests {
  return Object.fromEntries(tablesOf(database).map((table) => [table, digestTable(database, table)]));
}

/** The names of the tables of a SQLite store. */
export function tablesOf(database: DatabaseSync): string[] {
  return database
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`)
    .all()
    .map(({ name }) => String(name));
}

/** A name of the store's shape, as both databases take it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The tables of which two contents differ. */
export function differingTables(one: TableDigests, other: TableDigests): string[] {
  const tables = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...tables].filter((table) => one[table]?.digest !== other[table]?.digest);
}

/** A row as text: the same for the same values, whatever database they come from. */
export function rowText(row: Row): string {
  return JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function digestTable(database: DatabaseSync, table: string): TableDigests[string] {
  const rows: string[] = [];
  for (const row of database.prepare(`SELECT * FROM ${quoted(table)}`).iterate())
    rows.push(hash('sha256', rowText(row as Row), 'base64url')); // no column holds a blob
  return { rows: rows.length, digest: hash('sha256', rows.toSorted().join('\n'), 'base64url') };
}
