import {
  afterAnswer,
  afterEnd,
  afterWithdrawal,
  type Consent,
  isRunning,
  mayStillUpload,
  missingAmong,
  recordingStatuses,
} from './recording.js';

const now = new Date('2026-11-26T15:00:00.000Z');
const yes = (accountId: string, more: Partial<Consent> = {}): Consent => ({
  accountId,
  answer: 'YES',
  keepsPart: false,
  withdrawnAt: null,
  ...more,
});
const no = (accountId: string): Consent => yes(accountId, { answer: 'NO' });

describe('consent to a recording', () => {
  it.each([
    [['host', 'candidate'], [yes('host')], 'ASKED'],
    [['host', 'candidate'], [yes('host'), yes('candidate')], 'ON'],
    [['host', 'candidate'], [yes('host'), no('candidate')], 'DECLINED'],
    // Without the yes of everybody a no is enough.
    [['host', 'candidate', 'guest'], [yes('host'), no('candidate')], 'DECLINED'],
    [['host', 'candidate', 'guest'], [yes('host'), yes('candidate')], 'ASKED'],
    // The person who said no has left.
    [['host', 'candidate'], [yes('host'), yes('candidate'), no('guest')], 'ON'],
  ] as const)('with %j in the room and the answers %j: %s', (present, consents, status) => {
    expect(afterAnswer('ASKED', present, consents).status).toBe(status);
  });

  it('is not started again by an answer that comes too late', () => {
    for (const status of recordingStatuses.filter((each) => each !== 'ASKED')) {
      expect(afterAnswer(status, ['host'], [yes('host')])).toEqual({ status, reason: null });
    }
  });

  it('does not count a yes that was withdrawn', () => {
    const consents = [yes('host'), yes('candidate', { withdrawnAt: now })];
    expect(missingAmong(['host', 'candidate'], consents)).toEqual(['candidate']);
    expect(afterAnswer('ASKED', ['host', 'candidate'], consents).status).toBe('ASKED');
  });

  it('pauses while somebody has not agreed, who came later or said no', () => {
    const consents = [yes('host'), yes('candidate')];
    expect(isRunning('ON', ['host', 'candidate'], consents)).toBe(true);
    expect(isRunning('ON', ['host', 'candidate', 'guest'], consents)).toBe(false);
    expect(isRunning('ON', ['host', 'candidate', 'guest'], [...consents, no('guest')])).toBe(false);
    expect(isRunning('ON', ['host', 'candidate', 'guest'], [...consents, yes('guest')])).toBe(true);
    expect(isRunning('ASKED', ['host', 'candidate'], consents)).toBe(false);
  });

  it.each([
    [[yes('host', { keepsPart: true }), yes('candidate')], 'DISCARDED'],
    [[yes('host'), yes('candidate', { keepsPart: true, withdrawnAt: now })], 'DISCARDED'],
    [[yes('host', { keepsPart: true }), yes('candidate', { keepsPart: true, withdrawnAt: now })], 'ENDED'],
    // Somebody who never agreed is not in the recording.
    [[yes('host', { keepsPart: true }), yes('candidate', { keepsPart: true }), no('guest')], 'ENDED'],
  ] as const)('withdrawn, with %j: %s', (consents, status) => {
    expect(afterWithdrawal('ON', consents)).toEqual({ status, reason: 'WITHDRAWN' });
  });

  it('leaves nothing to keep if it never began', () => {
    expect(afterWithdrawal('ASKED', [yes('host', { keepsPart: true })]).status).toBe('DECLINED');
    expect(afterEnd('ASKED', 'STOPPED')).toEqual({ status: 'DISCARDED', reason: 'STOPPED' });
    expect(afterEnd('ON', 'LEFT')).toEqual({ status: 'ENDED', reason: 'LEFT' });
  });

  it('can be uploaded for a day, if it ended and is kept', () => {
    const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
    expect(mayStillUpload({ status: 'ENDED', endedAt: now }, at(23))).toBe(true);
    expect(mayStillUpload({ status: 'ENDED', endedAt: now }, at(24))).toBe(false);
    expect(mayStillUpload({ status: 'DISCARDED', endedAt: now }, at(1))).toBe(false);
    expect(mayStillUpload({ status: 'ON', endedAt: null }, at(1))).toBe(false);
  });
});
