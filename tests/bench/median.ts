/** The median of some figures; of an even number, the higher of the two in the middle; of none, not a number. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
