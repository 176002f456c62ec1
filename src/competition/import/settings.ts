import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import { OpenDataSchema, type OpenDataSource } from '#schemas/competition/figures.ts';
import { ReadingsSchema, type Reading } from '#schemas/competition/readings.ts';
import { ThresholdsSchema } from '#schemas/content/thresholds.ts';
import type { Kind } from '#schemas/thresholds.ts';
import { ImportError } from './problems.ts';

export interface ImportSettings {
  readonly described: readonly OpenDataSource[];
  readonly readings: readonly Reading[];
  /** Lower edges of the amount bands, in euros before VAT. */
  readonly edges: readonly number[];
  readonly day: string;
}

/** Reads the settings of an import from their files. Throws ImportError with the remedy. */
export function readSettings(openData: string, readings: string, day: string): ImportSettings {
  return {
    described: readYaml(openData, OpenDataSchema).sources,
    readings: existsSync(readings) ? readYaml(readings, ReadingsSchema).readings : [],
    edges: amountEdges(readYaml('content/thresholds.yaml', ThresholdsSchema)),
    day,
  };
}

function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  const { data, error } = schema.safeParse(parse(readFileSync(file, 'utf8')));
  if (error === undefined) return data;
  const [issue] = error.issues;
  throw new ImportError([
    `${file} : ${issue?.path.join('.')} : ${issue?.message} ; corrigez-le (npm run check:content dit où)`,
  ]);
}

/** Round amounts, and the latest thresholds of a formal procedure for the purchases and works of a local authority. */
function amountEdges({ rules }: z.infer<typeof ThresholdsSchema>): readonly number[] {
  const threshold = (kind: Kind) => {
    const formal = rules.filter((rule) => rule.kind === kind && rule.level === 'formal');
    return formal.toSorted((a, b) => a.from.localeCompare(b.from)).at(-1)?.amount.local ?? 0;
  };
  return [0, 40_000, 90_000, threshold('supplies'), 1_000_000, threshold('works')].toSorted((a, b) => a - b);
}
