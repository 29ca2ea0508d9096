import type { SavedFilters } from '@modules/notifications/http/saved-searches.contract';
import { addressFromFilters, type JobFilters, noFilters } from './job-filters';

/** The filters as saved on the server, without sorting. */
export function savedFrom(filters: JobFilters): SavedFilters {
  const { search, location, job_type, salary_min, salary_max, remote, company_id } = filters;
  return {
    ...(search.trim() !== '' && { search: search.trim() }),
    ...(location.trim() !== '' && { location: location.trim() }),
    ...(job_type !== '' && { job_type }),
    ...(salary_min !== null && { salary_min: Math.round(salary_min) }),
    ...(salary_max !== null && { salary_max: Math.round(salary_max) }),
    ...(remote && { remote }),
    ...(company_id !== '' && { company_id }),
  };
}

/** Saved filters for the panel. `title`, which only other clients use, becomes search words. */
export function filtersFromSaved({ title, ...saved }: SavedFilters): JobFilters {
  return {
    ...noFilters,
    search: saved.search ?? title ?? '',
    location: saved.location ?? '',
    job_type: saved.job_type ?? '',
    salary_min: saved.salary_min ?? null,
    salary_max: saved.salary_max ?? null,
    remote: saved.remote ?? false,
    company_id: saved.company_id ?? '',
  };
}

/** Whether two searches have the same filters. */
export const sameSearch = (one: JobFilters, other: JobFilters): boolean =>
  addressFromFilters({ ...one, sort_by: 'newest' }).toString() ===
  addressFromFilters({ ...other, sort_by: 'newest' }).toString();
