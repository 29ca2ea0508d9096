import type { ApplicationStatus } from './application-lifecycle.js';
import { UNDO_MS } from './application.policy.js';
import { historyForCandidate } from './history.js';

const refusedAt = new Date('2026-01-15T15:00:00.000Z');
const at = refusedAt.toISOString();
const step = (from: ApplicationStatus | null, to: ApplicationStatus) => ({ at, from, to });
const sent = step(null, 'PENDING');
const reviewed = step('PENDING', 'REVIEWED');
const refused = step('REVIEWED', 'REJECTED');
const after = (ms: number): Date => new Date(refusedAt.getTime() + ms);

describe('the history that a candidate reads', () => {
  it('has no refusal until it is final, to the millisecond', () => {
    expect(historyForCandidate([sent, reviewed, refused], after(UNDO_MS - 1))).toEqual([sent, reviewed]);
    expect(historyForCandidate([sent, reviewed, refused], after(UNDO_MS))).toEqual([sent, reviewed, refused]);
  });

  it('has no trace of one that was taken back, however long ago', () => {
    const undone = step('REJECTED', 'REVIEWED');
    const invited = step('REVIEWED', 'INTERVIEW');
    expect(historyForCandidate([sent, reviewed, refused, undone, invited], after(10 * UNDO_MS))).toEqual([
      sent,
      reviewed,
      invited,
    ]);
  });

  it('of one that was withdrawn in between shows what the candidate knew', () => {
    const steps = [sent, step('PENDING', 'REJECTED'), step('REJECTED', 'WITHDRAWN')];
    expect(historyForCandidate(steps, after(10 * UNDO_MS))).toEqual([sent, step('PENDING', 'WITHDRAWN')]);
  });
});
