import type { PostingChecklist } from '@modules/jobs/http/jobs.contract';

/** Checklist of an unfinished posting: some points are met, some are missing, some should be removed. */
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
