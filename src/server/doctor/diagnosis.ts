/**
 * The result of one check of the doctor. `wrong` would stop the site from serving or keeping what it is sent;
 * `missing` would be refused, or leaves something out, in a release; `off` is a choice, and may stay.
 */
export interface Diagnosis {
  readonly state: 'well' | 'off' | 'missing' | 'wrong';
  /** The state, and what to do when it is not well. Holds no secret. */
  readonly sentence: string;
}

/** Makes the result of a check: its state, then its sentence. */
export const diagnosis = (state: Diagnosis['state'], sentence: string): Diagnosis => ({ state, sentence });
