import type { Profile } from '#schemas/profile.ts';
import type { TenderFacts } from '#schemas/console.ts';
import { POINTS } from './points.ts';

/** The chance of any bidder, all offers being equal, and where it comes from. `places` is the number of holders. */
export type Start = { readonly percent: number; readonly places: number } &
  /** As many offers as this contract received last time. */
  (
    | { readonly kind: 'known'; readonly offers: number }
    /** As public data counts for contracts like this one, in a region or (`null`) in the whole of a source. */
    | { readonly kind: 'measured'; readonly region: Profile['regions'][number] | null }
    /** As many offers as the European average. */
    | { readonly kind: 'average' }
  );

/** Finds the start of a score: the number of offers known for this contract, else what is measured, else the average. */
export function findStart({ bidsReceivedLastTime: offers, measured, holders: places }: TenderFacts): Start {
  // With as many places as offers or more, the firm is the offer too many: a start never rules losing out.
  const most = (100 * places) / (places + 1);
  const within = (percent: number) => Math.round(Math.min(percent, most));
  if (offers !== null) return { kind: 'known', offers, places, percent: within((100 * places) / offers) };
  if (measured !== null)
    return { kind: 'measured', region: measured.region, places, percent: within(places * measured.percent) };
  return { kind: 'average', places, percent: within(places * POINTS.start) };
}
