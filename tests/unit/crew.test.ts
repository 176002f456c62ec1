import { afterEach, describe, expect, it } from 'vitest';
import { startCrew, type Crew } from '../../src/work/crew.ts';

/** A thread that halves even numbers, the larger the later, and refuses the others. */
const THREAD = `
  import { setTimeout } from 'node:timers/promises';
  import { answer } from '${new URL('../../src/work/crew.ts', import.meta.url).href}';
  answer((by) => async (number) => {
    await setTimeout(number);
    if (number % by !== 0) throw new RangeError(number + ' is odd');
    return number / by;
  });
`;

let crew: Crew<number, number>;
afterEach(() => crew.end());

describe('a crew', () => {
  it('gives each item what became of it, and goes on after a refusal', async () => {
    crew = startCrew(new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`), 2);
    const numbers = Array.from({ length: 24 }, (_, index) => 24 - index);
    const results = await Promise.allSettled(numbers.map((number) => crew.work(number)));
    expect(
      results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.message)),
    ).toEqual(numbers.map((number) => (number % 2 === 0 ? number / 2 : `${number} is odd`)));
  });

  it('says so when a thread cannot start', async () => {
    crew = startCrew(new URL('data:text/javascript,throw new Error("no thread")'), 2);
    await expect(crew.work(2)).rejects.toThrow('no thread');
    await expect(crew.work(2)).rejects.toThrow('no thread');
    await expect(crew.work(2)).rejects.toThrow('no thread');
  });
});
