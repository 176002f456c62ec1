import * as z from 'zod/mini';
import type { analysis } from '#i18n/messages/analysis/fr.ts';
import type { scoring } from '#i18n/messages/product/fr.ts';
import { CRITERIA, QUALIFICATIONS, REFERENCES, REGIONS, SECTORS, STATUSES, TRADES } from './profile.ts';
import { textsSchema } from './texts.ts';

const GROUPS = ['play', 'study', 'skip'] as const;

const FACTORS = [
  'start',
  'sector',
  'references',
  'region',
  'capacity',
  'criteria',
  'incumbency',
  'deadline',
  'requirements',
  'limit',
] as const;

const ProfileTextsSchema = textsSchema(
  'title',
  'wishes',
  'firm',
  'sector',
  'teamSize',
  'references',
  'regions',
  'strengths',
  'trade',
  'turnover',
  'assumedTurnover',
  'qualifications',
  'budgetMin',
  'budgetMax',
  'euros',
  'noLimit',
  'deadlineMin',
  'status',
  'anyStatus',
  'close',
  'clear',
  'see',
);

/** Dialog of a tender, around its factors. */
const DetailTextsSchema = z.object({
  ...textsSchema(
    'verdict',
    'factors',
    'total',
    'notice',
    'ends',
    'changes',
    'noChange',
    'apply',
    'applyTitle',
  ).shape,
  ...textsSchema('gain', 'widened', 'formula', 'held', 'ask', 'bid', 'context').shape,
  deadline: textsSchema('tenders', 'applications'),
  efforts: z.array(z.string()),
  uncertainties: textsSchema('bidsUnknown', 'noticeUpcoming', 'criteriaUnknown', 'referencesNone'),
});

/** Label of each factor, by its case (`rules/case.ts`). */
const LabelsSchema = z.object({
  references: textsSchema(...REFERENCES),
  region: textsSchema('served', 'unserved', 'notAsked'),
  capacity: textsSchema('comfortable', 'proportionate', 'stretched', 'excessive'),
  criteria: textsSchema('notice', 'previous', 'unpublished'),
  incumbency: textsSchema('incumbent', 'vacant', 'challenger'),
  deadline: textsSchema('known', 'unpublished'),
  limit: textsSchema('bounds', 'unknown'),
  ...textsSchema('start', 'sector', 'requirements').shape,
}) satisfies z.ZodMiniType<(typeof scoring)['factors']>;

/** Sentence that explains each factor, by its case. */
const SentencesSchema = z.object({
  start: textsSchema('known', 'places', 'measured', 'average'),
  references: textsSchema(...REFERENCES),
  region: textsSchema('served', 'unserved', 'notAsked'),
  criteria: textsSchema('notice', 'previous', 'unpublished'),
  incumbency: textsSchema('incumbent', 'vacant', 'challenger'),
  deadline: textsSchema('tenders', 'applications', 'unpublished'),
  limit: textsSchema('bounds', 'unknown'),
  ...textsSchema('sector', 'capacity', 'requirements').shape,
}) satisfies z.ZodMiniType<(typeof analysis)['sentences']>;

/** The two sentences of a score, and the words over and under a list of them. */
const StoreysSchema = z.object({
  ...textsSchema('equal', 'profile', 'percent', 'range', 'country', 'note').shape,
  start: textsSchema('known', 'places', 'measured', 'average'),
  levels: textsSchema('study', 'play'),
  unscored: textsSchema('otherTrade', 'otherSector'),
}) satisfies z.ZodMiniType<(typeof scoring)['storeys']>;

/** Texts of the running console; `{{…}}` is filled in the browser. */
export const ConsoleTextsSchema = z.object({
  ...textsSchema('sample', 'finished', 'reset', 'relaunch', 'open', 'openTitle', 'close').shape,
  ...textsSchema('percent', 'daysLeft', 'expected', 'applications', 'logged', 'others', 'otherTrades', 'done')
    .shape,
  ...textsSchema('heldBy', 'noHolder', 'groupsLabel', 'sortLabel', 'listHead', 'table', 'shown', 'copyLink')
    .shape,
  ...textsSchema('weights', 'previousWeights', 'holders', 'asked').shape,
  rowCriteria: textsSchema('weights', 'previous', 'unpublished'),
  unpublished: textsSchema('deadline', 'criteria'),
  askedItems: textsSchema('references', 'qualification', 'turnover'),
  qualifications: textsSchema(...QUALIFICATIONS),
  trades: textsSchema(...Object.values(TRADES).flat()),
  storeys: StoreysSchema,
  groups: textsSchema('all', ...GROUPS),
  sorts: textsSchema('chance', 'deadline', 'budget'),
  columns: textsSchema('budget', 'deadline', 'duration', 'holder', 'status', 'criteria'),
  empty: textsSchema('title', 'text', 'group', 'groupAction'),
  profile: ProfileTextsSchema,
  teamSizes: textsSchema('range', 'over'),
  summary: textsSchema('regions', 'team', 'turnover', 'strengths', 'budgetMin', 'budgetMax', 'deadlineMin'),
  references: textsSchema(...REFERENCES),
  referencesChip: textsSchema(...REFERENCES),
  strengthNames: textsSchema(...CRITERIA),
  errors: textsSchema('choice', 'budget', 'budgetOrder', 'deadline'),
  detail: DetailTextsSchema,
  assistant: z.object({
    ...textsSchema('name', 'pro', 'con', 'noCon', 'noPro', 'advice', 'note').shape,
    verdict: textsSchema(...GROUPS),
  }),
  sentences: SentencesSchema,
  evidence: textsSchema('link'),
  meanings: textsSchema(...FACTORS),
  changes: textsSchema('region', 'references', 'qualification', 'teamSize', 'strength'),
  toasts: textsSchema('finished', 'stopped', 'reset', 'applied', 'copied', 'notCopied'),
  sectors: textsSchema(...SECTORS),
  labels: LabelsSchema,
  terms: textsSchema('budgetValue', 'range', 'maximum', 'due', 'upcoming'),
  statuses: textsSchema(...STATUSES),
  regions: textsSchema(...REGIONS),
  /** Addresses of the published formula, the demo request and the calculation of a bid. */
  links: textsSchema('formula', 'demo', 'bid'),
});

/** Texts of the running console. */
export type ConsoleTexts = z.infer<typeof ConsoleTextsSchema>;
