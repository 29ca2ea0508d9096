import { offeredActions } from './asked';

it('offers what the server allows, in the order of a process, another interview as an interview', () => {
  expect(offeredActions(['REJECTED', 'ACCEPT', 'OFFERED', 'ADD_INTERVIEW'])).toEqual([
    'INTERVIEW',
    'OFFERED',
    'ACCEPT',
    'REJECTED',
  ]);
  expect(offeredActions(['UNDO_REJECTED'])).toEqual(['UNDO_REJECTED']);
  expect(offeredActions([])).toEqual([]);
});
