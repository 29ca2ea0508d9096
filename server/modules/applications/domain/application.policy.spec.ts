import { applicationLifecycle, type ApplicationStatus } from './application-lifecycle.js';
import {
  actionsOfCandidate,
  actionsOfCompany,
  type ApplicationAction,
  UNDO_MS,
  undoSecondsLeft,
} from './application.policy.js';

const now = new Date('2026-01-15T15:00:00.000Z');
const facts = (status: ApplicationStatus, changes: object = {}) => ({
  status,
  rejectedAt: null,
  isClosed: false,
  offer: null,
  ...changes,
});
const open = { jobIsOpen: true, hasLaterAttempt: false, withdrawals: 1 };

describe('what a company may do', () => {
  const expected: Readonly<Record<ApplicationStatus, readonly ApplicationAction[]>> = {
    PENDING: ['REVIEWED', 'INTERVIEW', 'ACCEPT', 'REJECTED'],
    REVIEWED: ['INTERVIEW', 'ACCEPT', 'REJECTED'],
    INTERVIEW: ['ADD_INTERVIEW', 'OFFERED', 'ACCEPT', 'REJECTED'],
    OFFERED: ['CHANGE_OFFER', 'ACCEPT', 'REJECTED'],
    ACCEPTED: [],
    REJECTED: [],
    WITHDRAWN: [],
  };

  it.each(applicationLifecycle.states)('in %s', (status) => {
    expect(actionsOfCompany(facts(status), now)).toEqual(expected[status]);
  });

  it('takes a refusal back for five minutes, to the millisecond', () => {
    const at = (ago: number) => actionsOfCompany(facts('REJECTED', { rejectedAt: new Date(now.getTime() - ago) }), now);
    expect(at(0)).toEqual(['UNDO_REJECTED']);
    expect(at(UNDO_MS - 1)).toEqual(['UNDO_REJECTED']);
    expect(at(UNDO_MS)).toEqual([]);
  });
});

describe('the time in which a refusal can be taken back', () => {
  const left = (ago: number) => undoSecondsLeft(facts('REJECTED', { rejectedAt: new Date(now.getTime() - ago) }), now);

  it('is told in whole seconds, never as 0', () => {
    expect([left(0), left(1), left(UNDO_MS - 1), left(UNDO_MS)]).toEqual([300, 300, 1, null]);
  });

  it('is none for what was not refused', () => {
    expect(undoSecondsLeft(facts('PENDING'), now)).toBeNull();
  });
});

describe('what a candidate may do', () => {
  it.each(applicationLifecycle.states)('in %s', (status) => {
    const expected = status === 'PENDING' ? ['WITHDRAW'] : status === 'WITHDRAWN' ? ['APPLY_AGAIN'] : [];
    expect(actionsOfCandidate(facts(status), open)).toEqual(expected);
  });

  it('applies again once only, and only while the posting takes candidates', () => {
    expect(actionsOfCandidate(facts('WITHDRAWN'), { ...open, withdrawals: 2 })).toEqual([]);
    expect(actionsOfCandidate(facts('WITHDRAWN'), { ...open, jobIsOpen: false })).toEqual([]);
    expect(actionsOfCandidate(facts('WITHDRAWN'), { ...open, hasLaterAttempt: true })).toEqual([]);
  });

  it('applies again to a posting that ended the application and is open again', () => {
    const ended = facts('INTERVIEW', { isClosed: true });
    expect(actionsOfCandidate(ended, { ...open, withdrawals: 0 })).toEqual(['APPLY_AGAIN']);
    expect(actionsOfCandidate(ended, { ...open, jobIsOpen: false })).toEqual([]);
    expect(actionsOfCompany(ended, now)).toEqual([]);
  });
});

describe('what can be done about an offer', () => {
  const offered = (offer: string, status: ApplicationStatus = 'OFFERED') => facts(status, { offer });

  it.each([
    ['OPEN', ['ANSWER_OFFER'], ['CHANGE_OFFER', 'ACCEPT', 'REJECTED', 'WITHDRAW_OFFER']],
    ['ACCEPTED', [], ['ACCEPT', 'REJECTED']],
    ['DECLINED', [], ['CHANGE_OFFER', 'ACCEPT', 'REJECTED']],
    ['WITHDRAWN', [], ['CHANGE_OFFER', 'ACCEPT', 'REJECTED']],
    ['EXPIRED', [], ['CHANGE_OFFER', 'ACCEPT', 'REJECTED']],
  ])('%s', (state, ofCandidate, ofCompany) => {
    expect(actionsOfCandidate(offered(state), open)).toEqual(ofCandidate);
    expect(actionsOfCompany(offered(state), now)).toEqual(ofCompany);
  });

  it('is answered after the company’s yes, too, and after nothing else', () => {
    expect(actionsOfCandidate(offered('OPEN', 'ACCEPTED'), open)).toEqual(['ANSWER_OFFER']);
    expect(actionsOfCandidate(offered('OPEN', 'REJECTED'), open)).toEqual([]);
    expect(actionsOfCompany(offered('OPEN', 'ACCEPTED'), now)).toEqual(['WITHDRAW_OFFER']);
  });
});
