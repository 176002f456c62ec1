import { missingOwnerFields } from '../i18n/facts.ts';

/** Part of `npm run check`: says what a release would be refused for. Fails nothing by itself. */
const missing = missingOwnerFields();
if (missing.length === 0) console.log('Owner: every value is given.');
else
  console.log(
    `Owner: still to be given in src/site.ts, refused by RELEASE=1:\n${missing.map((field) => `  ${field}`).join('\n')}`,
  );
