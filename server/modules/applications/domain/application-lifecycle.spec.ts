import {
  applicationLifecycle,
  type ApplicationEvent,
  type ApplicationParty,
  type ApplicationStatus,
  isOpen,
} from './application-lifecycle.js';

const parties: readonly ApplicationParty[] = ['CANDIDATE', 'COMPANY', 'SYSTEM'];
const events: readonly ApplicationEvent[] = [
  'WITHDRAW',
  'WITHDRAW_UNSEEN',
  'LEAVE',
  'REVIEWED',
  'INTERVIEW',
  'ADD_INTERVIEW',
  'OFFERED',
  'CHANGE_OFFER',
  'ACCEPT',
  'REJECTED',
  'UNDO_TO_PENDING',
  'UNDO_TO_REVIEWED',
  'UNDO_TO_INTERVIEW',
  'UNDO_TO_OFFERED',
];

/** All legal moves according to decision C-21; every other is refused. */
const legal: Readonly<Record<string, ApplicationStatus>> = {
  'PENDING WITHDRAW CANDIDATE': 'WITHDRAWN',
  'PENDING REVIEWED COMPANY': 'REVIEWED',
  'PENDING INTERVIEW COMPANY': 'INTERVIEW',
  'PENDING ACCEPT COMPANY': 'ACCEPTED',
  'PENDING REJECTED COMPANY': 'REJECTED',
  'REVIEWED INTERVIEW COMPANY': 'INTERVIEW',
  'REVIEWED ACCEPT COMPANY': 'ACCEPTED',
  'REVIEWED REJECTED COMPANY': 'REJECTED',
  'INTERVIEW ADD_INTERVIEW COMPANY': 'INTERVIEW',
  'INTERVIEW OFFERED COMPANY': 'OFFERED',
  'INTERVIEW ACCEPT COMPANY': 'ACCEPTED',
  'INTERVIEW REJECTED COMPANY': 'REJECTED',
  'OFFERED CHANGE_OFFER COMPANY': 'OFFERED',
  'OFFERED ACCEPT COMPANY': 'ACCEPTED',
  'OFFERED REJECTED COMPANY': 'REJECTED',
  'REJECTED UNDO_TO_PENDING COMPANY': 'PENDING',
  'REJECTED UNDO_TO_PENDING SYSTEM': 'PENDING',
  'REJECTED UNDO_TO_REVIEWED SYSTEM': 'REVIEWED',
  'REJECTED UNDO_TO_INTERVIEW SYSTEM': 'INTERVIEW',
  'REJECTED UNDO_TO_REVIEWED COMPANY': 'REVIEWED',
  'REJECTED UNDO_TO_INTERVIEW COMPANY': 'INTERVIEW',
  'REJECTED UNDO_TO_OFFERED COMPANY': 'OFFERED',
  'REJECTED UNDO_TO_OFFERED SYSTEM': 'OFFERED',
  'REJECTED WITHDRAW_UNSEEN CANDIDATE': 'WITHDRAWN',
  'PENDING LEAVE SYSTEM': 'WITHDRAWN',
  'REVIEWED LEAVE SYSTEM': 'WITHDRAWN',
  'INTERVIEW LEAVE SYSTEM': 'WITHDRAWN',
  'OFFERED LEAVE SYSTEM': 'WITHDRAWN',
};

describe('the life of an application', () => {
  const matrix = applicationLifecycle.states.flatMap((from) =>
    events.flatMap((event) => parties.map((by) => [from, event, by] as const)),
  );

  it.each(matrix)('from %s, %s by %s', (from, event, by) => {
    expect(applicationLifecycle.next(from, event, by)).toBe(legal[`${from} ${event} ${by}`] ?? null);
  });

  it('knows no other event, and holds every legal one', () => {
    expect([...applicationLifecycle.events].sort()).toEqual([...events].sort());
    expect(matrix.filter(([from, event, by]) => legal[`${from} ${event} ${by}`]).length).toBe(
      Object.keys(legal).length,
    );
  });

  it('ends in ACCEPTED and WITHDRAWN, and is open in four statuses', () => {
    expect(applicationLifecycle.states.filter((status) => applicationLifecycle.isFinal(status))).toEqual([
      'ACCEPTED',
      'WITHDRAWN',
    ]);
    expect(applicationLifecycle.states.filter(isOpen)).toEqual(['PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED']);
  });
});
