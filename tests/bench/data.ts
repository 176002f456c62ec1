import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parse } from 'csv-parse';

const ROWS = 1_000_000;

/** A real extract beside the project, repeated with variation; without it, made-up rows of the same columns. */
const EXTRACT = '../shared/open-data/decp-2024h2-works-4521.csv';

/**
 * The import of a million rows of the tabular edition: seconds, seconds of processor and memory at its highest, beside
 * a plain Node stream that parses the same file and keeps each market's row of the earliest day, no more.
 */
export async function measureData() {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-data-'));
  try {
    const file = path.join(folder, 'million.csv');
    await pipeline(Readable.from(millionRows()), createWriteStream(file));
    const figures = {
      megabytes: Math.round(statSync(file).size / 1e6),
      'import of a million rows': await measured([
        'src/competition/run.ts',
        `--folder=${folder}/figures`,
        file,
      ]),
      'plain stream of a million rows': await measured(['tests/bench/data.ts', file]),
      'figures written MB': statSync(`${folder}/figures/million.json`).size / 1e6,
    };
    console.dir(figures, { depth: null });
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The rows of the extract again and again: other markets, buyers' departments, amounts, CPV codes and days. */
function* millionRows(): Generator<string> {
  const [header = '', ...rows] = existsSync(EXTRACT)
    ? readFileSync(EXTRACT, 'utf8').trimEnd().split(/\r?\n/)
    : madeUp();
  const names = header.split(',');
  const [uid, cpv, amount, day, department] = [
    'uid',
    'codeCPV',
    'montant',
    'dateNotification',
    'acheteur_departement_code',
  ].map((name) => names.indexOf(name)) as [number, number, number, number, number]; // as many as there are names
  yield `${header}\n`;
  for (let place = 0; place < ROWS; place += 1) {
    const turn = Math.floor(place / rows.length);
    const cells = (rows[place % rows.length] ?? '').split(',');
    cells[uid] += `-${turn}`;
    cells[amount] = String(Number(cells[amount]) * (1 + (turn % 7) / 10));
    cells[cpv] = `${CPV[turn % CPV.length]}${cells[cpv]?.slice(3)}`;
    cells[day] = `${2024 + (turn % 3)}${cells[day]?.slice(4)}`;
    cells[department] =
      turn % 2 === 0 ? (cells[department] ?? '') : String(1 + ((place * 7 + turn) % 95)).padStart(2, '0');
    yield `${cells.join(',')}\n`;
  }
}

const CPV = [
  '452',
  '451',
  '453',
  '454',
  '713',
  '722',
  '797',
  '905',
  '331',
  '301',
  '555',
  '601',
  '851',
  '341',
  '153',
];

function madeUp(): string[] {
  const rows = Array.from({ length: 9000 }, (_, place) => {
    const [buyer, turn] = [29_900_000_000_000 + (place % 700), 1 + (place % 9)];
    return `${buyer}${place},45214200,${50_000 + place * 37},2024-0${turn}-1${turn},Procédure adaptée,${turn},31`;
  });
  return ['uid,codeCPV,montant,dateNotification,procedure,offresRecues,acheteur_departement_code', ...rows];
}

/** Runs a script and reads what the system says that it took. */
async function measured(words: readonly string[]) {
  const report = "process.on('exit', () => console.error('USED ' + JSON.stringify(process.resourceUsage())))";
  const start = performance.now();
  const child = spawn(process.execPath, [
    '--import',
    `data:text/javascript,${encodeURIComponent(report)}`,
    ...words,
  ]);
  child.stdout.resume();
  const closed = once(child, 'close');
  let said = '';
  for await (const chunk of child.stderr) said += String(chunk);
  await closed;
  const seconds = (performance.now() - start) / 1000;
  const used = /^USED (.+)$/m.exec(said)?.[1];
  if (used === undefined || child.exitCode !== 0) throw new Error(said);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(used);
  return {
    seconds: Math.round(seconds * 10) / 10,
    'processor seconds': Math.round((userCPUTime + systemCPUTime) / 1e5) / 10,
    'memory MB': Math.round(maxRSS / 1024),
  };
}

/** What a stream alone takes: each market's offers on its earliest day, and a count of each number of offers. */
async function plainStream(file: string): Promise<void> {
  const markets = new Map<string, { day: string; offers: number }>();
  for await (const row of createReadStream(file).pipe(parse({ columns: true }))) {
    const known = markets.get(row.uid);
    if (known === undefined || row.dateNotification < known.day)
      markets.set(row.uid, { day: row.dateNotification, offers: Number(row.offresRecues) });
  }
  const counts = new Map<number, number>();
  for (const { offers } of markets.values()) counts.set(offers, (counts.get(offers) ?? 0) + 1);
  console.log(markets.size, counts.get(1));
}

if (import.meta.main) await plainStream(process.argv[2] ?? '');
