import { StandardSchemaSerializerInterceptor } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { LeftOutRows } from '../database/left-out-rows.js';
import { withoutBadRows } from './without-bad-rows.js';

type Issues = readonly StandardSchemaV1.Issue[];

const pathsOf = (issues: Issues): PropertyKey[][] =>
  issues.map(({ path = [] }) => path.map((part) => (typeof part === 'object' ? part.key : part)));

/** Names of fields at fault, for the log: `jobs.requirements`. Two names deep, because keys further in may be content. */
const fieldsOf = (paths: readonly PropertyKey[][]): string[] => [
  ...new Set(
    paths.map((path) =>
      path
        .filter((part) => typeof part === 'string')
        .slice(0, 2)
        .join('.'),
    ),
  ),
];

/**
 * Serialises every answer through its contract. A row of a list that breaks the contract is left out, logged and counted;
 * an answer that is broken elsewhere is a defect (500).
 */
export class AnswerSerializerInterceptor extends StandardSchemaSerializerInterceptor {
  constructor(
    reflector: Reflector,
    private readonly leftOut: LeftOutRows,
  ) {
    super(reflector);
  }

  override async transformToPlain(
    value: object,
    schema: StandardSchemaV1,
    options?: StandardSchemaV1.Options,
  ): Promise<Record<string, unknown>> {
    const validate = async (answer: unknown) => schema['~standard'].validate(answer, options);
    const result = await validate(value);
    if (!result.issues) return result.value as Record<string, unknown>;
    const paths = pathsOf(result.issues);
    const fields = fieldsOf(paths);
    const cleaned = withoutBadRows(value, paths);
    const again = cleaned && (await validate(cleaned.value));
    if (!cleaned || !again || again.issues) throw new Error(`the answer breaks its contract in ${fields.join(', ')}`);
    await this.leftOut.note(cleaned.leftOut, fields);
    return again.value as Record<string, unknown>;
  }
}
