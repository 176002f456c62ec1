import { REGIONS, SECTORS, TEAM_SIZES, type Profile } from '#schemas/profile.ts';

/** The visitor's firm as given on an earlier page of the session. */
export interface Visitor {
  readonly sector: Profile['sector'];
  readonly teamSize: Profile['teamSize'];
  readonly region: Profile['regions'][number];
}

const PLACE = 'visitor';

/** Returns what the visitor has chosen in this tab: nothing before a choice, or where storage is blocked. */
export function readVisitor(): Partial<Visitor> {
  const stored = readStored();
  const sector = SECTORS.find((id) => id === stored['sector']);
  const teamSize = TEAM_SIZES.find((id) => id === stored['teamSize']);
  const region = REGIONS.find((code) => code === stored['region']);
  return { ...(sector && { sector }), ...(teamSize && { teamSize }), ...(region && { region }) };
}

export function saveVisitor(change: Partial<Visitor>): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ ...readVisitor(), ...change }));
  } catch {
    // storage blocked or full: the page itself still shows the choice
  }
}

function readStored(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? '{}');
    return stored instanceof Object ? { ...stored } : {};
  } catch {
    return {}; // storage blocked, or not ours
  }
}
