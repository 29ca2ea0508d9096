import { detailsOf } from '../use-cases/job-details.js';
import { Job, type JobDetails } from './job.entity.js';
import { textOf } from './posting-copy.js';

const now = new Date('2026-01-15T15:00:00.000Z');
const DAY = 86_400_000;
const after = (days: number): Date => new Date(now.getTime() + days * DAY);

const whole: JobDetails = {
  department: 'Atelier',
  description: 'Vous soudez.',
  location: 'Laval, QC',
  jobType: 'FULL_TIME',
};

function draft(details: JobDetails = {}): Job {
  const job = Job.draft(
    { id: 'j', companyId: 'c', companyName: 'Acier', contactUserId: 'r', title: 'Soudeur' },
    'fr',
    now,
  );
  job.edit(details, now);
  return job;
}

function active(details: JobDetails = {}): Job {
  const job = draft({ ...whole, ...details });
  job.bring('ACTIVE', 'COMPANY', now);
  return job;
}

describe('a posting', () => {
  it('misses everything but its title at first', () => {
    expect(draft().missing()).toEqual(['department', 'location', 'job_type', 'description']);
    expect(draft(whole).missing()).toEqual([]);
  });

  it('is not published while something is missing, and stays as it was', () => {
    const job = draft({ ...whole, location: null });
    expect(() => job.bring('ACTIVE', 'COMPANY', now)).toThrow('JOBS.INCOMPLETE');
    expect(job).toMatchObject({ status: 'DRAFT', publishedAt: null, expiresAt: null });
  });

  it('stands for 30 days once published', () => {
    expect(active()).toMatchObject({ status: 'ACTIVE', publishedAt: now, expiresAt: after(30) });
  });

  it('stands as long as its author said, when they did', () => {
    expect(active({ expiresAt: after(7) }).expiresAt).toEqual(after(7));
  });

  it('keeps its place when it was only paused', () => {
    const job = active();
    job.bring('PAUSED', 'COMPANY', after(1));
    job.bring('ACTIVE', 'COMPANY', after(2));
    expect(job).toMatchObject({ publishedAt: now, expiresAt: after(30) });
  });

  it('keeps why it was closed, and the note', () => {
    const job = active();
    job.close('FILLED_ELSEWHERE', 'Une amie de Luc.', 'COMPANY', after(1));
    expect(job).toMatchObject({
      status: 'CLOSED',
      closedAt: after(1),
      closeReason: 'FILLED_ELSEWHERE',
      closeNote: 'Une amie de Luc.',
    });
    expect(() => job.close('OTHER', null, 'COMPANY', after(2))).toThrow('JOBS.STATUS_REFUSED');
  });

  it('is only paused while hiring is on hold, and forgets the reason once it opens again', () => {
    const job = active();
    job.close('PAUSED', 'Budget gelé.', 'COMPANY', after(1));
    expect(job).toMatchObject({ status: 'PAUSED', closedAt: null, closeReason: 'PAUSED', updatedAt: after(1) });
    job.close('PAUSED', 'Jusqu’en mars.', 'COMPANY', after(2));
    expect(job).toMatchObject({ closeNote: 'Jusqu’en mars.', updatedAt: after(2) });
    job.bring('ACTIVE', 'COMPANY', after(3));
    expect(job).toMatchObject({ closeReason: null, closeNote: null });
    expect(() => draft().close('PAUSED', null, 'COMPANY', now)).toThrow('JOBS.STATUS_REFUSED');
  });

  it('forgets why it was on hold when it is removed for no stated reason', () => {
    const job = active();
    job.close('PAUSED', 'Budget gelé.', 'COMPANY', after(1));
    job.remove('CLOCK', after(2));
    expect(job).toMatchObject({ status: 'CLOSED', closeReason: null, closeNote: null });
  });

  it('gives a copy all of its text and settings', () => {
    const details: JobDetails = {
      ...whole,
      requirements: ['DEP'],
      benefits: ['REER'],
      videoQuestions: ['Pourquoi nous?'],
      blindReview: false,
      remote: true,
      salaryRange: '25 $/h',
    };
    expect(textOf(active(details))).toEqual({ ...details, title: 'Soudeur', language: 'fr' });
    // Every field that a form can change, so that a new one is not forgotten in copies.
    const editable = Object.keys(detailsOf({})).filter((name) => name !== 'expiresAt');
    expect(Object.keys(textOf(draft())).sort()).toEqual(editable.sort());
  });

  it('is news again when it is renewed after its time', () => {
    const job = active();
    job.expire(after(31));
    expect(job.status).toBe('PAUSED');
    job.bring('ACTIVE', 'COMPANY', after(40));
    expect(job).toMatchObject({ publishedAt: after(40), expiresAt: after(70) });
  });

  it('is renewed in its last days, from the end it had', () => {
    const job = active();
    expect(() => job.renew('COMPANY', after(24))).toThrow('JOBS.RENEWAL_TOO_SOON');
    job.renew('COMPANY', after(25));
    expect(job).toMatchObject({ status: 'ACTIVE', publishedAt: now, expiresAt: after(60) });
    expect(() => job.renew('COMPANY', after(25))).toThrow('JOBS.RENEWAL_TOO_SOON');
  });

  it('is renewed after its time from the day somebody says so, and is news', () => {
    const job = active();
    job.expire(after(30));
    job.renew('COMPANY', after(33));
    expect(job).toMatchObject({ status: 'ACTIVE', publishedAt: after(33), expiresAt: after(63) });
  });

  it('is renewed neither as a draft, nor once removed, nor by whoever waits for approval', () => {
    expect(() => draft(whole).renew('COMPANY', now)).toThrow('JOBS.STATUS_REFUSED');
    const job = active({ expiresAt: after(2) });
    expect(() => job.renew('UNAPPROVED_COMPANY', after(1))).toThrow('JOBS.STATUS_REFUSED');
    job.remove('COMPANY', after(1));
    expect(() => job.renew('COMPANY', after(1))).toThrow('JOBS.STATUS_REFUSED');
  });

  it('is not news when nothing is asked of it', () => {
    const job = active();
    job.bring('ACTIVE', 'COMPANY', after(1));
    expect(job).toMatchObject({ updatedAt: now, publishedAt: now });
  });

  it('refuses to end in the past or after more than a year', () => {
    for (const days of [-1, 0, 366])
      expect(() => active().edit({ expiresAt: after(days) }, now)).toThrow('JOBS.EXPIRY_REFUSED');
  });

  it('does not lose while ACTIVE what ACTIVE needs', () => {
    expect(() => active().edit({ description: null }, now)).toThrow('JOBS.INCOMPLETE');
  });

  it('is removed once', () => {
    const job = active();
    job.remove('COMPANY', after(1));
    expect(job).toMatchObject({ status: 'CLOSED', closedAt: after(1) });
    expect(() => job.remove('COMPANY', after(2))).toThrow('JOBS.STATUS_REFUSED');
    expect(() => job.bring('ACTIVE', 'COMPANY', after(2))).toThrow('JOBS.STATUS_REFUSED');
  });

  it('reads its pay anew whenever its text changes, and only then', () => {
    const job = draft({ salaryRange: '25–30 $/h' });
    expect(job).toMatchObject({ salaryMin: 25, salaryMax: 30, salaryYearMin: 52_000, salaryYearMax: 62_400 });
    job.edit({ title: 'Soudeuse' }, now);
    expect(job).toMatchObject({ title: 'Soudeuse', salaryMin: 25 });
    job.edit({ salaryRange: 'à discuter' }, now);
    expect(job).toMatchObject({ salaryRange: 'à discuter', salaryMin: null, salaryPeriod: null, salaryYearMin: null });
  });
});
