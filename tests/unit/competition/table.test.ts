import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { readCompetition } from '../../../src/competition/read.ts';
import { csvOf } from '../../../src/competition/table.ts';

it.each(readCompetition().map(({ figures }) => [figures.source.id, figures] as const))(
  'the table of %s has every choice, with its place, source, licence, day and rules',
  (_, figures) => {
    const lines = parse<Record<string, string>>(csvOf(figures), { columns: true });
    expect(lines).toHaveLength(Object.keys(figures.cells).length + Object.keys(figures.tooFew).length);
    const { single, oneMore, consultations } = figures.cells['all'] ?? {};
    expect(lines.find(({ choice }) => choice === 'all')).toMatchObject({
      consultations: String(consultations),
      single_low: String(single?.low),
      one_more: String(oneMore),
      next_wider_choice: '',
      source: figures.source.address,
      computed: figures.source.computed,
      rules: String(figures.source.rules),
    });
    const few = lines.filter(({ median }) => median === '');
    expect(few.every(({ next_wider_choice: wider = '' }) => wider in figures.cells)).toBe(true);
  },
);
