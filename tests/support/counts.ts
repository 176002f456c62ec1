import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

/** How many tests passed and failed. A skipped test is a failure: nothing may be left out in silence. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
});

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Reads the JSON report of Vitest. */
export function countVitest(file: string): Count {
  const report = VitestReport.safeParse(read(file));
  if (!report.success) return NOTHING;
  const { numPassedTests, numFailedTests, numPendingTests } = report.data;
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests };
}

/** Reads the JSON report of Playwright. */
export function countPlaywright(file: string): Count {
  const report = PlaywrightReport.safeParse(read(file));
  if (!report.success) return NOTHING;
  const { expected, unexpected, flaky, skipped } = report.data.stats;
  // Flaky tests passed at their second chance, which only a CI gives; Playwright lists them by name.
  return { passed: expected + flaky, failed: unexpected + skipped };
}

/** A suite without a report did not run, which is a failure. */
const NOTHING: Count = { passed: 0, failed: 1 };

function read(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
