import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** A schema, or a function that loads it, for pages that should not wait for the validator. */
export type SchemaSource<Input extends FieldValues, Output> = z.ZodType<Output, Input> | SchemaLoader<Input, Output>;
type SchemaLoader<Input extends FieldValues, Output> = () => Promise<z.ZodType<Output, Input>>;

type Issue = Parameters<NonNullable<z.core.ParseContext<z.core.$ZodIssue>['error']>>[0];

export interface LazyResolver<Input extends FieldValues, Output> {
  readonly resolve: Resolver<Input, unknown, Output>;
  /** Starts the download; call it when the person first focuses the form. */
  readonly prepare: () => void;
}

/** Validates with a schema that is downloaded when the form is first focused. */
export function createLazyResolver<Input extends FieldValues, Output>(
  source: SchemaSource<Input, Output>,
  sentence: (issue: Issue) => string | undefined,
): LazyResolver<Input, Output> {
  const load = async () => {
    const schema = typeof source === 'function' ? source() : Promise.resolve(source);
    return Promise.all([import('@hookform/resolvers/zod'), schema] as const);
  };
  return {
    resolve: async (values, context, options) => {
      const [{ zodResolver }, schema] = await load();
      return zodResolver<Input, unknown, Output>(schema, { error: sentence })(values, context, options);
    },
    // Ignore an error here: sending the form retries the download and reports the error.
    prepare: () => void load().catch(() => undefined),
  };
}
