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

  it('are the share above the median by the highest share, of each attribute', () => {
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

  it('find between two attributes what neither shows alone, and flag what is under four fifths', () => {
    expect(
      both?.groups.map(({ gender: one, ethnicity: other, ratio, isFlagged }) => [one, other, ratio, isFlagged]),
    ).toEqual([
      ['WOMAN', 'BLACK', 0.5, true],
      ['WOMAN', 'WHITE', 1, false],
      ['MAN', 'BLACK', 0.5 / 0.6, false],
      ['MAN', 'WHITE', 0.5 / 0.6, false],
    ]);
  });

  it('flag from under four fifths on, and not at it', () => {
    const [at] = impactOf([group('WOMAN', null, 100, 40), group('MAN', null, 100, 50)]);
    expect(at?.groups[0]).toMatchObject({ ratio: 0.8, isFlagged: false });
    const [under] = impactOf([group('WOMAN', null, 100, 39), group('MAN', null, 100, 50)]);
    expect(under?.groups[0]).toMatchObject({ isFlagged: true });
  });

  it('leave out who is under two in a hundred, and who are so few that a figure would tell of somebody', () => {
    const [large] = impactOf([
      group('WOMAN', null, 500, 250),
      group('MAN', null, 481, 240),
      group('NON_BINARY', null, 19, 19),
    ]);
    expect(large).toMatchObject({ people: 1_000, leftOut: 1 });
    // Who is left out is no measure for the others either.
    expect(large?.groups.map(({ gender: name, ratio }) => [name, ratio])).toEqual([
      ['WOMAN', 1],
      ['MAN', 240 / 481 / 0.5],
    ]);
    const [small] = impactOf([group('WOMAN', null, 10, 5), group('MAN', null, 9, 9)]);
    expect(small?.groups.map(({ gender: name, ratio }) => [name, ratio])).toEqual([['WOMAN', 1]]);
    expect(small?.leftOut).toBe(1);
  });

  it('are none where nobody is above, and nothing where nobody said anything', () => {
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
