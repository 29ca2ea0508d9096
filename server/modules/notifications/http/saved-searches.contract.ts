import { z } from 'zod';
import { id, inOrder, timestamp, trimmedText } from '../../../platform/contract/fields.contract.js';
import { jobTypes } from '../../jobs/http/jobs.contract.js';

export const MAX_SAVED_SEARCHES = 20;
export const LONGEST_SEARCH_NAME = 80;

const pay = z.int().min(0).max(100_000_000);

/** The filters of /jobs, named like its query parameters. */
export const savedFilters = z.strictObject({
  search: trimmedText(0, 200).optional(),
  title: trimmedText(0, 160).optional(),
  location: trimmedText(0, 160).optional(),
  job_type: z.enum(jobTypes).optional(),
  salary_min: pay.optional(),
  salary_max: pay.optional(),
  company_id: id.optional(),
  remote: z.boolean().optional(),
});
export type SavedFilters = z.infer<typeof savedFilters>;

export const savedSearch = z.object({
  id,
  name: z.string(),
  filters: savedFilters,
  alert: z.boolean(),
  created_at: timestamp,
});
export type SavedSearch = z.infer<typeof savedSearch>;

/** By name. At most 20, so there is only one page. */
export const savedSearches = z.object({ searches: z.array(savedSearch) });
export type SavedSearches = z.infer<typeof savedSearches>;

export const createSearchRequest = z.strictObject({
  name: trimmedText(1, LONGEST_SEARCH_NAME),
  filters: inOrder(savedFilters, ['salary_min', 'salary_max']),
  /** With an alert, saving requests emails about new postings and is the recorded consent to them. */
  alert: z.boolean().default(true),
});
export type CreateSearchRequest = z.output<typeof createSearchRequest>;

export const updateSearchRequest = z.strictObject({
  name: trimmedText(1, LONGEST_SEARCH_NAME).optional(),
  filters: inOrder(savedFilters, ['salary_min', 'salary_max']).optional(),
  alert: z.boolean().optional(),
});
export type UpdateSearchRequest = z.output<typeof updateSearchRequest>;

export const searchRemoved = z.object({ success: z.literal(true) });
export type SearchRemoved = z.infer<typeof searchRemoved>;
