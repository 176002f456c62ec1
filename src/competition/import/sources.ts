import path from 'node:path';
import type { OpenDataSource } from '#schemas/competition/figures.ts';
import type { CountedContracts } from '../counting/contracts.ts';

/** A value that makes more of a source than this is what the source is about. */
const MOST = 0.5;

/** The files of a source, in the order of their names, and whether `content/open-data.yaml` describes it. */
export interface SourceFiles {
  readonly source: OpenDataSource;
  readonly isDescribed: boolean;
  readonly files: readonly string[];
}

/** The files by source. A file that nothing describes is a source of its own, with others of its name. */
export function bySource(files: readonly string[], described: readonly OpenDataSource[]): SourceFiles[] {
  const sources = new Map<string, SourceFiles>();
  const named = files.map((file) => ({ file, name: path.basename(file) }));
  for (const { file, name } of named.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const bare = name.replace(/\.gz$/i, '');
    const known = described.find((one) => one.files.some((pattern) => path.matchesGlob(bare, pattern)));
    const source = known ?? undescribed(name, described);
    const before = sources.get(source.id)?.files ?? [];
    sources.set(source.id, { source, isDescribed: known !== undefined, files: [...before, file] });
  }
  return [...sources.values()].toSorted((one, other) => (one.source.id < other.source.id ? -1 : 1));
}

/** Describes a file that `content/open-data.yaml` does not describe: by its name. */
export function undescribed(name: string, described: readonly OpenDataSource[]): OpenDataSource {
  const slug = name
    .replace(/(?:\.(?:csv|json|parquet|gz))+$/i, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const isTaken = slug === 'index' || described.some(({ id }) => id === slug);
  const own = slug === '' ? Buffer.from(name).toString('hex') : slug;
  const words = { fr: name, en: name };
  return {
    id: isTaken || slug === '' ? `fichier-${own}` : slug,
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

/** Says why the description of a source does not fit what its files hold, for the person who runs the command. */
export function misfit(
  { source }: SourceFiles,
  { buyers, departments }: CountedContracts,
): string | undefined {
  const total = [...buyers.values()].reduce((one, other) => one + other, 0);
  const [buyer, ofBuyer] = most(buyers);
  const [department, ofDepartment] = most(departments);
  if (source.only)
    return ofBuyer > total * MOST
      ? undefined
      : `${buyers.size} acheteurs, et non un seul, comme le dit sa description`;
  if (ofBuyer > total * MOST)
    return `un acheteur (${buyer}) fait ${ofBuyer} marchés sur ${total} : ce n’est pas « ${source.place.fr} »`;
  if (ofDepartment > total * MOST)
    return `un département (${department}) fait ${ofDepartment} marchés sur ${total} : ce n’est pas « ${source.place.fr} »`;
  return undefined;
}

/** The value that is counted most, with its count; an empty value is none. */
function most(counts: ReadonlyMap<string, number>): readonly [string, number] {
  const known = [...counts].filter(([value]) => value !== '');
  return known.toSorted(([, one], [, other]) => other - one)[0] ?? ['', 0];
}
