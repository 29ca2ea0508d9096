import { problemOf } from './camera-problem';

it.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['TypeError', 'unknown'],
] as const)('%s means %s', (name, problem) => {
  expect(problemOf(new DOMException('', name))).toBe(problem);
});
it('does not recognise other values than errors', () => {
  expect(problemOf('NotAllowedError')).toBe('unknown');
});
