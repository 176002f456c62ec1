import path from 'node:path';
import type { OpenDataSource } from '#schemas/competition/figures.ts';
import { slugify } from '#text.ts';
import type { CountedContracts } from '../counting/contracts.ts';

/** Buyer or department of more than this share of a source is the subject of the source. */
const MAJORITY = 0.5;

/** Files of a source, in the order of their names, and whether `content/open-data.yaml` describes it. */
export interface SourceFiles {
  readonly source: OpenDataSource;
  readonly isDescribed: boolean;
  readonly files: readonly string[];
}

/** Groups files by source. Files that nothing describes are sources named after them. */
export function groupBySource(files: readonly string[], described: readonly OpenDataSource[]): SourceFiles[] {
  const sources = new Map<string, SourceFiles>();
  const named = files.map((file) => ({ file, name: path.basename(file) }));
  for (const { file, name } of named.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const bare = name.replace(/\.gz$/i, '');
    const known = described.find((source) => source.files.some((pattern) => path.matchesGlob(bare, pattern)));
    const source = known ?? describeByName(name);
    const before = sources.get(source.id)?.files ?? [];
    sources.set(source.id, { source, isDescribed: known !== undefined, files: [...before, file] });
  }
  return [...sources.values()].toSorted((a, b) => (a.source.id < b.source.id ? -1 : 1));
}

function describeByName(name: string): OpenDataSource {
  const slug = slugify(name.replace(/(?:\.(?:csv|json|parquet|gz))+$/i, ''));
  const words = { fr: name, en: name };
  return {
    id: `fichier-${slug || Buffer.from(name).toString('hex')}`,
    files: [name],
    title: words,
    what: words,
    scope: words,
    place: { fr: `Fichier ${name}`, en: `File ${name}` },
    only: true,
    licence: 'Licence Ouverte 2.0',
    address: 'https://www.data.gouv.fr/datasets/608c055b35eb4e6ee20eb325',
  };
}

/**
 * Checks the description of a source against its contracts; one that does not fit is replaced by the name of its first
 * file. Returns the notices for the person who runs the command.
 */
export function checkDescription(
  { source, isDescribed, files }: SourceFiles,
  counted: CountedContracts,
  day: string,
): { readonly source: OpenDataSource; readonly notices: readonly string[] } {
  const names = files.map((file) => path.basename(file)).join(', ');
  const remedy = 'décrivez-le dans content/open-data.yaml avant de publier';
  if (!isDescribed)
    return {
      source,
      notices: [`${names} : aucune source ne nomme ce fichier, ses pages porteraient son nom ; ${remedy}.`],
    };
  const mismatch = descriptionMismatch(source, counted);
  if (mismatch !== undefined)
    return {
      source: describeByName(path.basename(files[0] ?? '')),
      notices: [
        `${names} : ${mismatch}. Ses chiffres portent le nom du fichier ; renommez-le, ou ${remedy}.`,
      ],
    };
  if (source.extracted !== undefined) return { source, notices: [] };
  const unknown = `jour de l’extrait inconnu, une notification est crue jusqu’au ${day}`;
  return { source, notices: [`${names} : ${unknown} ; écrivez « extracted » dans content/open-data.yaml.`] };
}

function descriptionMismatch(
  source: OpenDataSource,
  { buyers, departments }: CountedContracts,
): string | undefined {
  const total = [...buyers.values()].reduce((a, b) => a + b, 0);
  const [buyer, buyerCount] = mostFrequentValue(buyers);
  const [department, departmentCount] = mostFrequentValue(departments);
  if (source.only)
    return buyerCount > total * MAJORITY
      ? undefined
      : `${buyers.size} acheteurs, et non un seul, comme le dit sa description`;
  if (buyerCount > total * MAJORITY)
    return `un acheteur (${buyer}) fait ${buyerCount} marchés sur ${total} : ce n’est pas « ${source.place.fr} »`;
  if (departmentCount > total * MAJORITY)
    return `un département (${department}) fait ${departmentCount} marchés sur ${total} : ce n’est pas « ${source.place.fr} »`;
  return undefined;
}

function mostFrequentValue(counts: ReadonlyMap<string, number>): readonly [string, number] {
  const known = [...counts].filter(([value]) => value !== '');
  return known.toSorted(([, one], [, other]) => other - one)[0] ?? ['', 0];
}
