import { choiceByDefault, concerns, kinds, traits } from './kinds.js';
import { kindOf, type News, newsTraits } from './news.js';
import { type ApplicationStep, newsOfApplication } from './news-of-application.js';
import { newsOfReservation, type ReservationStep } from './news-of-reservation.js';

describe('who is told of a reservation', () => {
  it.each<[ReservationStep['status'], ReservationStep['by'], string[]]>([
    ['ACTIVE', 'RECRUITER', ['SEEKER RESERVED']],
    ['MATCHED', 'SEEKER', ['RECRUITER RESERVATION_ACCEPTED']],
    ['REJECTED', 'SEEKER', ['RECRUITER RESERVATION_DECLINED']],
    ['EXPIRED', null, ['SEEKER RESERVATION_EXPIRED_SEEKER', 'RECRUITER RESERVATION_EXPIRED_RECRUITER']],
    ['CANCELLED', 'RECRUITER', ['SEEKER RESERVATION_CANCELLED_SEEKER']],
    ['CANCELLED', 'SEEKER', ['RECRUITER RESERVATION_CANCELLED_RECRUITER']],
    ['CANCELLED', null, []],
    ['HIRED', 'SEEKER', ['RECRUITER RESERVATION_HIRED_RECRUITER']],
    ['HIRED', 'RECRUITER', ['SEEKER RESERVATION_HIRED_SEEKER']],
  ])('%s by %s', (status, by, told) => {
    expect(newsOfReservation({ status, by }).map(({ to, news }) => `${to} ${news}`)).toEqual(told);
  });
});

describe('who is told of an application', () => {
  const statuses = ['PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'] as const;
  const told = (by: ApplicationStep['by']) =>
    statuses.map((status) => newsOfApplication({ status, by })).map((each) => each && `${each.to} ${each.news}`);

  it('is the side that did not take the step', () => {
    expect(told('CANDIDATE')).toEqual([
      'COMPANY NEW_APPLICATION',
      null,
      null,
      null,
      null,
      null,
      'COMPANY APPLICATION_WITHDRAWN',
    ]);
    expect(told('COMPANY')).toEqual([
      null,
      'CANDIDATE APPLICATION_REVIEWED',
      'CANDIDATE INTERVIEW',
      'CANDIDATE OFFER_MADE',
      'CANDIDATE APPLICATION_ACCEPTED',
      'CANDIDATE APPLICATION_REJECTED',
      null,
    ]);
    expect(told('SYSTEM').filter(Boolean)).toEqual([]);
  });
});

describe('kinds of news', () => {
  it('each belong to one kind, and every kind has news', () => {
    const used = new Set((Object.keys(newsTraits) as News[]).map(kindOf));
    expect([...used].sort()).toEqual([...kinds].sort());
  });

  it('go by letter unless somebody says no, the digest only after a yes', () => {
    expect(kinds.filter((kind) => !choiceByDefault(kind).email)).toEqual(['digest']);
    expect(kinds.filter((kind) => !choiceByDefault(kind).inApp)).toEqual(['digest']);
  });

  it('stand under the box that decision C-75 names', () => {
    expect(kinds.filter((kind) => traits[kind].box === 'messages')).toEqual(['message']);
    expect(kinds.filter((kind) => traits[kind].box === 'updates')).toEqual(['job_alert', 'candidate_alert', 'digest']);
    expect(kinds.filter((kind) => traits[kind].box === null)).toEqual(['video', 'report', 'company', 'credits']);
  });

  it('concern roles, one that waits for approval too', () => {
    expect(kinds.filter((kind) => !concerns(kind, 'JOB_SEEKER'))).toEqual(['company', 'candidate_alert', 'credits']);
    expect(kinds.filter((kind) => !concerns(kind, 'PENDING_RECRUITER'))).toEqual(['job_alert']);
    expect(kinds.filter((kind) => concerns(kind, 'OPERATOR'))).toEqual([]);
  });
});
