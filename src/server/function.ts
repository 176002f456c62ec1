/** The endpoints for hosts that run functions: README.md says how two of them are set. Its store is PostgreSQL. */
import path from 'node:path';
import { readEnvironment } from '../http/environment.ts';
import { createApp } from './app.ts';
import { openSite } from './pages/built-site.ts';
import { openStore } from './store/open.ts';

const settings = readEnvironment(process.env);
const site = openSite(path.resolve('dist'), settings);

/** Answers a standard `Request`. */
export const { fetch } = createApp(settings, { site, store: await openStore(settings) });
