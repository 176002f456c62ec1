/**
 * `npm run data -- <files...>`: computes `content/competition/` from the official files on awarded contracts.
 * `--day=2026-11-23` dates the computation (else SOURCE_DATE_EPOCH, else today); `--folder=<folder>` writes elsewhere.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { buildTime } from '../build-time.ts';
import type { Figures, Reason } from '../schemas/competition/figures.ts';
import { importFiles, UnreadableFilesError, type Imported } from './import.ts';
import { FOLDER } from './read.ts';

const REASON: Readonly<Record<Reason, string>> = {
  'no-identifier': 'sans identifiant',
  'no-date': 'sans date de notification lisible',
  'later-than-extract': 'notifiés après l’extraction',
  'no-count': 'sans nombre d’offres',
  'ambiguous-count': 'avec plusieurs nombres d’offres pour la même date',
  'count-out-of-range': 'avec un nombre d’offres hors de 1 à 500',
};

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: {
    day: { type: 'string', default: buildTime().toISOString().slice(0, 10) },
    folder: { type: 'string', default: FOLDER },
  },
});

// The figures are only put in place once all are there: an interruption leaves those that were.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    console.error('Interrompu : rien n’est écrit.');
    process.exit(1);
  });

if (files.length === 0) {
  console.error('Donnez les fichiers à lire : npm run data -- decp.csv decp-2025.json');
  process.exit(1);
}
if (!z.iso.date().safeParse(values.day).success) {
  console.error(`« ${values.day} » n’est pas un jour : écrivez --day=2026-11-23`);
  process.exit(1);
}
try {
  const imported = await importFiles({ files, ...values });
  for (const one of imported) console.log(summary(one));
  console.log(`\nÉcrit dans ${values.folder}, qui n’a plus que les sources ci-dessus.`);
  for (const { figures, described } of imported) if (!described) console.error(undescribed(figures.source));
} catch (error) {
  if (!(error instanceof UnreadableFilesError)) throw error;
  console.error(`Rien n’est écrit : ${error.problems.length} fichier(s) à corriger.`);
  for (const problem of error.problems) console.error(`- ${problem}`);
  process.exitCode = 1;
}

function undescribed(source: Figures['source']): string {
  const { id, licence, address } = source;
  const names = source.files.map(({ name }) => name).join(', ');
  return `À décrire avant de publier : aucune source de content/open-data.yaml ne nomme ${names}. Sans elle, les pages de « ${id} » montrent le nom du fichier, ${licence} et ${address}.`;
}

function summary({ figures: { source, report, cells }, reliability }: Imported): string {
  const all = cells['all'];
  const offers = reliability?.offers.find(({ forecast }) => forecast === 'procedure-amount');
  return [
    `\n${source.id} : ${source.title.fr}`,
    `  ${report.rows} lignes, ${report.markets} marchés : ${report.counted} comptés, ${report.withoutCompetition} sans mise en concurrence (à part)`,
    ...report.leftOut.map(
      ({ reason, count, examples }) =>
        `  écartés, ${REASON[reason]} : ${count} (${examples.map(({ market, value }) => [market, value].filter(Boolean).join(' : ')).join(' ; ')})`,
    ),
    `  comptés, mais sans procédure connue : ${report.unknown.procedure}, sans montant : ${report.unknown.band}, sans code CPV : ${report.unknown.cpv}, sans département : ${report.unknown.department}`,
    all === undefined
      ? '  moins de 30 marchés : aucun chiffre'
      : `  médiane ${all.quartiles[1]}, quartiles ${all.quartiles[0]} et ${all.quartiles[2]}, une seule offre ${percent(all.single.share)} (${percent(all.single.low)} à ${percent(all.single.high)}) ; ${Object.keys(cells).length} choix d’au moins 30 marchés`,
    ...(reliability === undefined || offers === undefined
      ? ['  trop peu de marchés pour vérifier les prévisions']
      : [
          `  prévisions apprises sur ${reliability.learnt} marchés avant le ${reliability.cut}, vérifiées sur ${reliability.judged} :`,
          `    quartiles annoncés ${percent(offers.quartiles.announced)}, observés ${percent(offers.quartiles.observed.share)} ; déciles annoncés ${percent(offers.deciles.announced)}, observés ${percent(offers.deciles.observed.share)}`,
          `    mieux que la moyenne : ${[...new Set([...reliability.better.offers.map((name) => `${name} (nombre d’offres)`), ...reliability.better.single.map((name) => `${name} (offre unique)`)])].join(', ') || 'rien'}`,
        ]),
  ].join('\n');
}

function percent(share: number): string {
  return `${(100 * share).toLocaleString('fr', { maximumFractionDigits: 1 })} %`;
}
