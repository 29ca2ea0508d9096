import type { PostingChecklist } from '@modules/jobs/http/jobs.contract';

/** A posting on its way: some of it is said, some is not, some should not be. */
export const halfSaid: PostingChecklist = {
  items: [
    { item: 'PAY', state: 'DONE' },
    { item: 'PAY_SPREAD', state: 'WARNING' },
    { item: 'FRENCH', state: 'MISSING' },
    { item: 'VACANCY', state: 'MISSING' },
    { item: 'AI', state: 'MISSING' },
    { item: 'CANADIAN_EXPERIENCE', state: 'WARNING' },
  ],
  pay: { min: 60_000, max: 130_000, period: 'YEAR', currency: 'CAD' },
};
