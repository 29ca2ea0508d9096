import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** A schema, or the way to it for a form whose page should not wait for the validator. */
export type SchemaSource<Input extends FieldValues, Output> = z.ZodType<Output, Input> | SchemaLoader<Input, Output>;
type SchemaLoader<Input extends FieldValues, Output> = () => Promise<z.ZodType<Output, Input>>;

type Issue = Parameters<NonNullable<z.core.ParseContext<z.core.$ZodIssue>['error']>>[0];

export interface LazyResolver<Input extends FieldValues, Output> {
  readonly resolve: Resolver<Input, unknown, Output>;
  /** Begins the download; to be called when somebody turns to the form. */
  readonly prepare: () => void;
}

/** Checks values against a schema with a validator that is downloaded when somebody first turns to the form. */
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
    // A download that fails now is tried again, and reported, when the form is sent.
    prepare: () => void load().catch(() => undefined),
  };
}
