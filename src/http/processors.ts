import { PROCESSORS, type Processor } from '#site.ts';

/** Settings that pass visitors' data to a program, by its name in PROCESSORS. */
const PROGRAM_SETTINGS = {
  hubspot: 'HUBSPOT_TOKEN',
  brevo: 'BREVO_API_KEY',
  slack: 'SLACK_WEBHOOK_URL',
  booking: 'BOOKING_URL',
} as const satisfies Record<NonNullable<Processor['program']>, string>;

type Program = keyof typeof PROGRAM_SETTINGS;

/** Returns the programs that the environment enables and PROCESSORS does not name; an empty setting counts as absent. */
export function unnamedProcessors(
  settings: Readonly<Partial<Record<(typeof PROGRAM_SETTINGS)[Program], string | undefined>>>,
): Program[] {
  const programs = Object.keys(PROGRAM_SETTINGS) as Program[]; // the keys of the record
  return programs.filter(
    (name) => settings[PROGRAM_SETTINGS[name]] && !PROCESSORS.some(({ program }) => program === name),
  );
}
