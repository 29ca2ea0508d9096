import {
  activeFilters,
  addressFromFilters,
  countFilters,
  filtersFromAddress,
  noFilters,
  typedField,
  withoutFilter,
} from './job-filters';

const asked = { ...noFilters, search: 'soins intensifs', salary_min: 60_000, remote: true, sort_by: 'salary' } as const;

describe('filters in the address', () => {
  it('are parsed back unchanged', () => {
    const address = addressFromFilters(asked);
    expect(address.toString()).toBe('search=soins+intensifs&salary_min=60000&remote=true&sort_by=salary');
    expect(filtersFromAddress(address)).toEqual(asked);
  });

  it('leave the address empty without filters', () => {
    expect(addressFromFilters(noFilters).toString()).toBe('');
    expect(filtersFromAddress(new URLSearchParams())).toEqual(noFilters);
  });

  it.each([
    'job_type=SLAVERY',
    'salary_min=-5',
    'salary_min=beaucoup',
    'sort_by=random',
    'remote=maybe',
    'salary_max=',
  ])('ignore %s', (address) => {
    expect(filtersFromAddress(new URLSearchParams(address))).toEqual(noFilters);
  });

  it('are counted without the order', () => {
    expect(countFilters(asked)).toBe(3);
    expect(countFilters({ ...noFilters, sort_by: 'salary' })).toBe(0);
  });

  it('are listed in the order of the panel, and removed one by one', () => {
    expect(activeFilters(asked)).toEqual(['search', 'salary_min', 'remote']);
    expect(activeFilters(withoutFilter(asked, 'salary_min'))).toEqual(['search', 'remote']);
    expect(withoutFilter(asked, 'search').sort_by).toBe('salary');
  });

  it('distinguish further typing from a new history entry', () => {
    expect(typedField(noFilters, { ...noFilters, search: 's' })).toBe('search');
    expect(typedField(noFilters, { ...noFilters, salary_max: 5 })).toBe('salary_max');
    expect(typedField(noFilters, { ...noFilters, remote: true })).toBeNull();
    expect(typedField(noFilters, { ...noFilters, search: 's', location: 'Laval' })).toBeNull();
    expect(typedField(asked, asked)).toBeNull();
  });
});
