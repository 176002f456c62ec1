import type { Factor } from './factors.ts';

/** Which case of its kind a factor is, as a dotted path: the words for it stand at that path in every language. */
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
    case 'criteria':
    case 'deadline':
      return factor.id;
  }
}

/** The figures that the words of a case may need. */
export function figuresOf(factor: Factor): Readonly<Record<string, number>> {
  switch (factor.id) {
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
