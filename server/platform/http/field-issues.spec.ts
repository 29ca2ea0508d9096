import { z } from 'zod';
import { trimmedText, upperEnum } from '../contract/fields.contract.js';
import { fieldIssues } from './field-issues.js';

const schema = z.strictObject({
  title: trimmedText(2, 5),
  email: z.email(),
  count: z.int().min(1).max(3),
  kind: upperEnum(['A', 'B']),
  tags: z.array(z.string()).max(1),
  nested: z.object({ city: trimmedText(1, 10) }),
});
const valid = { title: 'abc', email: 'a@b.ca', count: 2, kind: 'a', tags: [], nested: { city: 'Laval' } };

const issuesOf = (change: object) => {
  const result = schema.safeParse({ ...valid, ...change });
  return result.success ? [] : fieldIssues(result.error.issues);
};

describe('field issues', () => {
  it('are none for valid input, and enums are accepted in any case', () => {
    expect(schema.parse(valid).kind).toBe('A');
  });

  it.each([
    [{ title: undefined }, 'title', 'FIELD.REQUIRED', undefined],
    [{ title: 3 }, 'title', 'FIELD.WRONG_TYPE', undefined],
    [{ title: 'a' }, 'title', 'FIELD.TOO_SHORT', { limit: 2 }],
    [{ title: 'abcdef' }, 'title', 'FIELD.TOO_LONG', { limit: 5 }],
    [{ title: 'a\u0000b' }, 'title', 'FIELD.INVALID', undefined],
    [{ title: 'a\ud800' }, 'title', 'FIELD.INVALID', undefined],
    [{ email: 'x' }, 'email', 'FIELD.NOT_AN_EMAIL', undefined],
    [{ count: 0 }, 'count', 'FIELD.TOO_SMALL', { limit: 1 }],
    [{ count: 9 }, 'count', 'FIELD.TOO_BIG', { limit: 3 }],
    [{ kind: 'C' }, 'kind', 'FIELD.NOT_A_CHOICE', undefined],
    [{ tags: ['a', 'b'] }, 'tags', 'FIELD.TOO_MANY_ITEMS', { limit: 1 }],
    [{ nested: { city: '  ' } }, 'nested.city', 'FIELD.REQUIRED', undefined],
    [{ admin: true }, 'admin', 'FIELD.UNKNOWN', undefined],
  ])('of %p name %s with %s', (change, path, code, params) => {
    expect(issuesOf(change)).toEqual([params ? { path, code, params } : { path, code }]);
  });

  it('are bounded, whatever is sent', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, 1]));
    expect(issuesOf(many).length).toBeLessThanOrEqual(50);
  });
});
