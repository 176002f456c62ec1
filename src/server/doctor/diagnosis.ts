/**
 * The result of one check of the doctor. `wrong` would stop the site from serving or keeping what it is sent;
 * `missing` would be refused, or leaves something out, in a release; `off` is a choice, and may stay.
 */
export interface Diagnosis {
  readonly state: 'well' | 'off' | 'missing' | 'wrong';
  /** The state, and what to do when it is not well. Holds no secret. */
  readonly sentence: string;
}

const diagnosis =
  (state: Diagnosis['state']) =>
  (sentence: string): Diagnosis => ({ state, sentence });

/** As it should be. */
export const well = diagnosis('well');

/** Not configured, by choice. */
export const off = diagnosis('off');

/** To be given before a release. */
export const missing = diagnosis('missing');

/** To be corrected before the site can work. */
export const wrong = diagnosis('wrong');
