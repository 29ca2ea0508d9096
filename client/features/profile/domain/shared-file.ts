import { type SharedOutcome, sharedOutcomes } from '../../../service-worker/shared-resume';

/** The reason why a shared file is not opened. `gone`: it was kept, and then opened or deleted. */
export type SharedProblem = Exclude<SharedOutcome, 'kept'> | 'gone';

/** The result of sharing in the address of a page; null if no file was shared. Anything else than the known words means that the file was not kept. */
export function outcomeIn(param: string | null): SharedOutcome | null {
  if (param === null) return null;
  return sharedOutcomes.find((outcome) => outcome === param) ?? 'not-kept';
}
