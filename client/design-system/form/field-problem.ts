import type { UiMessages } from '../messages/messages';
import type { Text } from '../../lib/i18n';

/** The part of a zod issue that the messages need. */
export interface Problem {
  code?: string | undefined;
  input?: unknown;
  origin?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  expected?: unknown;
  format?: unknown;
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function figure(value: unknown): number | string {
  return typeof value === 'number' ? value : String(value);
}

function tooSmall({ origin, minimum }: Problem, text: Text<UiMessages>): string {
  if (origin === 'string') return text('field.tooShort', { min: figure(minimum) });
  if (origin === 'array' || origin === 'set')
    return minimum === 1 ? text('field.required') : text('field.tooFew', { min: figure(minimum) });
  return text('field.tooSmall', { min: figure(minimum) });
}

function tooBig({ origin, maximum }: Problem, text: Text<UiMessages>): string {
  if (origin === 'string') return text('field.tooLong', { max: figure(maximum) });
  if (origin === 'array' || origin === 'set') return text('field.tooMany', { max: figure(maximum) });
  return text('field.tooLarge', { max: figure(maximum) });
}

/**
 * The message for one zod issue, in the reader's language.
 * A message in the schema wins (zod calls this only if there is none).
 */
export function fieldProblem(problem: Problem, text: Text<UiMessages>): string {
  if (isMissing(problem.input)) return text('field.required');
  switch (problem.code) {
    case 'too_small':
      return tooSmall(problem, text);
    case 'too_big':
      return tooBig(problem, text);
    case 'invalid_type':
      return text(problem.expected === 'number' ? 'field.number' : 'field.invalid');
    case 'invalid_format':
      return problem.format === 'email' || problem.format === 'url'
        ? text(`field.${problem.format}`)
        : text('field.invalid');
    default:
      // An unticked required checkbox is missing, not invalid.
      return text(problem.input === false ? 'field.required' : 'field.invalid');
  }
}
