import { choiceByDefault, concerns, kinds, traits } from './kinds.js';
import { kindOf, type News, newsTraits } from './news.js';
import { type ApplicationStep, newsOfApplication } from './news-of-application.js';
import { newsOfReservation, type ReservationStep } from './news-of-reservation.js';

describe('notifications about a reservation', () => {
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
  ])('%s by %s', (status, by, expected) => {
    expect(newsOfReservation({ status, by }).map(({ to, news }) => `${to} ${news}`)).toEqual(expected);
  });
});

describe('notifications about an application', () => {
  const statuses = ['PENDING', 'REVIEWED', 'INTERVIEW', 'OFFERED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN'] as const;
  const newsOfStep = (by: ApplicationStep['by']) =>
    statuses.map((status) => newsOfApplication({ status, by })).map((each) => each && `${each.to} ${each.news}`);

  it('go to the side that did not take the step', () => {
    expect(newsOfStep('CANDIDATE')).toEqual([
      'COMPANY NEW_APPLICATION',
      null,
      null,
      null,
      null,
      null,
      'COMPANY APPLICATION_WITHDRAWN',
    ]);
    expect(newsOfStep('COMPANY')).toEqual([
      null,
      'CANDIDATE APPLICATION_REVIEWED',
      'CANDIDATE INTERVIEW',
      'CANDIDATE OFFER_MADE',
      'CANDIDATE APPLICATION_ACCEPTED',
      'CANDIDATE APPLICATION_REJECTED',
      null,
    ]);
    expect(newsOfStep('SYSTEM').filter(Boolean)).toEqual([]);
  });
});

describe('notification kinds', () => {
  it('each have at least one notification, and each notification has one kind', () => {
    const used = new Set((Object.keys(newsTraits) as News[]).map(kindOf));
    expect([...used].sort()).toEqual([...kinds].sort());
  });

  it('send email by default, except the digest, which needs an opt-in', () => {
    expect(kinds.filter((kind) => !choiceByDefault(kind).email)).toEqual(['digest']);
    expect(kinds.filter((kind) => !choiceByDefault(kind).inApp)).toEqual(['digest']);
  });

  it('depend on the account setting that decision C-75 names', () => {
    expect(kinds.filter((kind) => traits[kind].box === 'messages')).toEqual(['message']);
    expect(kinds.filter((kind) => traits[kind].box === 'updates')).toEqual(['job_alert', 'candidate_alert', 'digest']);
    expect(kinds.filter((kind) => traits[kind].box === null)).toEqual(['video', 'report', 'company', 'credits']);
  });

  it('depend on the role, also for recruiters waiting for approval', () => {
    expect(kinds.filter((kind) => !concerns(kind, 'JOB_SEEKER'))).toEqual(['company', 'candidate_alert', 'credits']);
    expect(kinds.filter((kind) => !concerns(kind, 'PENDING_RECRUITER'))).toEqual(['job_alert']);
    expect(kinds.filter((kind) => concerns(kind, 'OPERATOR'))).toEqual([]);
  });
});
