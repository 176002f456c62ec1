/**
 * What the doctor has to say of one thing. `wrong` would stop the site from serving or keeping what it is sent;
 * `missing` would be refused, or regretted, at a release; `off` is a choice, and may stay.
 */
export interface Finding {
  readonly state: 'well' | 'off' | 'missing' | 'wrong';
  /** What is so; when it is not well, what to do. Holds no secret. */
  readonly sentence: string;
}

const finding =
  (state: Finding['state']) =>
  (sentence: string): Finding => ({ state, sentence });

/** As it should be. */
export const well = finding('well');

/** Not configured, which nobody has to regret. */
export const off = finding('off');

/** To be given before a release. */
export const missing = finding('missing');

/** To be mended before the site can work. */
export const wrong = finding('wrong');
