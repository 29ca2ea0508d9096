import { z } from 'zod';
import { id, nullableText, timestamp, trimmedText, upperEnum } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';

const count = z.int().min(0);

/** `GET /api/admin/overview`: how much waits for operators. */
export const backOfficeOverview = z.object({
  approvals: count,
  /** Companies waiting for verification. */
  company_reviews: count,
  inquiries: count,
  /** Inquiries past the promised 24 hours. */
  inquiries_overdue: count,
  bookings: count,
  reports: count,
  match_reviews: count,
  /** Payments that an operator must review. */
  payment_issues: count,
  /** Null if a queue does not answer. */
  dead_letters: count.nullable(),
  /** Rows that lists could not present in the last 24 hours; the log has their ids. */
  rows_left_out: count,
});
export type BackOfficeOverview = z.infer<typeof backOfficeOverview>;

export const personTypes = ['JOB_SEEKER', 'RECRUITER', 'OPERATOR'] as const;
export const personStatuses = ['ACTIVE', 'SUSPENDED'] as const;
export type PersonStatus = (typeof personStatuses)[number];

export const peopleQuery = z.strictObject({
  ...pageFields,
  /** Any part of the name or email address. */
  q: nullableText(120).optional(),
  user_type: upperEnum(personTypes).optional(),
  status: upperEnum(personStatuses).optional(),
});
export type PeopleQuery = z.infer<typeof peopleQuery>;

/** An account for operators. Closed accounts have no name and are not listed. */
export const person = z.object({
  id,
  full_name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  user_type: z.enum(personTypes),
  approval_status: z.enum(['PENDING', 'APPROVED', 'REJECTED']),
  status: z.enum(personStatuses),
  /** Why it is suspended; null if it is not. */
  suspended_reason: z.string().nullable(),
  suspended_at: timestamp.nullable(),
  company: z.object({ id, name: z.string() }).nullable(),
  /** A recruiter's credits, including those on hold; null without a credit account. */
  credits: count.nullable(),
  created_at: timestamp,
  last_seen_at: timestamp.nullable(),
});
export type Person = z.infer<typeof person>;
export const peoplePage = pageOf('people', person);
export type PeoplePage = z.infer<typeof peoplePage>;

export const adminCompaniesQuery = z.strictObject({ ...pageFields, q: nullableText(120).optional() });
export type AdminCompaniesQuery = z.infer<typeof adminCompaniesQuery>;

export const adminCompany = z.object({
  id,
  name: z.string(),
  location: z.string().nullable(),
  created_at: timestamp,
  recruiters: count,
  recruiters_suspended: count,
  active_jobs: count,
  /** SUSPENDED: all recruiters of the company are suspended. */
  status: z.enum(personStatuses),
});
export type AdminCompany = z.infer<typeof adminCompany>;
export const adminCompaniesPage = pageOf('companies', adminCompany);
export type AdminCompaniesPage = z.infer<typeof adminCompaniesPage>;

/** `PUT /api/admin/companies/{id}/status`: applies to every recruiter of the company. Suspended people read the reason. */
export const companyStandingRequest = z.strictObject({
  status: upperEnum(personStatuses),
  reason: trimmedText(3, 500),
});
export type CompanyStandingRequest = z.infer<typeof companyStandingRequest>;
