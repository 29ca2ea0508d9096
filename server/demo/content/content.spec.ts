import {
  addMessageTemplateRequest,
  saveSignatureRequest,
} from '../../modules/applications/http/message-templates.contract.js';
import { assertVariables } from '../../modules/applications/domain/message-text.js';
import { createInquiryRequest } from '../../modules/bookings/http/inquiries.contract.js';
import { createBookingRequest } from '../../modules/bookings/http/studio-bookings.contract.js';
import { createCompanyInput } from '../../modules/companies/http/companies.contract.js';
import { updateMeRequest } from '../../modules/identity/http/users.contract.js';
import { createSearchRequest } from '../../modules/notifications/http/saved-searches.contract.js';
import { postingLanguage } from '../../modules/jobs/domain/posting-language.js';
import { parseSalary, yearlySalary } from '../../modules/jobs/domain/salary.js';
import { saveJobTemplateRequest } from '../../modules/jobs/http/job-templates.contract.js';
import { createJobInput } from '../../modules/jobs/http/jobs.contract.js';
import { fileReportRequest } from '../../modules/messaging/http/reports.contract.js';
import { makeLinkRequest } from '../../modules/shares/http/share-links.contract.js';
import { feedbackRequest } from '../../modules/shares/http/shared.contract.js';
import { frenchTypography } from '../french-typography.js';
import { applications } from './applications.js';
import { inquiries, reports, studioBookings } from './back-office.js';
import { companies } from './companies.js';
import { companyVideos } from './company-videos.js';
import { events } from './events.js';
import { registrations, savedPostings, savedSearches, shortlists } from './habits.js';
import { jobs } from './jobs.js';
import { pastPostings } from './past-postings.js';
import { reservations } from './reservations.js';
import { seekers } from './seekers.js';
import { jobTemplates, shareLinks } from './sharing.js';
import { colleagues, opinions } from './team.js';
import { messageTemplateTexts, signature } from './texts.js';

const distinct = (values: readonly string[]): number => new Set(values).size;

