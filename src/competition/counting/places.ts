import { bareText } from './labels.ts';

/** Departments of each region, both by INSEE code (Code officiel géographique, 2025). */
const DEPARTMENTS: Readonly<Record<string, string>> = {
  '01': '971',
  '02': '972',
  '03': '973',
  '04': '974',
  '06': '976',
  '11': '75 77 78 91 92 93 94 95',
  '24': '18 28 36 37 41 45',
  '27': '21 25 39 58 70 71 89 90',
  '28': '14 27 50 61 76',
  '32': '02 59 60 62 80',
  '44': '08 10 51 52 54 55 57 67 68 88',
  '52': '44 49 53 72 85',
  '53': '22 29 35 56',
  '75': '16 17 19 23 24 33 40 47 64 79 86 87',
  '76': '09 11 12 30 31 32 34 46 48 65 66 81 82',
  '84': '01 03 07 15 26 38 42 43 63 69 73 74',
  '93': '04 05 06 13 83 84',
  '94': '2A 2B',
  // Overseas collectivities are in no region.
  '': '975 977 978 986 987 988',
};

const REGIONS = new Map(
  Object.entries(DEPARTMENTS).flatMap(([region, list]) =>
    list.split(' ').map((department) => [department, region] as const),
  ),
);

/** Lists the departments of a place: a department itself, those of a region, or none. */
export function placeDepartments({
  department,
  region,
}: {
  department?: string;
  region?: string;
}): readonly string[] {
  if (department !== undefined) return [department];
  return region === undefined ? [] : (DEPARTMENTS[region]?.split(' ') ?? []);
}

export function departmentRegion(department: string): string | undefined {
  return REGIONS.get(department) || undefined;
}

/** Digits that follow the department in the code of each kind of place. */
const DIGITS_AFTER = { departement: 0, arrondissement: 1, canton: 2, commune: 3, postal: 3 } as const;

type Kind = keyof typeof DIGITS_AFTER;

const KINDS = Object.keys(DIGITS_AFTER) as readonly Kind[]; // its own keys

/** Municipal arrondissements of Paris, Lyon and Marseille, which have codes of municipalities. */
const MUNICIPAL = /^(?:751[01]\d|75120|6938[1-9]|132[01]\d)$/;

/** Postal codes of overseas collectivities that begin as those of Guadeloupe do. */
const COLLECTIVITIES: Readonly<Record<string, string>> = { '97133': '977', '97150': '978' };

/**
 * Finds the department of a place by the kind of its code (`Code canton`), with the first zero that a spreadsheet takes.
 * Without a kind, the code is that of a department, a municipality or a postal code. Returns undefined for a region, a
 * country, a code that does not fit its kind, and a department that does not exist.
 */
export function parseDepartment(typed: string, typedKind: string): string | undefined {
  const code = typed
    .trim()
    .replace(/[.,]0+$/, '')
    .toUpperCase();
  const kind = placeKind(typedKind, code);
  if (kind === undefined || !/^(?:\d|2[AB])\d*$/.test(code)) return undefined;
  const department = kind === 'postal' ? postalDepartment(code) : departmentCode(code, DIGITS_AFTER[kind]);
  return department !== undefined && REGIONS.has(department) ? department : undefined;
}

function placeKind(typed: string, code: string): Kind | undefined {
  const label = bareText(typed);
  if (label === '') return code.length === 5 ? 'postal' : code.length <= 3 ? 'departement' : undefined;
  const kind = KINDS.find((name) => label.includes(name));
  return kind === 'arrondissement' && MUNICIPAL.test(code) ? 'commune' : kind;
}

/** Cuts the department from the beginning of a code: two signs, or three overseas. */
function departmentCode(code: string, digitsAfter: number): string | undefined {
  if (/^9[78]/.test(code) && code.length === 3 + Math.min(digitsAfter, 2)) return code.slice(0, 3);
  const whole = code.length === 1 + digitsAfter ? `0${code}` : code;
  return whole.length === 2 + digitsAfter ? whole.slice(0, 2) : undefined;
}

/** Finds the department of a postal code; those of Corsica begin with 20, and its municipalities with 2A or 2B. */
function postalDepartment(code: string): string | undefined {
  if (/^20\d{3}$/.test(code)) return /^20[01]/.test(code) ? '2A' : '2B';
  return COLLECTIVITIES[code] ?? departmentCode(code, DIGITS_AFTER.postal);
}
