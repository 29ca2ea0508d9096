import { z } from 'zod';
import { id, nullableText, timestamp, trimmedText, upperEnum } from '../../../platform/contract/fields.contract.js';
import { pageFields, pageOf } from '../../../platform/contract/page.contract.js';
import { emailAddress, fullName, limits, lineText, phone } from '../../identity/http/person-fields.contract.js';

/** Hours within which we promise an answer. */
export const REPLY_HOURS = 24;
export const LONGEST_INQUIRY = 5_000;
export const LONGEST_NOTE = 1_000;

export const services = ['PROFILE_CREATION', 'RECRUITMENT_SUPPORT', 'CUSTOM_SOLUTION', 'CONSULTATION'] as const;
export type Service = (typeof services)[number];

export const employeeCounts = ['1-10', '11-50', '51-200', '201-500', '500+'] as const;
export type EmployeeCount = (typeof employeeCounts)[number];

export const inquiryStatuses = ['NEW', 'ANSWERED', 'CONVERTED', 'CLOSED'] as const;
export type InquiryStatusName = (typeof inquiryStatuses)[number];

/** An unknown service becomes CUSTOM_SOLUTION. */
export const serviceOf = (text: string): Service =>
  services.find((service) => service === text.trim().toUpperCase().replaceAll('-', '_')) ?? 'CUSTOM_SOLUTION';

export const createInquiryRequest = z.strictObject({
  company_name: lineText(1, limits.fullName),
  contact_person: fullName,
  email: emailAddress,
  phone: phone.optional(),
  employee_count: z.enum(employeeCounts).nullable().optional(),
  service: trimmedText(1, 60).transform(serviceOf),
  message: trimmedText(1, LONGEST_INQUIRY),
});
export type CreateInquiryRequest = z.infer<typeof createInquiryRequest>;

export const inquiryReceived = z.object({ id, reply_by: timestamp });
export type InquiryReceived = z.infer<typeof inquiryReceived>;

export const adminInquiriesQuery = z.strictObject({ ...pageFields, status: upperEnum(inquiryStatuses).optional() });
export type AdminInquiriesQuery = z.infer<typeof adminInquiriesQuery>;

/** NOTE changes no status. */
export const inquiryActions = ['ANSWERED', 'CONVERTED', 'CLOSED', 'NOTE'] as const;
export type InquiryAction = (typeof inquiryActions)[number];

export const inquiryHistoryEntry = z.object({
  from_status: z.enum(inquiryStatuses).nullable(),
  to_status: z.enum(inquiryStatuses),
  note: z.string().nullable(),
  at: timestamp,
});

/** An inquiry for operators. */
export const adminInquiry = z.object({
  id,
  company_name: z.string(),
  contact_person: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  employee_count: z.enum(employeeCounts).nullable(),
  /** The employee count in the sizes of company pages. */
  company_size: z.string().nullable(),
  service: z.enum(services),
  message: z.string(),
  language: z.enum(['fr', 'en']),
  status: z.enum(inquiryStatuses),
  created_at: timestamp,
  reply_by: timestamp,
  answered_at: timestamp.nullable(),
  invitation_id: id.nullable(),
  history: z.array(inquiryHistoryEntry),
  allowed_actions: z.array(z.enum(inquiryActions)),
});
export type AdminInquiry = z.infer<typeof adminInquiry>;

/** Unanswered inquiries first, longest waiting first; then answered ones, newest first. */
export const adminInquiriesPage = pageOf('inquiries', adminInquiry).extend({
  counts: z.record(z.enum(inquiryStatuses), z.int().min(0)),
  as_of: timestamp,
});
export type AdminInquiriesPage = z.infer<typeof adminInquiriesPage>;

/** CONVERTED invites the person as a recruiter. Every action may have a note; NOTE requires one. */
export const changeInquiryRequest = z.strictObject({
  action: upperEnum(inquiryActions),
  note: nullableText(LONGEST_NOTE).optional(),
});
export type ChangeInquiryRequest = z.infer<typeof changeInquiryRequest>;
