import { createJobInput, jobSorts, jobTypes, listJobsQuery, updateJobInput } from './jobs.contract.js';

describe('what is said of postings', () => {
  it('knows four kinds of work and three orders, the newest first', () => {
    expect(jobTypes).toEqual(['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP']);
    expect(jobSorts).toEqual(['newest', 'salary', 'relevance']);
    expect(listJobsQuery.parse({})).toMatchObject({ page: 1, limit: 20, status: 'ACTIVE', sort_by: 'newest' });
  });

  it('takes INACTIVE for PAUSED, in any case of letters, and begins nothing paused', () => {
    for (const status of ['PAUSED', 'inactive', 'INACTIVE']) {
      expect(updateJobInput.parse({ status })).toEqual({ status: 'PAUSED' });
      expect(createJobInput.safeParse({ title: 'Soudeur', status }).success).toBe(false);
    }
  });
});
