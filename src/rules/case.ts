import type { Factor } from './factors.ts';

/** The message key of a factor's explanation, as a dotted path below the factors' texts. */
export function caseOf(factor: Factor) {
  switch (factor.id) {
    case 'sector':
      return `sector.${factor.trade}` as const;
    case 'references':
      return `references.${factor.counted}` as const;
    case 'region':
      return `region.${factor.served ? 'served' : 'unserved'}` as const;
    case 'capacity':
      return `capacity.${factor.level}` as const;
    case 'incumbency':
      return `incumbency.${factor.incumbency}` as const;
    case 'competition':
      if (factor.bids === null) return 'competition.unknown';
      return factor.bids === 1 ? 'competition.one' : 'competition.known';
    case 'start':
      return factor.offers === null ? 'start.average' : 'start.measured';
    case 'limit':
    case 'criteria':
    case 'deadline':
      return factor.id;
  }
}

/** The values that fill that message. */
export function figuresOf(factor: Factor): Readonly<Record<string, number>> {
  switch (factor.id) {
    case 'start':
      return { offers: factor.offers ?? 0 };
    case 'criteria':
      return { weight: factor.weight };
    case 'deadline':
      return { days: factor.days };
    case 'competition':
      return { bids: factor.bids ?? 0 };
    default:
      return {};
  }
}
