/** The departments of each region, both by INSEE code (Code officiel géographique, 2025). */
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

const REGION_OF = new Map(
  Object.entries(DEPARTMENTS).flatMap(([region, list]) =>
    list.split(' ').map((department) => [department, region] as const),
  ),
);

/** Every department and overseas collectivity with its region; an empty region is none. */
export const PLACES: readonly (readonly [department: string, region: string])[] = [...REGION_OF];

/** The region of a department, both by INSEE code; nothing for an overseas collectivity or an unknown code. */
export function regionOf(department: string): string | undefined {
  return REGION_OF.get(department) || undefined;
}
