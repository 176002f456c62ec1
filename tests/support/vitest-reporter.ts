import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { writeOutcomes, type Outcome } from './reports.ts';

/** Reports the tests of Vitest, each failure with the difference between what was expected and received. */
export default class OutcomesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly { readonly message: string }[]): void {
    const outside = errors.map(({ message }) => failureOf('', 'outside of any test', message));
    writeOutcomes([...modules.flatMap(outcomesOf), ...outside]);
  }
}

function outcomesOf(module: TestModule): Outcome[] {
  const broken = module.errors().map(({ message }) => failureOf(module.moduleId, 'the file itself', message));
  return [...broken, ...[...module.children.allTests()].flatMap((test) => outcomeOf(test, module.moduleId))];
}

function outcomeOf(test: TestCase, file: string): Outcome[] {
  const { state, errors = [] } = test.result();
  if (state !== 'passed' && state !== 'failed') return [];
  const failures = errors.map(({ message, diff = '', stack = '' }) =>
    [message, diff, ...stack.split('\n').filter((line) => line.includes('/tests/'))].join('\n'),
  );
  return [{ file, title: test.fullName.split(' > '), hasPassed: state === 'passed', failures }];
}

function failureOf(file: string, title: string, message: string): Outcome {
  return { file, title: [title], hasPassed: false, failures: [message] };
}
