import { withoutBadRows } from './without-bad-rows.js';

const row = (id: string) => ({ id, words: ['a', null] });

describe('an answer with rows that cannot be presented', () => {
  it('loses those rows and nothing else', () => {
    const value = { jobs: [row('1'), row('2'), row('3')], total: 3 };
    expect(
      withoutBadRows(value, [
        ['jobs', 0, 'words', 1],
        ['jobs', 2, 'words', 1],
      ]),
    ).toEqual({
      value: { jobs: [row('2')], total: 3 },
      leftOut: [
        { list: 'jobs', id: '1' },
        { list: 'jobs', id: '3' },
      ],
    });
  });

  it('loses the outermost row', () => {
    const value = { threads: [{ id: 't', messages: [row('m')] }] };
    expect(withoutBadRows(value, [['threads', 0, 'messages', 0, 'words', 1]])).toEqual({
      value: { threads: [] },
      leftOut: [{ list: 'threads', id: 't' }],
    });
  });

  it('knows a row by what it is about', () => {
    expect(withoutBadRows([{ score: NaN, user_id: 'u' }], [[0, 'score']])).toEqual({
      value: [],
      leftOut: [{ list: 'list', id: 'u' }],
    });
  });

  it.each([
    ['the answer itself is at fault', { total: 'x' }, [['total']]],
    ['a key is missing', {}, [['total']]],
    ['the list is none', { jobs: null }, [['jobs']]],
    ['an entry has no id', { words: ['a', null] }, [['words', 1]]],
    ['the path is empty', {}, [[]]],
  ])('cannot be saved where %s', (_, value, paths) => {
    expect(withoutBadRows(value, paths)).toBeNull();
  });
});
