import { type JobSort, type JobType, jobSorts, jobTypes } from '@modules/jobs/http/job-choices.contract';

/** Filters of the job search. They are in the address, so that a search can be bookmarked, shared and returned to. */
export interface JobFilters {
  readonly search: string;
  readonly location: string;
  readonly job_type: JobType | '';
  readonly salary_min: number | null;
  readonly salary_max: number | null;
  readonly remote: boolean;
  readonly company_id: string;
  readonly sort_by: JobSort;
}

export const noFilters: JobFilters = {
  search: '',
  location: '',
  job_type: '',
  salary_min: null,
  salary_max: null,
  remote: false,
  company_id: '',
  sort_by: 'newest',
};

function amount(text: string | null): number | null {
  const value = Number(text ?? '');
  return text !== null && text !== '' && Number.isFinite(value) && value >= 0 ? value : null;
}

/** Reads the address; invalid values count as absent. */
export function filtersFromAddress(search: URLSearchParams): JobFilters {
  return {
    search: search.get('search') ?? '',
    location: search.get('location') ?? '',
    job_type: jobTypes.find((type) => type === search.get('job_type')) ?? '',
    salary_min: amount(search.get('salary_min')),
    salary_max: amount(search.get('salary_max')),
    remote: search.get('remote') === 'true',
    company_id: search.get('company_id') ?? '',
    sort_by: jobSorts.find((sort) => sort === search.get('sort_by')) ?? 'newest',
  };
}

/** Only values that differ from the defaults are in the address. */
export function addressFromFilters(filters: JobFilters): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value !== noFilters[name as keyof JobFilters] && value !== '' && value !== null)
      search.set(name, String(value).trim());
  }
  return search;
}

/** Number of active filters; sorting is not one. */
export function countFilters(filters: JobFilters): number {
  return [...addressFromFilters({ ...filters, sort_by: 'newest' }).keys()].length;
}

export type FilterName = Exclude<keyof JobFilters, 'sort_by'>;

const filterNames = Object.keys(noFilters).filter((name): name is FilterName => name !== 'sort_by');

/** Active filters, in the order of the panel. */
export function activeFilters(filters: JobFilters): readonly FilterName[] {
  const address = addressFromFilters(filters);
  return filterNames.filter((name) => address.has(name));
}

/** The filters without one of them. */
export function withoutFilter(filters: JobFilters, name: FilterName): JobFilters {
  return { ...filters, [name]: noFilters[name] };
}

/** Fields that are typed; all others change with one click. */
const typed: ReadonlySet<keyof JobFilters> = new Set(['search', 'location', 'salary_min', 'salary_max']);

/** The typed field, if it is the only change. Further typing in the same field adds no history entry; any other change does. */
export function typedField(before: JobFilters, after: JobFilters): keyof JobFilters | null {
  const changed = (Object.keys(noFilters) as (keyof JobFilters)[]).filter((name) => before[name] !== after[name]);
  const [name] = changed;
  return changed.length === 1 && name !== undefined && typed.has(name) ? name : null;
}
