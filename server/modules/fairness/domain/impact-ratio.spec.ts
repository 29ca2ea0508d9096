import { impactOf, type ScoredGroup } from './impact-ratio.js';

type Group = ScoredGroup<'WOMAN' | 'MAN' | 'NON_BINARY', 'BLACK' | 'WHITE' | 'OTHER'>;

const group = (gender: Group['gender'], ethnicity: Group['ethnicity'], people: number, above: number): Group => ({
  gender,
  ethnicity,
  people,
  above,
});

describe('impact ratios of synthetic groups', () => {
  const scored = [
    group('WOMAN', 'BLACK', 100, 30),
    group('WOMAN', 'WHITE', 200, 120),
    group('MAN', 'BLACK', 100, 50),
    group('MAN', 'WHITE', 190, 95),
    group('MAN', null, 10, 5),
    group(null, null, 1_000, 400),
  ];
  const [gender, ethnicity, both] = impactOf(scored);

  it('are the share above the median divided by the highest share, per attribute', () => {
    expect(gender).toEqual({
      dimension: 'GENDER',
      people: 600,
      groups: [
        { gender: 'WOMAN', ethnicity: null, people: 300, rate: 0.5, ratio: 1, isFlagged: false },
        { gender: 'MAN', ethnicity: null, people: 300, rate: 0.5, ratio: 1, isFlagged: false },
      ],
      leftOut: 0,
    });
    expect(ethnicity?.people).toBe(590);
    expect(ethnicity?.groups.map(({ ethnicity: name, rate }) => [name, rate])).toEqual([
      ['BLACK', 0.4],
      ['WHITE', 215 / 390],
    ]);
  });

  it('show for two attributes together what neither shows alone, and flag ratios below four fifths', () => {
    expect(
      both?.groups.map(({ gender: first, ethnicity: second, ratio, isFlagged }) => [first, second, ratio, isFlagged]),
    ).toEqual([
      ['WOMAN', 'BLACK', 0.5, true],
      ['WOMAN', 'WHITE', 1, false],
      ['MAN', 'BLACK', 0.5 / 0.6, false],
      ['MAN', 'WHITE', 0.5 / 0.6, false],
    ]);
  });

  it('flag a ratio below four fifths, but not exactly four fifths', () => {
    const [at] = impactOf([group('WOMAN', null, 100, 40), group('MAN', null, 100, 50)]);
    expect(at?.groups[0]).toMatchObject({ ratio: 0.8, isFlagged: false });
    const [under] = impactOf([group('WOMAN', null, 100, 39), group('MAN', null, 100, 50)]);
    expect(under?.groups[0]).toMatchObject({ isFlagged: true });
  });

  it('leave out groups below two percent, and groups so small that a figure could identify a person', () => {
    const [large] = impactOf([
      group('WOMAN', null, 500, 250),
      group('MAN', null, 481, 240),
      group('NON_BINARY', null, 19, 19),
    ]);
    expect(large).toMatchObject({ people: 1_000, leftOut: 1 });
    // Groups that are left out do not set the highest share either.
    expect(large?.groups.map(({ gender: name, ratio }) => [name, ratio])).toEqual([
      ['WOMAN', 1],
      ['MAN', 240 / 481 / 0.5],
    ]);
    const [small] = impactOf([group('WOMAN', null, 10, 5), group('MAN', null, 9, 9)]);
    expect(small?.groups.map(({ gender: name, ratio }) => [name, ratio])).toEqual([['WOMAN', 1]]);
    expect(small?.leftOut).toBe(1);
  });

  it('are null if nobody is above the median, and absent if nobody declared anything', () => {
    const [nobodyAbove] = impactOf([group('WOMAN', null, 20, 0), group('MAN', null, 20, 0)]);
    expect(nobodyAbove?.groups.map(({ ratio, isFlagged }) => [ratio, isFlagged])).toEqual([
      [null, false],
      [null, false],
    ]);
    for (const dimension of impactOf([group(null, null, 50, 25)])) {
      expect(dimension).toMatchObject({ people: 0, groups: [], leftOut: 0 });
    }
  });
});
