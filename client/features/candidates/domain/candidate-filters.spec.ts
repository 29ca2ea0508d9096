import {
  activeFilters,
  addressFromFilters,
  filtersFromAddress,
  filtersFromPreset,
  isSameSearch,
  noFilters,
  presetFromFilters,
  typedField,
  withoutFilter,
  yearsOf,
} from './candidate-filters';

const asked = {
  ...noFilters,
  search: 'infirmière',
  skills: ['Triage', 'Soins intensifs'],
  experience_min: 3,
  has_video: true,
  sort_by: 'newest',
} as const;

describe('filters of people in the address', () => {
  it('are parsed back unchanged', () => {
    const address = addressFromFilters(asked);
    expect(address.toString()).toBe(
      'search=infirmi%C3%A8re&skills=Triage%2CSoins+intensifs&experience_min=3&has_video=true&sort_by=newest',
    );
    expect(filtersFromAddress(address)).toEqual(asked);
  });

  it('write the order without filters, because an empty address opens the default preset', () => {
    expect(addressFromFilters(noFilters).toString()).toBe('sort_by=relevance');
    expect(filtersFromAddress(addressFromFilters(noFilters))).toEqual(noFilters);
    expect(filtersFromAddress(new URLSearchParams())).toEqual(noFilters);
  });

  it.each([
    'experience_min=51',
    'experience_max=-1',
    'salary_min=beaucoup',
    'sort_by=random',
    'remote=maybe',
    'skills=,',
  ])('ignore %s', (address) => expect(filtersFromAddress(new URLSearchParams(address))).toEqual(noFilters));

  it('are the same search regardless of spaces around a word', () => {
    expect(isSameSearch(asked, { ...asked, search: ' infirmière ' })).toBe(true);
    expect(isSameSearch(asked, { ...asked, remote: true })).toBe(false);
  });

  it('are removed one by one, each skill separately', () => {
    expect(activeFilters(asked)).toEqual([
      { name: 'search' },
      { name: 'skills', skill: 'Triage' },
      { name: 'skills', skill: 'Soins intensifs' },
      { name: 'experience_min' },
      { name: 'has_video' },
    ]);
    expect(withoutFilter(asked, { name: 'skills', skill: 'Triage' }).skills).toEqual(['Soins intensifs']);
    expect(withoutFilter(asked, { name: 'experience_min' }).experience_min).toBeNull();
    expect(activeFilters({ ...noFilters, sort_by: 'newest' })).toEqual([]);
  });

  it('distinguish further typing from a new history entry', () => {
    expect(typedField(noFilters, { ...noFilters, search: 'i' })).toBe('search');
    expect(typedField(noFilters, { ...noFilters, experience_max: 5 })).toBe('experience_max');
    expect(typedField(noFilters, { ...noFilters, skills: ['Triage'] })).toBeNull();
    expect(typedField(noFilters, { ...noFilters, search: 'i', remote: true })).toBeNull();
    expect(typedField(asked, { ...asked, skills: [...asked.skills] })).toBeNull();
  });
});

describe('filters of a preset', () => {
  it('are restored unchanged, without empty ones', () => {
    expect(presetFromFilters(asked)).toEqual({
      search: 'infirmière',
      skills: 'Triage,Soins intensifs',
      experience_min: 3,
      has_video: true,
      sort_by: 'newest',
    });
    expect(filtersFromPreset(presetFromFilters(asked))).toEqual(asked);
    expect(filtersFromPreset({})).toEqual(noFilters);
  });
});

describe('years of a facet', () => {
  it.each([
    ['0-2', { experience_min: 0, experience_max: 2 }],
    ['20-', { experience_min: 20, experience_max: null }],
    ['many', null],
  ])('%s', (facet, years) => expect(yearsOf(facet)).toEqual(years));
});
