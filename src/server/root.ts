import path from 'node:path';

/** Root folder of the project, whatever the working directory. The image has the same depth of folders. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
