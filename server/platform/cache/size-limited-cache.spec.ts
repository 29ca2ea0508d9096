import { SizeLimitedCache } from './size-limited-cache.js';

describe('a cache with a limit of size', () => {
  it('removes the least recently used value first', () => {
    const cache = new SizeLimitedCache<string>(3);
    for (const key of ['a', 'b', 'c']) cache.set(key, key.toUpperCase(), 1);
    expect(cache.get('a')).toBe('A');
    cache.set('d', 'D', 1);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual(['A', undefined, 'C', 'D']);
    expect(cache.size).toBe(3);
  });

  it('counts a replaced or removed value once, and keeps none that is larger than the limit', () => {
    const cache = new SizeLimitedCache<string>(10);
    cache.set('a', 'short', 2);
    cache.set('a', 'longer', 5);
    expect(cache.size).toBe(5);
    cache.delete('a');
    cache.delete('a');
    expect(cache.size).toBe(0);
    cache.set('large', 'too large', 11);
    expect([cache.get('large'), cache.size]).toEqual([undefined, 0]);
  });
});
