import type { Factor } from './factors.ts';

/** Returns the message key of a factor's label, as a dotted path below the factors' texts. */
export function factorCase(factor: Factor) {
  switch (factor.id) {
    case 'references':
      return `references.${factor.references}` as const;
    case 'region':
      return `region.${factor.presence}` as const;
    case 'capacity':
      return `capacity.${factor.level}` as const;
    case 'criteria':
      return `criteria.${factor.source}` as const;
    case 'incumbency':
      return `incumbency.${factor.incumbency}` as const;
    case 'deadline':
      return `deadline.${factor.days === null ? 'unpublished' : 'known'}` as const;
    case 'limit':
      return `limit.${factor.isUnknown ? 'unknown' : 'bounds'}` as const;
    case 'start':
    case 'sector':
    case 'requirements':
      return factor.id;
  }
}

/** Returns the values that fill that message. */
export function factorFigures(factor: Factor): Readonly<Record<string, number>> {
  return {
    weight: factor.id === 'criteria' ? factor.weight : 0,
    days: factor.id === 'deadline' ? (factor.days ?? 0) : 0,
  };
}
