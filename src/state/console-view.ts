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

/** Default view. */
export const DEFAULT_VIEW: View = {
  profile: DEFAULT_PROFILE,
  sort: 'chance',
  group: 'all',
  open: null,
};

/** Names in the address, the same in every language. `sort` is there as soon as there are results. */
const NAMES = {
  sector: 'sector',
  trade: 'trade',
  teamSize: 'team',
  turnover: 'turnover',
  regions: 'regions',
  strengths: 'strengths',
  references: 'references',
  qualifications: 'qualifications',
  contractsHeld: 'held',
  budgetMin: 'min',
  budgetMax: 'max',
  deadlineMin: 'days',
  status: 'status',
} as const satisfies Record<keyof Profile, string>;
const VIEW_NAMES = ['sort', 'group', 'open'] as const;

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
  for (const name of [...VIEW_NAMES, ...Object.values(NAMES)]) query.delete(name);
  for (const key of KEYS) {
    const text = serializeValue(view.profile[key]);
    if (text !== serializeValue(DEFAULT_PROFILE[key])) query.set(NAMES[key], text);
  }
  if (hasResults) query.set('sort', view.sort);
  if (view.group !== 'all') query.set('group', view.group);
  if (view.open !== null) query.set('open', view.open);
  return query.size === 0 ? '' : `?${query}`;
}

// Object.keys knows only strings; the names are those of a profile.
const KEYS = Object.keys(NAMES) as (keyof Profile)[];

function serializeValue(value: Profile[keyof Profile]): string {
  return Array.isArray(value) ? value.join('.') : String(value ?? '');
}

function list(text: string): string[] {
  return text.split('.').filter((item) => item !== '');
}

/** Reads each value by itself: an invalid one does not invalidate the others. */
function readProfile(query: URLSearchParams): Profile {
  const asked = (key: keyof Profile) => query.get(NAMES[key]);
  const one = <Option extends string>(key: keyof Profile, options: readonly Option[]) =>
    options.find((option) => option === asked(key));
  const several = <Option extends string>(key: keyof Profile, options: readonly Option[]) => {
    const items = asked(key) === null ? undefined : list(asked(key) ?? '');
    const known = items?.flatMap((item) => options.find((option) => option === item) ?? []);
    return known?.length === items?.length ? known : undefined;
  };
  const whole = (key: keyof Profile) => {
    const text = asked(key) ?? '';
    return /^\d+$/.test(text) && isWish(Number(text)) ? Number(text) : undefined;
  };
  const standard = DEFAULT_PROFILE;
  const budgetMin = whole('budgetMin') ?? standard.budgetMin;
  const budgetMax = whole('budgetMax');
  const sector = one('sector', SECTORS) ?? standard.sector;
  return {
    sector,
    trade: one('trade', TRADES[sector]) ?? TRADES[sector][0],
    teamSize: one('teamSize', TEAM_SIZES) ?? standard.teamSize,
    turnover: whole('turnover') || null,
    regions: several('regions', REGIONS) ?? standard.regions,
    strengths: several('strengths', CRITERIA)?.slice(0, MOST_STRENGTHS) ?? standard.strengths,
    references: one('references', REFERENCES) ?? standard.references,
    qualifications: several('qualifications', QUALIFICATIONS) ?? standard.qualifications,
    contractsHeld: list(asked('contractsHeld') ?? '').filter((id) => /^EX-\d{3}$/.test(id)),
    budgetMin,
    budgetMax: budgetMax === undefined || budgetMax < budgetMin ? standard.budgetMax : budgetMax,
    deadlineMin: whole('deadlineMin') ?? standard.deadlineMin,
    status: one('status', ['any', ...STATUSES]) ?? standard.status,
  };
}
