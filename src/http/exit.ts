import { EnvironmentError } from './origins.ts';

/** Failure to start; its message is a sentence that says what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

export function exitWith(error: unknown): never {
  console.error(sentence(error));
  process.exit(1);
}

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof EnvironmentError || error instanceof StartError) return error.message;
  const { code, port, address, syscall }: NodeJS.ErrnoException & { port?: number; address?: string } = error;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: stop what holds it, or choose another with PORT=${(port ?? 4321) + 1} npm start.`;
    case 'EACCES':
      return syscall === 'listen'
        ? `Port ${port} needs more rights: choose one above 1023 with PORT=4321 npm start.`
        : `${error.message}: give the user that runs the site the right to it.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${address ?? 'The host'} is not an address of this machine: set HOST to one that is, such as 127.0.0.1.`;
    case 'ENOENT':
    case 'EISDIR':
    case 'ENOTDIR':
    case 'ERR_MODULE_NOT_FOUND':
      return `The build is incomplete (${error.message}): run npm run build.`;
    default:
      return error.stack ?? error.message;
  }
}
