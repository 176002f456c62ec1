import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What a build is made from. A change in anything else, or in a README of the code, cannot change the pages. */
const INPUTS = ['astro.config.mjs', 'package-lock.json', 'tsconfig.json', 'src', 'content', 'public'];

const DOCUMENTATION = /^src\/.*\.md$/;

/** Variables that end up in the pages. */
const VARIABLE =
  /^(?:PUBLIC_[A-Z_]+|EDITOR_[A-Z]+|PRODUCT_API_URL|APP_URL|BOOKING_URL|RELEASE|STAGING|DRAFTS)$/;

/**
 * A digest of all that a build depends on, contents and not dates: a fresh checkout has new dates and old files.
 * `without` leaves out files, by their path from the root.
 */
export function digestInputs(root: string, environment: NodeJS.ProcessEnv, without?: RegExp): string {
  const hash = createHash('sha256');
  const files = INPUTS.flatMap((input) => filesUnder(path.join(root, input)))
    .map((file) => path.relative(root, file))
    .filter((file) => !DOCUMENTATION.test(file) && !without?.test(file));
  for (const file of files) {
    const content = createHash('sha256').update(readFileSync(path.join(root, file)));
    hash.update(`${file} ${content.digest('hex')}\n`);
  }
  const variables = Object.entries(environment).filter(
    ([name, value]) => VARIABLE.test(name) && value !== '',
  );
  for (const [name, value] of variables.toSorted()) hash.update(`${name}=${value}\n`);
  return hash.digest('hex');
}

function filesUnder(target: string): string[] {
  if (!existsSync(target)) return [];
  if (statSync(target).isFile()) return [target];
  return readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
