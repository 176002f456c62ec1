import assert from 'node:assert/strict';
import type { Visitor } from '../visitor.ts';

/** What a visitor does, the same in every engine; `violations` are those of the policy since the last call. */
export type Journey = (visitor: Visitor, violations: () => readonly string[]) => Promise<void>;

/** Journeys by name. To add one is to write one function: none may leave a violation of the policy behind. */
export type Journeys = Readonly<Record<string, Journey>>;

/** Waits until what is asked gives what is wanted, as pages answer in their own time; fails after ten seconds, or as many tenths as are given. */
export async function eventually<Value>(
  ask: () => Promise<Value>,
  isWanted: (value: Value) => boolean,
  what: string,
  attempts = 100,
): Promise<void> {
  let value = await ask();
  for (let attempt = 0; attempt < attempts && !isWanted(value); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    value = await ask();
  }
  assert.ok(isWanted(value), `${what}: ${JSON.stringify(value)}`);
}

/** Waits for an address of the site. */
export function arrive(visitor: Visitor, path: string): Promise<void> {
  return eventually(visitor.address, (address) => address === path, `arrives at ${path}`);
}

/** Waits until the page shows a text, in an element that is visible. */
export function shown(visitor: Visitor, text: string): Promise<void> {
  return eventually(
    () => visitor.read(() => document.body.innerText),
    (words) => words.includes(text),
    `the page shows «${text}»`,
  );
}

/** Waits until the question about cookies stands, which is a second after the page. */
export function asked(visitor: Visitor): Promise<void> {
  return eventually(
    () => visitor.read(() => document.querySelector('[data-consent]')?.checkVisibility()),
    (isShown) => isShown === true,
    'the question stands',
  );
}
