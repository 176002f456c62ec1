import type { APIRoute } from 'astro';
import { consoleData } from '../../../src/editorial/data/console-data.ts';
import { SECTORS } from '../../../src/schemas/profile.ts';

/** As many tenders as no visitor of the site ever sees: to know that the console still answers at once. */
const MANY = 2000;

/** The samples over and over, each time a little different; the same at every build. */
export const GET: APIRoute = () => {
  const { texts, tenders } = consoleData('fr');
  const many = Array.from({ length: MANY }, (_, index) => {
    const tender = tenders[index % tenders.length];
    if (tender === undefined) throw new Error('There is no sample to multiply.');
    return {
      ...tender,
      id: `GEN-${index}`,
      title: `${tender.title} ${index}`,
      sector: SECTORS[(index * 5) % SECTORS.length],
      budgetEurExVat: tender.budgetEurExVat + index * 1000,
      deadlineInDays: 5 + ((index * 7) % 120),
    };
  });
  return Response.json({ texts, tenders: many });
};
