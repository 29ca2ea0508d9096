import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { isApiError } from '../../lib/api-error';

/** Errors that the form shows above its fields after the server refused it. */
export interface Refusal {
  sentence: string;
  /** Details about no field on screen. */
  others: readonly string[];
  requestId: string | null;
}

/**
 * Assigns each `details[]` of the server to its field and focuses the first. Returns the rest, or null if the fields
 * show everything.
 * `type: 'server'` marks errors that only the next response of the server may remove.
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
  // Do not repeat a sentence that a field already shows.
  if (others.length === 0 && matched.some(({ message }) => message === sentence)) return null;
  return { sentence, others, requestId: error.requestId };
}
