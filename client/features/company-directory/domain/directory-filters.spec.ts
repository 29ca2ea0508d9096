import { addressFromFilters, filtersFromAddress, noFilters, typedField } from './directory-filters';

describe('filters of the directory', () => {
  it('come back from the address as they were', () => {
    const filters = { search: 'Été & fils', industry: '', location: 'Laval' };
    const address = addressFromFilters({ ...filters, search: ' Été & fils ' });
    expect(address.toString()).toBe('search=%C3%89t%C3%A9+%26+fils&location=Laval');
    expect(filtersFromAddress(address)).toEqual(filters);
  });

  it('ignore what the directory does not know', () => {
    expect(filtersFromAddress(new URLSearchParams('sort=name&utm_source=x'))).toEqual(noFilters);
  });

  it('tell typing in one field from clearing several', () => {
    expect(typedField(noFilters, { ...noFilters, location: 'L' })).toBe('location');
    expect(typedField({ search: 'a', industry: 'b', location: '' }, noFilters)).toBeNull();
    expect(typedField(noFilters, noFilters)).toBeNull();
  });
});
