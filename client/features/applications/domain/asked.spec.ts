import { offeredActions } from './asked';

it('offers the allowed actions in the order of the process, another interview as an interview', () => {
  expect(offeredActions(['REJECTED', 'ACCEPT', 'OFFERED', 'ADD_INTERVIEW'])).toEqual([
    'INTERVIEW',
    'OFFERED',
    'ACCEPT',
    'REJECTED',
  ]);
  expect(offeredActions(['UNDO_REJECTED'])).toEqual(['UNDO_REJECTED']);
  expect(offeredActions([])).toEqual([]);
});
