import { z } from 'zod';
import { REGIONS, SECTORS, STATUSES } from './profile.ts';

const wording = z.strictObject({ fr: z.string().min(1), en: z.string().min(1) });
const region = z.strictObject({ code: z.enum(REGIONS), ...wording.shape });
const count = z.int().min(0);

/** Awards weigh 100 points in all, of which the environmental ones are inside performance. */
const criteria = z
  .strictObject({ price: count, quality: count, performance: count, environmentPoints: count })
  .refine(({ price, quality, performance }) => price + quality + performance === 100, {
    error: 'Price, quality and performance do not add up to 100: correct the weights.',
  })
  .refine(({ performance, environmentPoints }) => environmentPoints <= performance, {
    error: 'The environmental points exceed performance, which contains them: lower environmentPoints.',
    path: ['environmentPoints'],
  });

/** One sample tender, every amount in euros before VAT and every delay in days from today. */
export const TenderSchema = z
  .strictObject({
    id: z.string().regex(/^EX-\d{3}$/, 'Not a sample number: write EX- and three digits.'),
    fictional: z.literal(true, { error: 'Every sample must say that it is fictional: write true.' }),
    sector: z.enum(SECTORS),
    sectorLabel: wording,
    buyer: wording,
    buyerCategory: z.enum(['state', 'local', 'health', 'utility']),
    title: wording,
    summary: wording,
    contractNature: z.enum(['works', 'supplies', 'services']),
    cpv: z.strictObject({
      code: z.string().regex(/^\d{8}$/, 'Not a CPV code: write its eight digits, without the check digit.'),
      label: wording,
    }),
    procedure: z.strictObject({
      code: z.enum(['AOO', 'PAN', 'NEG_EA', 'MAPA', 'MAPA_SS']),
      ...wording.shape,
    }),
    technique: z.literal('framework').nullable(),
    status: z.enum(STATUSES),
    /** Estimated value over the whole duration, renewals included. */
    budgetEurExVat: z.int().min(1),
    /** Days until the expected notice, for an upcoming tender only. */
    publicationInDays: count.nullable(),
    deadlineInDays: count,
    deadlineKind: z.enum(['tenders', 'applications']),
    durationMonths: z.int().min(1),
    renewals: count,
    renewalMonths: count,
    lots: z.int().min(1),
    variantsAllowed: z.boolean(),
    reservedLot: z.boolean(),
    minAdvanceRateSmePct: count.max(100),
    previousHolder: wording,
    /** `null` when there is no current contract, hence no incumbent. */
    currentContractEndsInMonths: count.nullable(),
    /** `null` when unknown. */
    bidsReceivedLastTime: z.int().min(1).nullable(),
    criteria,
    region,
  })
  .refine(({ status, publicationInDays }) => (status === 'upcoming') === (publicationInDays !== null), {
    error: 'publicationInDays is for upcoming tenders, and for all of them: give it, or write null.',
    path: ['publicationInDays'],
  })
  .refine(({ publicationInDays, deadlineInDays }) => (publicationInDays ?? 0) <= deadlineInDays, {
    error: 'The deadline comes before the notice: move one of the two.',
    path: ['deadlineInDays'],
  })
  .refine((tender) => tender.currentContractEndsInMonths !== null || tender.bidsReceivedLastTime === null, {
    error: 'Bids were received last time, but there is no current contract: give its end, or write null.',
    path: ['bidsReceivedLastTime'],
  })
  .refine(
    ({ previousHolder, currentContractEndsInMonths }) => {
      const [french, english] =
        currentContractEndsInMonths === null
          ? [/^Sans objet \(.*\)$/, /^Not applicable \(.*\)$/]
          : [/^Exemple .*\(fictif\)$/, /^Sample .*\(fictional\)$/];
      return french.test(previousHolder.fr) && english.test(previousHolder.en);
    },
    {
      error:
        'Name the incumbent "Exemple … (fictif)", "Sample … (fictional)"; without one, "Sans objet (…)", "Not applicable (…)".',
      path: ['previousHolder'],
    },
  );

const labels = <const Key extends string>(keys: readonly Key[]) => z.record(z.enum(keys), wording);

function sameWording(one: z.infer<typeof wording>, other: z.infer<typeof wording>): boolean {
  return one.fr === other.fr && one.en === other.en;
}

/** The file of the samples, `content/tenders.json`: its notice, the labels it uses, and the tenders. */
export const TendersSchema = z
  .strictObject({
    meta: z.strictObject({
      notice: wording,
      version: z.string(),
      date: z.iso.date(),
      cpvSource: z.string(),
      thresholdsUsed: z.record(z.string(), z.int()),
      fields: z.record(z.string(), z.string()),
      sectors: labels(SECTORS),
      statuses: labels(STATUSES),
      natures: labels(['works', 'supplies', 'services']),
      regions: z.array(region).length(REGIONS.length, 'Name each region of France once.'),
    }),
    tenders: z.array(TenderSchema),
  })
  .superRefine(({ meta, tenders }, context) => {
    const refuse = (message: string, ...path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message, path });
    for (const [index, { id, ...tender }] of tenders.entries()) {
      if (tenders.findIndex((other) => other.id === id) < index)
        refuse(`${id} is used twice: give this sample a number of its own.`, 'tenders', index, 'id');
      if (!sameWording(tender.sectorLabel, meta.sectors[tender.sector]))
        refuse(`${id} names its sector unlike meta.sectors: copy it.`, 'tenders', index, 'sectorLabel');
      const named = meta.regions.find(({ code }) => code === tender.region.code);
      if (named === undefined || !sameWording(tender.region, named))
        refuse(`${id} names its region unlike meta.regions: copy it.`, 'tenders', index, 'region');
    }
  });

/** A sample tender, with its texts in every language. */
export type Tender = z.infer<typeof TenderSchema>;

/** The file of the samples. */
export type Tenders = z.infer<typeof TendersSchema>;

/** The fields that scoring and filtering need: no text, so that they are the same in either language. */
export type TenderFacts = Pick<
  Tender,
  | 'sector'
  | 'status'
  | 'budgetEurExVat'
  | 'deadlineInDays'
  | 'durationMonths'
  | 'renewals'
  | 'renewalMonths'
  | 'lots'
  | 'currentContractEndsInMonths'
  | 'bidsReceivedLastTime'
> & {
  readonly cpv: Pick<Tender['cpv'], 'code'>;
  readonly region: Pick<Tender['region'], 'code'>;
  readonly criteria: Pick<Tender['criteria'], 'price' | 'quality' | 'performance'>;
  /** The median of offers that public data counts for markets like this one; nothing where it says nothing. */
  readonly measuredOffers?: number | null;
};
