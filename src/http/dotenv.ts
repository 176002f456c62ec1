/**
 * Imported for its effect, before anything reads the environment: adds the settings of `.env`. Variables that are already
 * set win. Ends the process with a sentence when the file cannot be read.
 */
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { exitWith } from './exit.ts';

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
} catch {
  const { username } = userInfo();
  exitWith(
    `The user ${username} cannot read .env: chown root:${username} .env && chmod 640 .env, or remove what is in its place.`,
  );
}
