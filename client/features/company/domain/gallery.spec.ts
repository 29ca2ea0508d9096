import { countsByCategory, inCategory, introductionOf, ownVideoId, shortAddress, withMoved } from './gallery';

const video = (id: string, video_category: 'ABOUT' | 'TEAM', status: 'COMPLETED' | 'PROCESSING' = 'COMPLETED') => ({
  id,
  video_category,
  status,
});
const videos = [video('a', 'TEAM'), video('b', 'ABOUT', 'PROCESSING'), video('c', 'ABOUT'), video('d', 'ABOUT')];
const ids = (found: readonly { id: string }[]): string => found.map(({ id }) => id).join('');

describe('a gallery', () => {
  it('counts the videos of each category, and leaves out empty ones', () => {
    expect(countsByCategory(videos)).toEqual([
      { value: 'ALL', count: 4 },
      { value: 'ABOUT', count: 3 },
      { value: 'TEAM', count: 1 },
    ]);
    expect(ids(inCategory(videos, 'ABOUT'))).toBe('bcd');
    expect(ids(inCategory(videos, 'ALL'))).toBe('abcd');
  });

  it('introduces the company by the first playable video about it', () => {
    expect(introductionOf(videos)?.id).toBe('c');
    expect(introductionOf([video('a', 'TEAM')])).toBeUndefined();
  });

  it.each([
    ['a', 'c', 'bcad'],
    ['d', 'b', 'adbc'],
    ['b', 'c', 'acbd'],
    ['a', 'a', 'abcd'],
    ['x', 'a', 'abcd'],
    ['a', 'x', 'abcd'],
  ])('moves %s to the place of %s', (id, onto, expected) => {
    expect(ids(withMoved(videos, id, onto))).toBe(expected);
  });
});

describe('addresses', () => {
  it('recognise our own uploads', () => {
    const id = '0199f0c2-0000-7000-8000-00000000d001';
    expect(ownVideoId(`/api/stream/video/${id}`)).toBe(id);
    expect(ownVideoId('https://videos.example/a')).toBeNull();
    expect(ownVideoId('/api/users/me')).toBeNull();
  });

  it('are shown without scheme and trailing slash', () => {
    expect(shortAddress('https://www.montblanc.example/')).toBe('montblanc.example');
    expect(shortAddress('http://example.ca/fr/a')).toBe('example.ca/fr/a');
  });
});
