import { allowing, extended, refreshed, type Selected, type Selection, toggled } from './selection';

const row = (id: string, ...actions: Selected['actions']): Selected => ({ id, name: `Ana ${id}`, actions, moves: [] });
const rows = ['1', '2', '3', '4', '5'].map((id) => row(id, 'REJECTED'));
const [one, two, three, , five] = rows as [Selected, Selected, Selected, Selected, Selected];
const none: Selection = new Map();
const ids = (selection: Selection): string => [...selection.keys()].sort().join('');

it('adds and removes one', () => {
  const both = toggled(toggled(none, one), five);
  expect(ids(both)).toBe('15');
  expect(ids(toggled(both, one))).toBe('5');
});

it('adds a range in either direction, and a single one if the other end is not in the list', () => {
  expect(ids(extended(toggled(none, two), rows, '2', five))).toBe('2345');
  expect(ids(extended(toggled(none, five), rows, '5', three))).toBe('345');
  expect(ids(extended(none, rows, 'gone', three))).toBe('3');
  expect(ids(extended(none, rows, null, three))).toBe('3');
});

it('follows changes of a row', () => {
  const selection = refreshed(toggled(toggled(none, one), two), [row('1')]);
  expect(allowing(selection, 'REJECTED').map(({ id }) => id)).toEqual(['2']);
});
