import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { FieldIssue } from '../errors/domain-error.js';

/** zod's additions to a Standard Schema issue that choose the message. */
interface ZodIssue extends StandardSchemaV1.Issue {
  readonly code?: string;
  readonly origin?: string;
  readonly format?: string;
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly keys?: readonly string[];
  readonly input?: unknown;
}

/** A field error without its message; the filter looks it up with these parameters. */
export interface CodedIssue extends FieldIssue {
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Max field errors in an answer, so that no input can make it large. */
const MAX_ISSUES = 50;

const pathOf = (issue: StandardSchemaV1.Issue): string =>
  (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');

function tooSmall(issue: ZodIssue): Pick<CodedIssue, 'code' | 'params'> {
  const limit = Number(issue.minimum ?? 0);
  if (issue.origin === 'string')
    return limit <= 1 ? { code: 'FIELD.REQUIRED' } : { code: 'FIELD.TOO_SHORT', params: { limit } };
  if (issue.origin === 'array') return { code: 'FIELD.REQUIRED' };
  return { code: 'FIELD.TOO_SMALL', params: { limit } };
}

function tooBig(issue: ZodIssue): Pick<CodedIssue, 'code' | 'params'> {
  const limit = Number(issue.maximum ?? 0);
  if (issue.origin === 'string') return { code: 'FIELD.TOO_LONG', params: { limit } };
  if (issue.origin === 'array') return { code: 'FIELD.TOO_MANY_ITEMS', params: { limit } };
  return { code: 'FIELD.TOO_BIG', params: { limit } };
}

function codeOf(issue: ZodIssue): Pick<CodedIssue, 'code' | 'params'> {
  switch (issue.code) {
    case 'invalid_type':
      return { code: /received undefined/.test(issue.message) ? 'FIELD.REQUIRED' : 'FIELD.WRONG_TYPE' };
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
      return { code: 'FIELD.NOT_A_CHOICE' };
    case 'invalid_format':
      if (issue.format === 'email') return { code: 'FIELD.NOT_AN_EMAIL' };
      return { code: issue.format === 'url' ? 'FIELD.NOT_AN_ADDRESS' : 'FIELD.INVALID' };
    default:
      return { code: 'FIELD.INVALID' };
  }
}

/**
 * Converts schema issues to field errors, one per field and unknown key.
 *
 * @param whole the subject of an issue without a path.
 */
export function fieldIssues(issues: readonly StandardSchemaV1.Issue[], whole = 'body'): readonly CodedIssue[] {
  const found: CodedIssue[] = [];
  for (const issue of issues as readonly ZodIssue[]) {
    if (found.length >= MAX_ISSUES) break;
    if (issue.code === 'unrecognized_keys') {
      const prefix = pathOf(issue);
      for (const key of (issue.keys ?? []).slice(0, MAX_ISSUES)) {
        found.push({ path: prefix ? `${prefix}.${key}` : key, code: 'FIELD.UNKNOWN' });
      }
    } else {
      found.push({ path: pathOf(issue), ...codeOf(issue) });
    }
  }
  return found.map((issue) => ({ ...issue, path: issue.path.slice(0, 200) || whole }));
}
