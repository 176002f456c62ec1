/** Whether `npm run test:nightly` runs, which leaves out no page, no view and no database. */
export const isNight = process.env['NIGHT'] === '1';
