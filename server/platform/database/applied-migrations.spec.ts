import { differenceTo } from './applied-migrations.js';

const adds = (name: string): { name: string; needs: null } => ({ name, needs: null });

describe('how a database differs from the migrations of a version', () => {
  it.each([
    ['nothing', ['a', 'b'], [adds('a'), adds('b')], { pending: [], unknown: [], needed: [] }],
    ['an older database', ['a', 'b'], [adds('a')], { pending: ['b'], unknown: [], needed: [] }],
    ['a newer one that only added', ['a'], [adds('a'), adds('b')], { pending: [], unknown: ['b'], needed: [] }],
    [
      'a newer one that this version knows enough for',
      ['a', 'b'],
      [adds('a'), adds('b'), { name: 'c', needs: 'b' }],
      { pending: [], unknown: ['c'], needed: [] },
    ],
    [
      'a newer one that removed what this version uses',
      ['a'],
      [adds('a'), adds('b'), { name: 'c', needs: 'b' }, { name: 'd', needs: 'b' }],
      { pending: [], unknown: ['b', 'c', 'd'], needed: ['b'] },
    ],
    [
      'a migration of its own that needs itself',
      ['a', 'b'],
      [adds('a'), { name: 'b', needs: 'b' }],
      { pending: [], unknown: [], needed: [] },
    ],
    ['another branch', ['a', 'b'], [adds('a'), adds('c')], { pending: ['b'], unknown: ['c'], needed: [] }],
  ])('%s', (_, known, applied, difference) => {
    expect(differenceTo(known, applied)).toEqual(difference);
  });
});
