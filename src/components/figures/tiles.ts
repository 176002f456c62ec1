/** The departments as tiles, roughly where they lie: a row of tiles a line, with the empty places between them. */
export const TILE_ROWS: readonly (readonly (string | undefined)[])[] = [
  '.. .. .. .. .. .. .. .. 62 59 .. .. ..',
  '.. .. .. .. .. .. .. 76 80 02 08 .. ..',
  '.. .. .. .. .. 50 14 27 60 51 55 57 67',
  '.. 29 22 35 53 61 28 95 93 77 10 54 68',
  '.. .. 56 44 49 72 41 92 75 94 52 88 90',
  '.. .. .. 85 79 37 45 78 91 89 21 70 25',
  '.. .. .. 17 86 36 18 03 58 71 39 .. ..',
  '.. .. .. 33 16 87 23 63 42 69 01 74 ..',
  '.. .. .. 40 24 19 15 43 07 38 73 .. ..',
  '.. .. .. 64 47 46 12 48 30 26 05 .. ..',
  '.. .. .. .. 32 82 81 34 13 84 04 06 ..',
  '.. .. .. .. 65 31 09 11 .. 83 .. .. 2B',
  '.. .. .. .. .. .. .. 66 .. .. .. .. 2A',
  '971 .. 972 .. 973 .. 974 .. 976 .. .. .. ..',
].map((row) => row.split(' ').map((code) => (code === '..' ? undefined : code)));

/** HTML id of a department's entry in the list below the map, to which its tile leads. */
export const departmentId = (department: string) => `d${department}`;

/** Draws the tiles of all departments, or of some codes, for the `d` of a path: each a point that its stroke makes a square. */
export function tilesPath(codes?: readonly string[]): string {
  return TILE_ROWS.flatMap((row, y) =>
    row.flatMap((code, x) =>
      code === undefined || (codes !== undefined && !codes.includes(code)) ? [] : [`M${x}.5 ${y}.5h0`],
    ),
  ).join('');
}
