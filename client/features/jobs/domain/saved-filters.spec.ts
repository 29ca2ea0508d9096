import { noFilters } from './job-filters';
import { filtersFromSaved, sameSearch, savedFrom } from './saved-filters';

describe('a search that is kept', () => {
  const filters = { ...noFilters, search: ' soudeur ', location: 'Lévis', remote: true, salary_min: 60_000.4 };

  it('holds what narrows the list and nothing else', () => {
    expect(savedFrom({ ...filters, sort_by: 'salary' })).toEqual({
      search: 'soudeur',
      location: 'Lévis',
      remote: true,
      salary_min: 60_000,
    });
    expect(savedFrom(noFilters)).toEqual({});
  });

  it('comes back as the same search', () => {
    expect(filtersFromSaved(savedFrom({ ...filters, salary_min: 60_000 }))).toEqual({
      ...filters,
      search: 'soudeur',
      salary_min: 60_000,
    });
    expect(filtersFromSaved({ title: 'Soudeuse' }).search).toBe('Soudeuse');
  });

  it('is told from others by what it asks for', () => {
    expect(sameSearch(filters, { ...filters, sort_by: 'salary', search: 'soudeur' })).toBe(true);
    expect(sameSearch(filters, { ...filters, remote: false })).toBe(false);
  });
});
