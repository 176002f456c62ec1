import type { Translate } from '../../i18n/translate.ts';
import type { Factor } from '../../scoring/factors.ts';

/** A factor of a score in a few words. */
export function factorLabel(factor: Factor, t: Translate): string {
  switch (factor.id) {
    case 'start':
      return t('scoring.factors.start');
    case 'sector':
      return t(`scoring.factors.sector.${factor.trade}`);
    case 'references':
      return t(`scoring.factors.references.${factor.counted}`);
    case 'region':
      return t(`scoring.factors.region.${factor.served ? 'served' : 'unserved'}`);
    case 'capacity':
      return t(`scoring.factors.capacity.${factor.level}`);
    case 'criteria':
      return t('scoring.factors.criteria', { weight: factor.weight });
    case 'incumbency':
      return t(`scoring.factors.incumbency.${factor.incumbency}`);
    case 'deadline':
      return t('scoring.factors.deadline', { days: factor.days });
    case 'competition':
      if (factor.bids === null) return t('scoring.factors.competition.unknown');
      if (factor.bids === 1) return t('scoring.factors.competition.one');
      return t('scoring.factors.competition.known', { bids: factor.bids });
  }
}
