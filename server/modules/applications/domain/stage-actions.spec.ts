import { type ActionFacts, dueAt, outcomeOf, recipientOf } from './stage-actions.js';

const entered = new Date('2026-01-15T15:00:00.000Z');
const MINUTE = 60_000;
const facts = (changes: Partial<ActionFacts> = {}): ActionFacts => ({
  kind: 'REMIND_AFTER',
  whom: 'TEAM',
  isStillThere: true,
  isStillWanted: true,
  mayContact: true,
  wasRecent: false,
  hasQuestions: true,
  hasInterview: false,
  waitsForCandidate: true,
  ...changes,
});
const ask = { kind: 'ASK_ANSWERS', whom: 'CANDIDATE' } as const;
const propose = { kind: 'PROPOSE_TIMES', whom: 'TEAM' } as const;
const nudge = { kind: 'REMIND_AFTER', whom: 'CANDIDATE' } as const;

describe('an automatic action of a stage', () => {
  it.each([
    ['is carried out', facts(), 'DONE'],
    ['asks for answers', facts(ask), 'DONE'],
    ['reminds to propose times', facts(propose), 'DONE'],
    ['reminds a candidate who has something to do', facts(nudge), 'DONE'],
    ['is cancelled once the application left the stage', facts({ isStillThere: false }), 'CANCELLED'],
    ['is cancelled once the team removed it', facts({ isStillWanted: false, mayContact: false }), 'CANCELLED'],
    ['leaves people alone who hide or are blocked', facts({ mayContact: false }), 'SKIPPED'],
    ['is not repeated within a week', facts({ wasRecent: true }), 'SKIPPED'],
    ['asks for no answers without questions', facts({ ...ask, hasQuestions: false }), 'SKIPPED'],
    ['asks for no times if there are some', facts({ ...propose, hasInterview: true }), 'SKIPPED'],
    ['reminds nobody who has nothing to do', facts({ ...nudge, waitsForCandidate: false }), 'SKIPPED'],
    ['reminds the team in any case', facts({ waitsForCandidate: false, hasInterview: true }), 'DONE'],
  ])('%s', (_, known, outcome) => {
    expect(outcomeOf(known)).toBe(outcome);
  });

  it('waits for the time in which a move can be corrected, a reminder for its days', () => {
    expect(dueAt({ kind: 'ASK_ANSWERS' }, entered)).toEqual(new Date(entered.getTime() + 5 * MINUTE));
    expect(dueAt({ kind: 'REMIND_AFTER', days: 3, whom: 'TEAM' }, entered)).toEqual(
      new Date('2026-01-18T15:00:00.000Z'),
    );
  });

  it('contacts the team about times and the candidate about answers', () => {
    expect([recipientOf({ kind: 'PROPOSE_TIMES' }), recipientOf({ kind: 'ASK_ANSWERS' })]).toEqual([
      'TEAM',
      'CANDIDATE',
    ]);
    expect(recipientOf({ kind: 'REMIND_AFTER', days: 1, whom: 'CANDIDATE' })).toBe('CANDIDATE');
  });
});
