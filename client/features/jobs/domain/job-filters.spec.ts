import { addressFromFilters, countFilters, filtersFromAddress, noFilters } from './job-filters';

const asked = { ...noFilters, search: 'soins intensifs', salary_min: 60_000, remote: true, sort_by: 'salary' } as const;

describe('filters in the address', () => {
  it('come back as they were', () => {
    const address = addressFromFilters(asked);
    expect(address.toString()).toBe('search=soins+intensifs&salary_min=60000&remote=true&sort_by=salary');
    expect(filtersFromAddress(address)).toEqual(asked);
  });

  it('leave no trace when nothing is asked for', () => {
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
});
