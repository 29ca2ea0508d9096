import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { isApiError } from '../../lib/api-error';

/** What the form says above its fields after the server refused it. */
export interface Refusal {
  sentence: string;
  /** Details that belong to no field on screen. */
  others: readonly string[];
  requestId: string | null;
}

/**
 * Gives each `details[]` of the server to the field it is about, the first one gets the focus, and returns the rest: null
 * where the fields say it all.
 * `type: 'server'` marks the errors that only a new answer of the server may take away or renew.
 */
export function applyServerProblems<Values extends FieldValues>(
  error: unknown,
  sentence: string,
  fieldNames: readonly string[],
  setError: UseFormSetError<Values>,
): Refusal | null {
  if (!isApiError(error)) return { sentence, others: [], requestId: null };
  const matched = error.details.filter((detail) => fieldNames.includes(detail.path));
  const inPageOrder = matched.toSorted((a, b) => fieldNames.indexOf(a.path) - fieldNames.indexOf(b.path));
  inPageOrder.forEach((detail, index) => {
    setError(detail.path as Path<Values>, { type: 'server', message: detail.message }, { shouldFocus: index === 0 });
  });
  const others = error.details.filter((detail) => !fieldNames.includes(detail.path)).map((detail) => detail.message);
  // What stands at its field word for word is not said twice.
  if (others.length === 0 && matched.some(({ message }) => message === sentence)) return null;
  return { sentence, others, requestId: error.requestId };
}
