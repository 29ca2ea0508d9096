import { z } from 'zod';
import { fieldProblem } from './field-problem';

/** Returns the key of the message with its values. */
const text = (key: string, values: Readonly<Record<string, string | number>> = {}) => `${key}${JSON.stringify(values)}`;

function problemOf(schema: z.ZodType, value: unknown): string | undefined {
  const result = schema.safeParse(value, { error: (issue) => fieldProblem(issue, text) });
  return result.error?.issues[0]?.message;
}

it.each<[string, z.ZodType, unknown, string]>([
  ['nothing', z.string(), undefined, 'field.required{}'],
  ['blanks', z.string().trim().min(1), '   ', 'field.required{}'],
  ['an empty address', z.email(), '', 'field.required{}'],
  ['half an address', z.email(), 'camille@', 'field.email{}'],
  ['half a link', z.url(), 'exemple', 'field.url{}'],
  ['a short text', z.string().min(12), 'court', 'field.tooShort{"min":12}'],
  ['a long text', z.string().max(3), 'quatre', 'field.tooLong{"max":3}'],
  ['a small number', z.number().min(0), -1, 'field.tooSmall{"min":0}'],
  ['a large number', z.number().max(50), 51, 'field.tooLarge{"max":50}'],
  ['no number', z.number(), 'beaucoup', 'field.number{}'],
  ['an empty list', z.array(z.string()).min(1), [], 'field.required{}'],
  ['a short list', z.array(z.string()).min(3), ['a'], 'field.tooFew{"min":3}'],
  ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'field.tooMany{"max":1}'],
  ['a choice not made', z.enum(['A', 'B']), '', 'field.required{}'],
  ['another choice', z.enum(['A', 'B']), 'C', 'field.invalid{}'],
  ['an unticked box', z.literal(true), false, 'field.required{}'],
])('finds the sentence for %s', (_, schema, value, sentence) => {
  expect(problemOf(schema, value)).toBe(sentence);
});

it('keeps a message of the schema', () => {
  expect(problemOf(z.string().min(3, 'Trop court.'), 'a')).toBe('Trop court.');
});
