import type { PayMessages } from './pay-messages';

export const en: PayMessages = {
  'pay.title': 'Salary of similar jobs',
  'pay.place.ABOVE_THREE_QUARTERS': 'This job pays more than three quarters of the {count} similar jobs.',
  'pay.place.ABOVE_HALF': 'This job pays more than half of the {count} similar jobs.',
  'pay.place.MIDDLE': 'The pay of this job is in the middle of the {count} similar jobs.',
  'pay.place.BELOW_HALF': 'This job pays less than half of the {count} similar jobs.',
  'pay.place.BELOW_THREE_QUARTERS': 'This job pays less than three quarters of the {count} similar jobs.',
  'pay.own': 'This job',
  'pay.median': 'Median',
  'pay.half': 'Middle half',
  'pay.how':
    'Calculated on {date}: {count} open jobs of the same occupation, from {companies} other companies, at most two from each. The middle of each range counts. Hourly and yearly pay is compared at {hours} hours a week; amounts are rounded. A quarter of the jobs pay less than the middle half, a quarter pay more.',
};
