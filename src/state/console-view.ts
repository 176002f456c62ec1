import {
  CRITERIA,
  DEFAULT_PROFILE,
  isWish,
  MOST_STRENGTHS,
  QUALIFICATIONS,
  REFERENCES,
  REGIONS,
  SECTORS,
  STATUSES,
  TEAM_SIZES,
  TRADES,
  type Profile,
} from '#schemas/profile.ts';
import { SORTS, type Sort } from '#rules/ranking.ts';
import { VERDICTS, type Verdict } from '#rules/verdict.ts';

/** View of the console: the profile, the order, the group, the open tender. All of it is in the address. */
export interface View {
  readonly profile: Profile;
  readonly sort: Sort;
  readonly group: Verdict | 'all';
  /** Id of the open tender. */
  readonly open: string | null;
}

export const DEFAULT_VIEW: View = {
  profile: DEFAULT_PROFILE,
  sort: 'chance',
  group: 'all',
  open: null,
};

/** Names in the address besides those of the profile. `sort` is there as soon as there are results. */
const VIEW_NAMES = ['sort', 'group', 'open'] as const;

/** Names of the profile in the address: those of its properties. */
const KEYS = Object.keys(DEFAULT_PROFILE) as (keyof Profile)[]; // knows only strings

/** Compares a profile with the one that the page shows at build. */
export function isDefaultProfile(profile: Profile): boolean {
  return writeView({ ...DEFAULT_VIEW, profile }, false, '') === '';
}

/** Reads a query string; `hasResults` says whether it shows results. Unreadable values fall back to the default view. */
export function readView(search: string): { view: View; hasResults: boolean } {
  const query = new URLSearchParams(search);
  const sort = SORTS.find((name) => name === query.get('sort'));
  const view: View = {
    profile: readProfile(query),
    sort: sort ?? DEFAULT_VIEW.sort,
    group: VERDICTS.find((name) => name === query.get('group')) ?? 'all',
    open: query.get('open'),
  };
  return { view, hasResults: query.has('sort') };
}

/** Writes a view into a query string, whose other parameters stay; default values are left out. */
export function writeView(view: View, hasResults: boolean, search: string): string {
  const query = new URLSearchParams(search);
  for (const name of [...VIEW_NAMES, ...KEYS]) query.delete(name);
  for (const key of KEYS) {
    const text = serializeValue(view.profile[key]);
    if (text !== serializeValue(DEFAULT_PROFILE[key])) query.set(key, text);
  }
  if (hasResults) query.set('sort', view.sort);
  if (view.group !== 'all') query.set('group', view.group);
  if (view.open !== null) query.set('open', view.open);
  return query.size === 0 ? '' : `?${query}`;
}

function serializeValue(value: Profile[keyof Profile]): string {
  return Array.isArray(value) ? value.join('.') : String(value ?? '');
}

function splitList(text: string): string[] {
  return text.split('.').filter((item) => item !== '');
}

/** Reads each value by itself: an invalid one does not invalidate the others. */
function readProfile(query: URLSearchParams): Profile {
  const read = (key: keyof Profile) => query.get(key);
  const choice = <Option extends string>(key: keyof Profile, options: readonly Option[]) =>
    options.find((option) => option === read(key));
  const choices = <Option extends string>(key: keyof Profile, options: readonly Option[]) => {
    const items = read(key) === null ? undefined : splitList(read(key) ?? '');
    const known = items?.flatMap((item) => options.find((option) => option === item) ?? []);
    return known?.length === items?.length ? known : undefined;
  };
  const number = (key: keyof Profile) => {
    const text = read(key) ?? '';
    return /^\d+$/.test(text) && isWish(Number(text)) ? Number(text) : undefined;
  };
  const standard = DEFAULT_PROFILE;
  const budgetMin = number('budgetMin') ?? standard.budgetMin;
  const budgetMax = number('budgetMax');
  const sector = choice('sector', SECTORS) ?? standard.sector;
  return {
    sector,
    trade: choice('trade', TRADES[sector]) ?? TRADES[sector][0],
    teamSize: choice('teamSize', TEAM_SIZES) ?? standard.teamSize,
    turnover: number('turnover') || null,
    regions: choices('regions', REGIONS) ?? standard.regions,
    strengths: choices('strengths', CRITERIA)?.slice(0, MOST_STRENGTHS) ?? standard.strengths,
    references: choice('references', REFERENCES) ?? standard.references,
    qualifications: choices('qualifications', QUALIFICATIONS) ?? standard.qualifications,
    contractsHeld: splitList(read('contractsHeld') ?? '').filter((id) => /^EX-\d{3}$/.test(id)),
    budgetMin,
    budgetMax: budgetMax === undefined || budgetMax < budgetMin ? standard.budgetMax : budgetMax,
    deadlineMin: number('deadlineMin') ?? standard.deadlineMin,
    status: choice('status', ['any', ...STATUSES]) ?? standard.status,
  };
}
