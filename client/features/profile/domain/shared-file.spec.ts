import { outcomeIn } from './shared-file';

it.each([
  [null, null],
  ['kept', 'kept'],
  ['too-large', 'too-large'],
  ['', 'not-kept'],
  ['<b>', 'not-kept'],
])('reads what happened to a shared file from the address: %j means %j', (param, outcome) => {
  expect(outcomeIn(param)).toBe(outcome);
});
