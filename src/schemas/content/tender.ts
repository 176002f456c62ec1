import { z } from 'zod';
import { QUALIFICATIONS, REFERENCES, REGIONS, SECTORS, STATUSES } from '../profile.ts';
import { refuseIn, WordingSchema } from './content-fields.ts';

const region = z.strictObject({ code: z.enum(REGIONS), ...WordingSchema.shape });
const count = z.int().min(0);

/** Awards weigh 100 points in all, of which the environmental ones are inside performance. */
const criteria = z
  .strictObject({ price: count, quality: count, performance: count, environmentPoints: count })
  .refine(({ price, quality, performance }) => price + quality + performance === 100, {
    error: 'price, quality et performance ne font pas 100 : corrigez les poids',
  })
  .refine(({ performance, environmentPoints }) => environmentPoints <= performance, {
    error: 'dépasse performance, qui contient ces points : baissez environmentPoints',
    path: ['environmentPoints'],
  });

const requires = z.strictObject({
  references: z.enum(REFERENCES).nullable(),
  qualifications: z.array(z.enum(QUALIFICATIONS)),
  turnover: z.int().min(1).nullable(),
});

/** Sample tender, every amount in euros before VAT and every delay in days from today. */
export const TenderSchema = z
  .strictObject({
    id: z.string().regex(/^EX-\d{3}$/, 'doit être un numéro d’échantillon : EX- et trois chiffres'),
    fictional: z.literal(true, { error: 'chaque consultation dit qu’elle est fictive : écrivez true' }),
    sector: z.enum(SECTORS),
    buyer: WordingSchema,
    buyerCategory: z.enum(['state', 'local', 'health', 'utility']),
    title: WordingSchema,
    summary: WordingSchema,
    contractNature: z.enum(['works', 'supplies', 'services']),
    cpv: z.strictObject({
      code: z.string().regex(/^\d{8}$/, 'doit être un code CPV : ses huit chiffres, sans la clé'),
      label: WordingSchema,
    }),
    procedure: z.strictObject({
      code: z.enum(['AOO', 'PAN', 'NEG_EA', 'MAPA', 'MAPA_SS']),
      ...WordingSchema.shape,
    }),
    technique: z.literal('framework').nullable(),
    status: z.enum(STATUSES),
    /** Estimated value over the whole duration, renewals included; the most that may be ordered in a framework. */
    budgetEurExVat: z.int().min(1),
    publicationInDays: count.nullable(),
    deadlineInDays: count.nullable(),
    deadlineKind: z.enum(['tenders', 'applications']),
    durationMonths: z.int().min(1),
    renewals: count,
    renewalMonths: count,
    lots: z.int().min(1),
    /** Number of firms that a lot is awarded to: several in a framework with several holders. */
    holders: z.int().min(1),
    onSite: z.boolean(),
    requires,
    variantsAllowed: z.boolean(),
    reservedLot: z.boolean(),
    minAdvanceRateSmePct: count.max(100),
    previousHolder: WordingSchema,
    /** `null` when there is no current contract, hence no incumbent. */
    currentContractEndsInMonths: count.nullable(),
    bidsReceivedLastTime: z.int().min(1).nullable(),
    /** Those of the contract before while the notice is not published, `null` where there was none. */
    criteria: criteria.nullable(),
    region,
  })
  .superRefine((tender, context) => {
    const refuse = refuseIn(context);
    const { currentContractEndsInMonths, deadlineInDays, publicationInDays, previousHolder: holder } = tender;
    const isUpcoming = tender.status === 'upcoming';
    const hasContract = currentContractEndsInMonths !== null;
    if (isUpcoming !== (publicationInDays !== null))
      refuse(
        'se donne pour chaque consultation à venir (status: upcoming), et pour elles seules : un nombre de jours, ou null',
        'publicationInDays',
      );
    if (isUpcoming !== (deadlineInDays === null))
      refuse(
        'se donne pour chaque consultation publiée, et pour elles seules : un avis qui n’est pas paru n’a pas de date limite, écrivez null',
        'deadlineInDays',
      );
    if ((isUpcoming && !hasContract) !== (tender.criteria === null))
      refuse(
        'sont ceux de l’avis ou du contrat en cours : sans avis paru ni contrat en cours, écrivez null ; sinon, donnez-les',
        'criteria',
      );
    if (tender.holders > 1 && tender.technique !== 'framework')
      refuse('seul un accord-cadre a plusieurs titulaires : écrivez 1, ou technique: framework', 'holders');
    if (!hasContract && tender.bidsReceivedLastTime !== null)
      refuse(
        'des offres ont été reçues la dernière fois, mais aucun contrat n’est en cours : donnez sa fin (currentContractEndsInMonths), ou écrivez null',
        'bidsReceivedLastTime',
      );
    const [french, english] = hasContract
      ? [/^Exemple .*\(fictif\)$/, /^Sample .*\(fictional\)$/]
      : [/^Aucun \(.*\)$/, /^None \(.*\)$/];
    if (!french.test(holder.fr) || !english.test(holder.en))
      refuse(
        'le titulaire s’écrit « Exemple … (fictif) » et « Sample … (fictional) » ; sans titulaire, « Aucun (…) » et « None (…) »',
        'previousHolder',
      );
  });

const labels = <const Key extends string>(keys: readonly Key[]) => z.record(z.enum(keys), WordingSchema);

function sameWording(one: Tender['title'], other: Tender['title']): boolean {
  return one.fr === other.fr && one.en === other.en;
}

/** File of the samples, `content/tenders.json`: its notice, the labels it uses, and the tenders. Messages are for its editor. */
export const TendersSchema = z
  .strictObject({
    meta: z.strictObject({
      notice: WordingSchema,
      version: z.string(),
      date: z.iso.date(),
      cpvSource: z.string(),
      thresholdsUsed: z.record(z.string(), z.int()),
      fields: z.record(z.string(), z.string()),
      statuses: labels(STATUSES),
      natures: labels(['works', 'supplies', 'services']),
      regions: z.array(region).length(REGIONS.length, 'doit nommer chaque région de France une fois'),
    }),
    tenders: z.array(TenderSchema),
  })
  .superRefine(({ meta, tenders }, context) => {
    const refuse = refuseIn(context);
    for (const [index, { id, ...tender }] of tenders.entries()) {
      if (tenders.findIndex((other) => other.id === id) < index)
        refuse(`${id} existe déjà : donnez à cette consultation le numéro suivant`, 'tenders', index, 'id');
      const original = tenders.find(
        (other, place) => place < index && other.id !== id && sameWording(other.summary, tender.summary),
      );
      if (original !== undefined)
        refuse(
          `${id} est une copie de ${original.id} : écrivez un autre résumé`,
          'tenders',
          index,
          'summary',
        );
      const named = meta.regions.find(({ code }) => code === tender.region.code);
      if (named === undefined || !sameWording(tender.region, named))
        refuse(`${id} ne nomme pas sa région comme meta.regions : copiez-la`, 'tenders', index, 'region');
    }
  });

export type Tender = z.infer<typeof TenderSchema>;

export type Tenders = z.infer<typeof TendersSchema>;
