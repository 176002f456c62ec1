import type { scoring as french } from './fr.ts';

export const scoring: typeof french = {
  factors: {
    start: 'Starting point',
    sector: {
      same: 'Your line of work',
      related: 'Neighbouring line of work',
      different: 'Another line of work',
    },
    references: {
      none: 'No close reference',
      few: 'A few close references',
      several: 'Several close references',
      many: 'Many close references',
    },
    region: { served: 'A region you serve', unserved: 'A region you do not serve' },
    capacity: {
      comfortable: 'Well within your means',
      proportionate: 'In proportion to your size',
      stretched: 'High for your size',
      excessive: 'Out of your reach',
    },
    criteria: 'Weight of the criteria you are strong on: {{weight}}%',
    incumbency: {
      incumbent: 'You hold the contract',
      vacant: 'No incumbent',
      challenger: 'An incumbent is in place',
    },
    deadline: '{{days}} days to answer',
    competition: {
      known: '{{bids}} bids last time',
      one: 'One bid last time',
      unknown: 'Past number of bids unknown',
    },
  },
};
