import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { IssuePath } from './without-bad-rows.js';

/** Paths at which an answer violates its schema. */
export const pathsOf = (issues: readonly StandardSchemaV1.Issue[]): IssuePath[] =>
  issues.map(({ path = [] }) => path.map((part) => (typeof part === 'object' ? part.key : part)));

/** Names of invalid fields for the log: `jobs.requirements`. Two levels deep, because deeper keys can be content. */
export const fieldsOf = (paths: readonly IssuePath[]): string[] => [
  ...new Set(
    paths.map((path) =>
      path
        .filter((part) => typeof part === 'string')
        .slice(0, 2)
        .join('.'),
    ),
  ),
];
