import path from 'node:path';

/** The root of the project, whatever the folder it is run from. The image has its programs in this folder as well. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
