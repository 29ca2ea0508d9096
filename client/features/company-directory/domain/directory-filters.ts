/** The filters of the directory. They are in the address, so that a search can be shared and bookmarked. */
export interface DirectoryFilters {
  readonly search: string;
  readonly industry: string;
  readonly location: string;
}

export const noFilters: DirectoryFilters = { search: '', industry: '', location: '' };

const names = Object.keys(noFilters) as readonly (keyof DirectoryFilters)[];

export function filtersFromAddress(address: URLSearchParams): DirectoryFilters {
  return Object.fromEntries(names.map((name) => [name, address.get(name) ?? ''])) as unknown as DirectoryFilters;
}

/** Only filters that are set. */
export function addressFromFilters(filters: DirectoryFilters): URLSearchParams {
  const set = names.map((name) => [name, filters[name].trim()]).filter(([, value]) => value !== '');
  return new URLSearchParams(set);
}

/** The field that is being edited. More letters in the same field replace the history entry instead of adding one. */
export function typedField(before: DirectoryFilters, after: DirectoryFilters): string | null {
  const changed = names.filter((name) => before[name] !== after[name]);
  return changed.length === 1 ? (changed[0] ?? null) : null;
}
