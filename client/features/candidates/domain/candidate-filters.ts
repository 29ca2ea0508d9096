import {
  type CandidateSort,
  candidateSorts,
  type FilterPreset,
  presetFilters,
} from '@modules/matching/http/candidate-search.contract';

/** Filters of the candidate search. They are in the address, so that a search can be bookmarked, shared and returned to. */
export interface CandidateFilters {
  readonly search: string;
  readonly location: string;
  /** A candidate must have all of them. */
  readonly skills: readonly string[];
  readonly experience_min: number | null;
  readonly experience_max: number | null;
  readonly remote: boolean;
  readonly has_video: boolean;
  /** CAD per year. */
  readonly salary_min: number | null;
  readonly salary_max: number | null;
  readonly sort_by: CandidateSort;
  /** Posting to score candidates against. It is not a filter. */
  readonly job_id: string | null;
}

export const noFilters: CandidateFilters = {
  search: '',
  location: '',
  skills: [],
  experience_min: null,
  experience_max: null,
  remote: false,
  has_video: false,
  salary_min: null,
  salary_max: null,
  sort_by: 'relevance',
  job_id: null,
};

export const MAX_YEARS = 50;
export const MAX_SKILLS = 20;
const MAX_PAY = 10_000_000;
const LONGEST_SEARCH = 200;
const LONGEST_PLACE = 100;
const LONGEST_SKILLS = 500;

function whole(text: string | null, most: number): number | null {
  const value = Number(text ?? '');
  return text !== null && text !== '' && Number.isInteger(value) && value >= 0 && value <= most ? value : null;
}

/** At most as many skills as the server accepts per request. */
function list(text: string | null): readonly string[] {
  const parts = (text ?? '').split(',').map((part) => part.trim());
  const kept: string[] = [];
  for (const part of parts) {
    if (part !== '' && kept.length < MAX_SKILLS && [...kept, part].join(',').length <= LONGEST_SKILLS) kept.push(part);
  }
  return kept;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const uuid = (text: string | null): string | null => (text !== null && UUID.test(text) ? text : null);

/** Reads the address; invalid values count as absent. */
export function filtersFromAddress(search: URLSearchParams): CandidateFilters {
  return {
    search: (search.get('search') ?? '').slice(0, LONGEST_SEARCH),
    location: (search.get('location') ?? '').slice(0, LONGEST_PLACE),
    skills: list(search.get('skills')),
    experience_min: whole(search.get('experience_min'), MAX_YEARS),
    experience_max: whole(search.get('experience_max'), MAX_YEARS),
    remote: search.get('remote') === 'true',
    has_video: search.get('has_video') === 'true',
    salary_min: whole(search.get('salary_min'), MAX_PAY),
    salary_max: whole(search.get('salary_max'), MAX_PAY),
    sort_by: candidateSorts.find((sort) => sort === search.get('sort_by')) ?? noFilters.sort_by,
    job_id: uuid(search.get('job_id')),
  };
}

const textOf = (value: CandidateFilters[keyof CandidateFilters]): string =>
  Array.isArray(value) ? value.join(',') : String(value ?? '').trim();

function narrowing(filters: CandidateFilters): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters) as [keyof CandidateFilters, never][]) {
    if (textOf(value) !== textOf(noFilters[name])) search.set(name, textOf(value));
  }
  return search;
}

/**
 * Only values that differ from the defaults. Without filters the sort order is written, because an empty address loads the
 * default preset.
 */
export function addressFromFilters(filters: CandidateFilters): URLSearchParams {
  const search = narrowing(filters);
  if (search.size === 0) search.set('sort_by', filters.sort_by);
  return search;
}

/** Whether both have the same filters and order. The posting is not part of it. */
export function isSameSearch(a: CandidateFilters, b: CandidateFilters): boolean {
  const search = (filters: CandidateFilters): string => addressFromFilters({ ...filters, job_id: null }).toString();
  return search(a) === search(b);
}

type FilterName = Exclude<keyof CandidateFilters, 'sort_by' | 'job_id'>;
const names = (Object.keys(noFilters) as (keyof CandidateFilters)[]).filter(
  (name): name is FilterName => name !== 'sort_by' && name !== 'job_id',
);

/** An active filter; each skill is one. */
export interface ActiveFilter {
  readonly name: FilterName;
  readonly skill?: string;
}

/** Active filters, in the order of the panel. */
export function activeFilters(filters: CandidateFilters): readonly ActiveFilter[] {
  const search = narrowing(filters);
  return names
    .filter((name) => search.has(name))
    .flatMap((name): ActiveFilter[] =>
      name === 'skills' ? filters.skills.map((skill) => ({ name, skill })) : [{ name }],
    );
}

/** The filters without one of them. */
export function withoutFilter(filters: CandidateFilters, { name, skill }: ActiveFilter): CandidateFilters {
  if (skill !== undefined) return { ...filters, skills: filters.skills.filter((each) => each !== skill) };
  return { ...filters, [name]: noFilters[name] };
}

/** Fields that are typed; all others change with one click. */
const typed: ReadonlySet<keyof CandidateFilters> = new Set([
  'search',
  'location',
  'experience_min',
  'experience_max',
  'salary_min',
  'salary_max',
]);

/** The typed field, if it is the only change. Further typing adds no history entry. */
export function typedField(before: CandidateFilters, after: CandidateFilters): keyof CandidateFilters | null {
  const changed = (Object.keys(noFilters) as (keyof CandidateFilters)[]).filter(
    (name) => textOf(before[name]) !== textOf(after[name]),
  );
  const [name] = changed;
  return changed.length === 1 && name !== undefined && typed.has(name) ? name : null;
}

/** Filters of a preset, without empty ones. */
export function presetFromFilters(filters: CandidateFilters): FilterPreset['filters'] {
  const { skills, experience_min, experience_max, salary_min, salary_max, remote, has_video } = filters;
  const [search, location] = [filters.search.trim(), filters.location.trim()];
  return presetFilters.parse({
    ...(search !== '' && { search }),
    ...(location !== '' && { location }),
    ...(skills.length > 0 && { skills: skills.join(',') }),
    ...(experience_min !== null && { experience_min }),
    ...(experience_max !== null && { experience_max }),
    ...(remote && { remote }),
    ...(has_video && { has_video }),
    ...(salary_min !== null && { salary_min }),
    ...(salary_max !== null && { salary_max }),
    sort_by: filters.sort_by,
  });
}

export function filtersFromPreset(preset: FilterPreset['filters']): CandidateFilters {
  return { ...noFilters, ...preset, skills: list(preset.skills ?? null) } as CandidateFilters;
}

/** Parses the years of a facet, `5-9` or `20-`; null if invalid. */
export function yearsOf(facet: string): Pick<CandidateFilters, 'experience_min' | 'experience_max'> | null {
  const [, from, to] = /^(\d{1,2})-(\d{1,2})?$/.exec(facet) ?? [];
  return from === undefined
    ? null
    : { experience_min: Number(from), experience_max: to === undefined ? null : Number(to) };
}
