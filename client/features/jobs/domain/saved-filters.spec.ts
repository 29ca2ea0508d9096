import { noFilters } from './job-filters';
import { filtersFromSaved, sameSearch, savedFrom } from './saved-filters';

describe('a saved search', () => {
  const filters = { ...noFilters, search: ' soudeur ', location: 'Lévis', remote: true, salary_min: 60_000.4 };

  it('contains the filters only', () => {
    expect(savedFrom({ ...filters, sort_by: 'salary' })).toEqual({
      search: 'soudeur',
      location: 'Lévis',
      remote: true,
      salary_min: 60_000,
    });
    expect(savedFrom(noFilters)).toEqual({});
  });

  it('is restored as the same search', () => {
    expect(filtersFromSaved(savedFrom({ ...filters, salary_min: 60_000 }))).toEqual({
      ...filters,
      search: 'soudeur',
      salary_min: 60_000,
    });
    expect(filtersFromSaved({ title: 'Soudeuse' }).search).toBe('Soudeuse');
  });

  it('is identified by its filters', () => {
    expect(sameSearch(filters, { ...filters, sort_by: 'salary', search: 'soudeur' })).toBe(true);
    expect(sameSearch(filters, { ...filters, remote: false })).toBe(false);
  });
});
