import { isTrueOf, emailKinds, emailsFor, readerOf } from './emails.js';
import { reservationLifecycle } from './reservation-lifecycle.js';

describe('emails about a reservation', () => {
  const news = [...reservationLifecycle.states, 'REMINDER'] as const;

  it('go to the side that did not act, and to both when time ran out', () => {
    expect(news.map((each) => [each, emailsFor(each, 'SEEKER'), emailsFor(each, 'RECRUITER')])).toEqual([
      ['ACTIVE', ['RESERVED'], ['RESERVED']],
      ['MATCHED', ['ACCEPTED'], ['ACCEPTED']],
      ['REJECTED', ['DECLINED'], ['DECLINED']],
      ['EXPIRED', ['EXPIRED_SEEKER', 'EXPIRED_RECRUITER'], ['EXPIRED_SEEKER', 'EXPIRED_RECRUITER']],
      ['CANCELLED', ['CANCELLED_RECRUITER'], ['CANCELLED_SEEKER']],
      ['HIRED', ['HIRED_RECRUITER'], ['HIRED_SEEKER']],
      ['REMINDER', ['REMINDER'], ['REMINDER']],
    ]);
  });

  it('go to nobody when a match took the place of the question', () => {
    expect(emailsFor('CANCELLED', null)).toEqual([]);
  });

  it('each say the truth of one status, and only while it is', () => {
    for (const each of news) {
      const status = each === 'REMINDER' ? 'ACTIVE' : each;
      for (const kind of [...emailsFor(each, 'SEEKER'), ...emailsFor(each, 'RECRUITER')]) {
        expect(reservationLifecycle.states.filter((state) => isTrueOf(kind, state))).toEqual([status]);
      }
    }
  });

  it('are all somebody’s', () => {
    expect(emailKinds.map(readerOf).filter((side) => side === 'SEEKER')).toHaveLength(5);
  });
});
