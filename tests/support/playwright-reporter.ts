import type { FullConfig, Reporter, Suite } from '@playwright/test/reporter';
import { writeOutcomes } from './reports.ts';

/** Reports the tests of Playwright. */
export default class OutcomesReporter implements Reporter {
  private suite: Suite | undefined;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.suite = suite;
  }

  onEnd(): void {
    const ran = this.suite?.allTests().filter((test) => test.outcome() !== 'skipped') ?? [];
    writeOutcomes(
      ran.map((test) => ({
        file: test.location.file,
        title: test.titlePath().slice(3), // behind the root, the project and the file
        hasPassed: test.ok(),
        failures: test.results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)),
      })),
    );
  }
}
