import { forgetSearches, searchesKey } from '../../../lib/kept-searches';
import { memoryStorage } from '../../../lib/spec-support/memory-storage';
import { noFilters } from './job-filters';
import { readSearches, withSearch, writeSearches } from './recent-searches';

const search = (words: string) => ({ ...noFilters, search: words });

describe('recent searches', () => {
  it('are the newest first, without duplicates, ten at most', () => {
    let kept: readonly string[] = [];
    for (let n = 1; n <= 12; n += 1) kept = withSearch(kept, search(`métier ${n} x`));
    expect(kept).toHaveLength(10);
    expect(kept[0]).toBe('search=m%C3%A9tier+12+x');
    kept = withSearch(kept, search('métier 5 x'));
    expect([kept.length, kept[0]]).toEqual([10, 'search=m%C3%A9tier+5+x']);
  });

  it('exclude partly typed ones, the empty one, and another order of the same', () => {
    let kept = withSearch([], search('sou'));
    kept = withSearch(kept, search('soudeur'));
    expect(kept).toEqual(['search=soudeur']);
    expect(withSearch(kept, noFilters)).toBe(kept);
    expect(withSearch(kept, { ...search('soudeur'), sort_by: 'salary' })).toEqual(kept);
    expect(withSearch(kept, { ...search('soudeur'), location: 'Laval' })).toHaveLength(2);
  });

  it('belong to one person, and are removed completely with the last one and at sign-out', () => {
    const storage = memoryStorage();
    writeSearches(storage, 'a', ['search=soudeur']);
    expect([...storage.entries.keys()]).toEqual(['recent_searches']);
    expect(readSearches(storage, 'a')).toEqual(['search=soudeur']);
    expect(readSearches(storage, 'b')).toEqual([]);
    writeSearches(storage, 'a', []);
    expect(storage.entries.has(searchesKey)).toBe(false);
    writeSearches(storage, 'a', ['search=soudeur']);
    forgetSearches(storage);
    expect(readSearches(storage, 'a')).toEqual([]);
  });

  it.each(['', '{', '[]', '{"owner":1,"searches":[]}', '{"owner":"a","searches":[1]}', '"x"'])(
    'are none where storage holds %j',
    (stored) => {
      expect(readSearches(memoryStorage({ [searchesKey]: stored }), 'a')).toEqual([]);
    },
  );

  it('work without storage', () => {
    const refusing = {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('refused');
      },
      removeItem: () => undefined,
    };
    expect(readSearches(refusing, 'a')).toEqual([]);
    expect(() => writeSearches(refusing, 'a', ['search=x'])).not.toThrow();
  });
});