describe('the demo content', () => {
  it.each(companies.map((company) => [company.page.name, company] as const))(
    '%s is a page the API would take',
    (_, company) => {
      expect(createCompanyInput.safeParse(company.page).error).toBeUndefined();
    },
  );

  it('shows videos of companies that there are, one each', () => {
    for (const { company, title, description } of companyVideos) {
      expect(companies.map(({ key }) => key)).toContain(company);
      expect(title.length).toBeLessThanOrEqual(120);
      expect(frenchTypography(description)).toBe(description);
    }
    expect(distinct(companyVideos.map(({ company }) => company))).toBe(companyVideos.length);
  });

  it.each(jobs.map((job) => [job.title, job] as const))('« %s » is a posting with pay that can be read', (_, job) => {
    const { company, ...posting } = job;
    expect(createJobInput.safeParse({ ...posting, status: 'ACTIVE' }).error).toBeUndefined();
    expect(companies.some(({ key }) => key === company)).toBe(true);
    const salary = parseSalary(frenchTypography(job.salary_range));
    const yearly = salary && yearlySalary(salary);
    expect(yearly?.min).toBeGreaterThan(30_000);
    expect(yearly?.max).toBeLessThan(160_000);
  });

  it.each(seekers.map((seeker) => [seeker.full_name, seeker] as const))(
    '%s is a profile the API would take',
    (_, seeker) => {
      const { email: _email, video_title: _video, full_name: _name, language: _language, ...profile } = seeker;
      expect(updateMeRequest.safeParse(profile).error).toBeUndefined();
      expect(parseSalary(seeker.salary_range)).not.toBeNull();
    },
  );

  it('is enough, varied, bilingual and without doubles', () => {
    const languages = jobs.map((job) => postingLanguage(`${job.title}\n${job.description}`));
    expect(companies.length).toBeGreaterThanOrEqual(12);
    expect(jobs.length).toBeGreaterThanOrEqual(60);
    expect(languages.filter((language) => language === 'en').length).toBeGreaterThanOrEqual(10);
    expect(languages.filter((language) => language === 'fr').length).toBeGreaterThanOrEqual(24);
    expect(distinct(jobs.map((job) => job.job_type))).toBe(4);
    expect(distinct(jobs.map((job) => job.location))).toBeGreaterThanOrEqual(8);
    expect(distinct(jobs.map((job) => `${job.company} ${job.title}`))).toBe(jobs.length);
    expect(seekers.filter(({ video_title: title }) => title).length).toBeGreaterThanOrEqual(14);
    expect(seekers.length).toBeGreaterThanOrEqual(25);
    expect(distinct(seekers.map((seeker) => seeker.full_name))).toBe(seekers.length);
    expect(companies.filter((company) => company.recruiter === undefined)).toHaveLength(1);
    expect(seekers.filter((seeker) => seeker.email === undefined)).toHaveLength(1);
  });

  it('invites to two events, of a hundred and of fifty places', () => {
    expect(events.map(({ maxAttendees }) => maxAttendees)).toEqual([100, 50]);
  });

  it('is in the language its text says', () => {
    const english = jobs.filter((job) => postingLanguage(`${job.title}\n${job.description}`) === 'en');
    expect(english.every((job) => /\b(the|you|and)\b/.test(job.description))).toBe(true);
    expect(english.every((job) => !/\bvous\b/i.test(job.description))).toBe(true);
  });

  it('applies to postings that are there, once each, in the name of people who are there', () => {
    for (const { seeker, company, job } of applications) {
      const meant = jobs.filter((each) => each.company === company && frenchTypography(each.title).startsWith(job));
      expect([job, meant.length]).toEqual([job, 1]);
      expect(seekers.some(({ email }) => email === seeker)).toBe(true);
    }
    const pairs = applications.map(({ seeker, job }) => `${seeker ?? ''} ${job}`);
    expect(distinct(pairs)).toBe(pairs.length);
  });

  const postingsOf = (company: string, title: string) =>
    jobs.filter((job) => job.company === company && frenchTypography(job.title).startsWith(title));
  const keys = seekers.map(({ email = 'candidate@' }) => email.slice(0, email.indexOf('@')));

  it('has applications and reservations of every kind, those of the demo’s own company included', () => {
    const kinds = ['accepted', 'interview', 'offered', 'rejected', 'reviewed', 'unanswered', 'withdrawn'];
    const own = applications.filter(({ company }) => company === 'studio').map(({ answer }) => answer.kind);
    expect([...new Set(own)].sort()).toEqual(kinds);
    expect(new Set(reservations.map(({ decision }) => decision.kind)).size).toBe(5);
    for (const { seeker } of reservations) expect(seekers.map(({ email }) => email)).toContain(seeker);
    expect(distinct(reservations.map(({ company, seeker }) => `${company} ${seeker ?? ''}`))).toBe(reservations.length);
  });

  it('lets a team of three judge applications that there are, with a note on every score', () => {
    for (const { company, jobs: titles } of colleagues)
      for (const title of titles) expect([title, postingsOf(company, title).length]).toEqual([title, 1]);
    for (const { company, seeker, job, by, scores } of opinions) {
      const judged = applications.filter((each) => each.company === company && each.job === job);
      expect(judged.map((each) => each.seeker)).toContain(`${seeker}@demo.example`);
      if (by !== undefined) expect(colleagues.map(({ key }) => key)).toContain(by);
      expect(Object.values(scores ?? {}).every(([, note]) => note.length > 10)).toBe(true);
    }
  });

  it('saves postings, searches and people that there are', () => {
    for (const [company, title] of savedPostings)
      expect([title, postingsOf(company, title).length]).toEqual([title, 1]);
    for (const search of savedSearches) expect(createSearchRequest.safeParse(search).error).toBeUndefined();
    for (const { people } of shortlists) for (const [key] of people) expect(keys).toContain(key);
    for (const [slug, people] of Object.entries(registrations)) {
      expect(events.map((event) => event.slug)).toContain(slug);
      for (const key of people) expect(keys).toContain(key);
    }
  });

  it.each(pastPostings.map((past) => [past.posting.title, past] as const))('« %s » was a posting', (_, past) => {
    const { company: _company, ...posting } = past.posting;
    expect(createJobInput.safeParse({ ...posting, status: 'ACTIVE' }).error).toBeUndefined();
    for (const { daysAgo, seeker } of past.applications) {
      expect(daysAgo).toBeLessThan(past.publishedDaysAgo);
      expect(daysAgo - 4).toBeGreaterThan(past.closedDaysAgo);
      expect(seekers.map(({ email }) => email)).toContain(seeker);
    }
  });

  it('has texts that the API would take, with variables of their kind', () => {
    for (const template of messageTemplateTexts) {
      expect(addMessageTemplateRequest.safeParse(template).error).toBeUndefined();
      expect(() => assertVariables('text', template.text, template.kind)).not.toThrow();
    }
    expect(saveSignatureRequest.safeParse(signature).error).toBeUndefined();
    expect(distinct(messageTemplateTexts.map(({ kind }) => kind))).toBe(messageTemplateTexts.length);
  });

  it('has inquiries, bookings and reports that the API would take, of people and postings that there are', () => {
    for (const { request } of inquiries) expect(createInquiryRequest.safeParse(request).error).toBeUndefined();
    for (const { seeker, request } of studioBookings) {
      const whole = {
        ...request,
        full_name: 'Camille Roy',
        email: 'camille@demo.example',
        preferred_date: '2026-12-01',
      };
      expect(createBookingRequest.safeParse(whole).error).toBeUndefined();
      expect(keys).toContain(seeker);
    }
    for (const { seeker, job, reason, details } of reports) {
      const request = { target_type: 'JOB', target_id: crypto.randomUUID(), reason, details };
      expect(fileReportRequest.safeParse(request).error).toBeUndefined();
      expect(keys).toContain(seeker);
      expect(jobs.filter(({ title }) => title.startsWith(job))).toHaveLength(1);
    }
  });

  it('has share links and templates that the API would take, of people and postings that there are', () => {
    for (const { name, shown, readDaysAgo, madeDaysAgo, people } of shareLinks) {
      const request = { name, shown, user_ids: people.map(() => crypto.randomUUID()), expires_in_days: 30 };
      expect(makeLinkRequest.safeParse(request).error).toBeUndefined();
      expect(madeDaysAgo).toBeGreaterThan(Math.max(...readDaysAgo));
      for (const [key, feedback] of people) {
        expect(keys).toContain(key);
        const answer = { person_id: crypto.randomUUID(), ...feedback };
        if (feedback) expect(feedbackRequest.safeParse(answer).error).toBeUndefined();
      }
    }
    for (const [name, title] of jobTemplates) {
      expect(saveJobTemplateRequest.safeParse({ name, job_id: crypto.randomUUID() }).error).toBeUndefined();
      expect([title, postingsOf('studio', title).length]).toEqual([title, 1]);
    }
  });
});
