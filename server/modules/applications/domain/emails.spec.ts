import { type EmailFacts, type EmailKind, interviewerEmails, isStillTrue } from './emails.js';

type Interview = NonNullable<EmailFacts['interview']>;
const held: Interview = { status: 'SCHEDULED', standing: 'SCHEDULED', isReminded: true, takesPart: true };
const isTrue = (kind: EmailKind, interview: Partial<Interview> | null): boolean =>
  isStillTrue(kind, null, {
    status: 'INTERVIEW',
    lastEventId: null,
    interview: interview && { ...held, ...interview },
    offer: null,
    isClosed: false,
  });
const reminders = ['INTERVIEW_REMINDER_DAY', 'INTERVIEW_REMINDER_HOUR', 'INTERVIEWER_REMINDER_DAY'] as const;

describe('an email about an interview', () => {
  it.each(reminders)('%s is sent only for the time that the interview still has', (kind) => {
    expect(isTrue(kind, {})).toBe(true);
    expect(isTrue(kind, { isReminded: false })).toBe(false);
    expect(isTrue(kind, { takesPart: false })).toBe(false);
    expect(isTrue(kind, { standing: 'CANCELLED' })).toBe(false);
    expect(isTrue(kind, { standing: 'PROPOSED' })).toBe(false);
  });

  it('says to a member only what is true when it is sent', () => {
    expect([isTrue('INTERVIEWER_ADDED', {}), isTrue('INTERVIEWER_MOVED', { standing: 'PROPOSED' })]).toEqual([
      true,
      true,
    ]);
    // Added and taken away again, or cancelled, before the email was sent.
    expect(isTrue('INTERVIEWER_ADDED', { takesPart: false })).toBe(false);
    expect(isTrue('INTERVIEWER_MOVED', { standing: 'CANCELLED' })).toBe(false);
    expect([isTrue('INTERVIEWER_REMOVED', {}), isTrue('INTERVIEWER_REMOVED', { takesPart: false })]).toEqual([
      false,
      true,
    ]);
    // The application has ended: the interview itself was not cancelled.
    expect([isTrue('INTERVIEWER_CANCELLED', {}), isTrue('INTERVIEWER_CANCELLED', { standing: 'CANCELLED' })]).toEqual([
      false,
      true,
    ]);
  });

  it('to a member is not sent if the interview was deleted', () => {
    expect(interviewerEmails.filter((kind) => isTrue(kind, null))).toEqual([]);
  });
});
