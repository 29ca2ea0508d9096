import type { ApplicationStatus } from './application-lifecycle.js';
import { UNDO_MS } from './application.policy.js';

interface Step {
  /** ISO 8601. */
  readonly at: string;
  readonly from: ApplicationStatus | null;
  readonly to: ApplicationStatus;
}

/** For the candidate, a refusal that can be undone or was undone never happened; nor did its undoing. */
export function historyForCandidate<S extends Step>(steps: readonly S[], now: Date): S[] {
  const known: S[] = [];
  steps.forEach((step, index) => {
    const isFinal = index === steps.length - 1 && new Date(step.at).getTime() + UNDO_MS <= now.getTime();
    if (step.to === 'REJECTED' && !isFinal) return;
    const isUndo = step.from === 'REJECTED' && step.to !== 'WITHDRAWN';
    if (isUndo) return;
    known.push({ ...step, from: known.at(-1)?.to ?? null });
  });
  return known;
}
