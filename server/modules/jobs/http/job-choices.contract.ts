export const jobTypes = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP'] as const;
export type JobType = (typeof jobTypes)[number];

export const jobSorts = ['newest', 'salary', 'relevance'] as const;
export type JobSort = (typeof jobSorts)[number];
