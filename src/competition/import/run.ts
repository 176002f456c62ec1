/**
 * `npm run data -- <files...>`: computes `content/competition/` from the official files on awarded contracts.
 * `--day=2026-11-23` dates the computation (else SOURCE_DATE_EPOCH, else today); `--folder=<folder>` writes elsewhere.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { todayInParis } from '#build-time.ts';
import type { Example, Figures } from '#schemas/competition/figures.ts';
import { FOLDER } from '../read.ts';
import type { Imported } from './compute.ts';
import { importFiles } from './import.ts';
import { ImportError, listValues, REASON_WORDS } from './problems.ts';

const USAGE = 'npm run data -- [--day=2026-11-23] [--folder=dossier] decp.csv decp-2025.json';

const PART_WORDS: Readonly<Record<Figures['report']['unknown'][number]['part'], string>> = {
  procedure: 'sans procédure connue',
  amount: 'sans montant crédible (de 100 € à un milliard)',
  cpv: 'sans code CPV',
  department: 'sans département',
};

try {
  const { files, day, folder } = readArguments();
  const imported = await importFiles({ files, day, folder });
  for (const source of imported) console.log(summarize(source));
  for (const notice of imported.flatMap(({ notices }) => notices)) console.error(`À savoir : ${notice}`);
  console.log(`\nÉcrit dans ${folder}, qui n’a plus que les sources ci-dessus.`);
} catch (error) {
  const problems =
    error instanceof ImportError
      ? error.problems
      : [
          `panne : ${error instanceof Error ? error.message : String(error)} ; relancez la commande, et signalez-la si elle revient`,
        ];
  console.error('Rien n’est écrit.');
  for (const problem of problems) console.error(`- ${problem}`);
  process.exitCode = 1;
}

function readArguments() {
  const options = {
    day: { type: 'string', default: todayInParis() },
    folder: { type: 'string', default: FOLDER },
  } as const;
  let read: { values: { day: string; folder: string }; positionals: string[] };
  try {
    read = parseArgs({ allowPositionals: true, options });
  } catch (error) {
    const [, option] = /'(-[^' ]*)/.exec(error instanceof Error ? error.message : '') ?? [];
    throw new ImportError([`option inconnue ou sans valeur : ${option ?? '?'} ; écrivez ${USAGE}`]);
  }
  const { day, folder } = read.values;
  if (read.positionals.length === 0) throw new ImportError([`aucun fichier à lire ; écrivez ${USAGE}`]);
  if (!z.iso.date().safeParse(day).success)
    throw new ImportError([`« ${day} » n’est pas un jour ; écrivez --day=2026-11-23`]);
  if (folder === '') throw new ImportError([`dossier sans nom ; écrivez ${USAGE}`]);
  return { files: read.positionals, day, folder };
}

function summarize({ figures }: Imported): string {
  const { source, report, cells } = figures;
  const all = cells['all'];
  const { merged, doubtful, examples: pairs } = report.twoNumbers;
  return [
    `\n${source.id} : ${source.title.fr}`,
    `  ${pluralize(report.rows, 'ligne', 'lignes')}, ${pluralize(report.contracts, 'marché', 'marchés')} : ${pluralize(report.counted, 'compté', 'comptés')} en ${pluralize(report.consultations, 'consultation', 'consultations')}, ${report.withoutCompetition} sans mise en concurrence (à part)`,
    ...report.leftOut.flatMap(({ reason, count, examples }) => [
      `  écartés, ${REASON_WORDS[reason]} : ${count}`,
      ...valueLines(count, examples),
    ]),
    ...(merged > 0 ? [`  le même marché sous deux numéros : ${merged}`] : []),
    ...(doubtful > 0
      ? [
          `  paires qui ne diffèrent que par le numéro, peut-être le même marché : ${doubtful}`,
          ...pairs.map(({ contract, value }) => `    ${contract} et ${value}`),
        ]
      : []),
    ...report.unknown.flatMap(({ part, count, examples }) => [
      `  comptés, mais ${PART_WORDS[part]} : ${count}`,
      ...valueLines(count, examples),
    ]),
    all === undefined
      ? '  moins de 30 consultations : aucun chiffre'
      : `  médiane ${all.quartiles[1]}, quartiles ${all.quartiles[0]} et ${all.quartiles[2]} (${percent(all.within.share)} des marchés), une seule offre ${percent(all.single.share)} (${percent(all.single.low)} à ${percent(all.single.high)}) ; ${Object.keys(cells).length} choix d’au moins 30 consultations`,
  ].join('\n');
}

function valueLines(count: number, examples: readonly Example[]): string[] {
  return listValues(count, examples).map((line) => `    ${line}`);
}

function pluralize(count: number, singular: string, plural: string): string {
  return `${count} ${count > 1 ? plural : singular}`;
}

function percent(share: number): string {
  return `${(100 * share).toLocaleString('fr', { maximumFractionDigits: 1 })} %`;
}
