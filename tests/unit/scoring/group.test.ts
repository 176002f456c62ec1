import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupOf, GROUP_MINIMUM } from '../../../src/rules/ranking.ts';

test.each([
  [100, 'play'],
  [60, 'play'],
  [59, 'study'],
  [30, 'study'],
  [29, 'skip'],
  [0, 'skip'],
] as const)('%i is to %s', (percent, group) => expect(groupOf(percent)).toBe(group));

test('a percentage is in the group of the highest threshold it reaches', () => {
  fc.assert(
    fc.property(fc.nat(100), (percent) => {
      const reached = Object.values(GROUP_MINIMUM).filter((from) => percent >= from);
      expect(GROUP_MINIMUM[groupOf(percent)]).toBe(Math.max(...reached));
    }),
  );
});
