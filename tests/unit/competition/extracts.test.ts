import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFiles, type Imported } from '../../../src/competition/import.ts';
import { lookUp } from '../../../src/competition/look-up.ts';
import { readCompetition } from '../../../src/competition/read.ts';

/** Real extracts that may lie beside the project; it holds only the figures computed from them. */
const EXTRACTS = '../shared/open-data';
const FILES = ['decp-2024h2-works-4521.csv', 'decp-2024-2026-paris.json'];

describe.skipIf(!existsSync(EXTRACTS))(
  'the extracts (skipped where ../shared/open-data is not there)',
  () => {
    const temporary = mkdtempSync(path.join(tmpdir(), 'competition-extracts-'));
    afterAll(() => rmSync(temporary, { recursive: true, force: true }));
    let imported: readonly Imported[] = [];
    beforeAll(async () => {
      const kept = readCompetition().map(({ figures }) => figures.source.computed);
      const folder = path.join(temporary, 'figures');
      const files = FILES.map((name) => path.join(EXTRACTS, name));
      imported = await importFiles({ files, folder, day: kept[0] ?? '2026-11-23' });
    }, 120_000);
    const source = (file: string) => {
      const found = imported.find(({ figures }) => figures.source.files.some(({ name }) => name === file));
      if (found === undefined) throw new Error(`${file} was not imported.`);
      return found;
    };

    it('say of works what a second count found', () => {
      const { figures } = source('decp-2024h2-works-4521.csv');
      expect(figures.report).toMatchObject({ rows: 8957, markets: 5180, counted: 4943 });
      expect(figures.cells['all']).toMatchObject({
        contracts: 4943,
        quartiles: [2, 3, 4],
        single: { count: 972, share: 0.1966 },
      });
    });

    it('say of works from 90 000 to 216 000 euros by adapted procedure what a second count found', () => {
      const { figures } = source('decp-2024h2-works-4521.csv');
      const answer = lookUp(figures, { procedure: 'adaptee', band: 90_000 });
      expect(figures.bands).toContainEqual({ from: 90_000, to: 216_000 });
      expect(answer).toMatchObject({ asked: 1310, dropped: [] });
      expect(answer?.cell).toMatchObject({
        quartiles: [2, 3, 4],
        within: { share: 0.6328 },
        single: { share: 0.1725, low: 0.153, high: 0.1939 },
      });
    });

    it('say of the forecasts what a second count found', () => {
      const { reliability } = source('decp-2024h2-works-4521.csv');
      expect(reliability).toMatchObject({ cut: '2024-11-15', learnt: 3656, judged: 1287 });
      const cells = reliability?.offers.find(({ forecast }) => forecast === 'procedure-amount');
      expect(cells?.quartiles).toMatchObject({ announced: 0.621, count: 802, observed: { share: 0.6232 } });
      expect(cells?.deciles).toMatchObject({ announced: 0.9277, count: 1187, observed: { share: 0.9223 } });
      const brier = new Map(reliability?.single.map((one) => [one.forecast, one.brier]));
      expect(brier.get('overall')).toBe(0.1528);
      expect(brier.get('department')).toBe(0.1539);
    });

    it('say of Paris what a second count found', () => {
      const { figures } = source('decp-2024-2026-paris.json');
      expect(figures.report).toMatchObject({ markets: 2488, counted: 2171, withoutCompetition: 315 });
      expect(figures.cells['all']).toMatchObject({ contracts: 2171, quartiles: [2, 4, 8] });
      expect(lookUp(figures, { cpv: '72' })?.cell).toMatchObject({
        contracts: 70,
        quartiles: [2, 5, 8],
        withoutCompetition: 32,
      });
    });

    it('give the figures that the project keeps of them', () => {
      const digests = ({ figures }: Pick<Imported, 'figures'>) =>
        figures.source.files.map(({ sha256 }) => sha256).join();
      const again = new Map(
        imported.map(({ figures, reliability }) => [digests({ figures }), { figures, reliability }]),
      );
      const kept = readCompetition().filter((one) => again.has(digests(one)));
      expect(kept).toEqual(kept.map((one) => again.get(digests(one))));
    });
  },
);
