/**
 * Imported for its effect, first of all: adds what `.env` says to the environment. What is already set wins,
 * and the build and the server see the same values.
 */
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
