import { defineEntity, p } from '@mikro-orm/core';
import { InquiryActionRefused } from './bookings.errors.js';
import { inquiryLifecycle, type InquiryStatus } from './inquiry-lifecycle.js';
import { HOUR_MS } from './studio-hours.js';

/** Hours within which we promise an answer, including nights and Sundays. */
export const REPLY_HOURS = 24;

export type ServiceName = 'PROFILE_CREATION' | 'RECRUITMENT_SUPPORT' | 'CUSTOM_SOLUTION' | 'CONSULTATION';
export type EmployeeCountName = '1-10' | '11-50' | '51-200' | '201-500' | '500+';

const InquirySchema = defineEntity({
  name: 'Inquiry',
  tableName: 'inquiry',
  properties: {
    id: p.uuid().primary(),
    companyName: p.text(),
    contactPerson: p.text(),
    email: p.text(),
    phone: p.text().strictNullable(),
    employeeCount: p.text().$type<EmployeeCountName>().strictNullable(),
    service: p.text().$type<ServiceName>(),
    message: p.text(),
    language: p.text().$type<'fr' | 'en'>(),
    status: p.text().$type<InquiryStatus>(),
    createdAt: p.datetime(3),
    replyBy: p.datetime(3),
    answeredAt: p.datetime(3).strictNullable(),
    /** The invitation that CONVERTED sent. */
    invitationId: p.uuid().strictNullable(),
  },
  indexes: [
    { name: 'inquiry_status_index', properties: ['status', 'replyBy', 'id'] },
    { name: 'inquiry_created_at_index', properties: ['createdAt', 'id'] },
  ],
  checks: [
    { name: 'inquiry_status_check', expression: `status in ('NEW', 'ANSWERED', 'CONVERTED', 'CLOSED')` },
    {
      name: 'inquiry_service_check',
      expression: `service in ('PROFILE_CREATION', 'RECRUITMENT_SUPPORT', 'CUSTOM_SOLUTION', 'CONSULTATION')`,
    },
    {
      name: 'inquiry_employee_count_check',
      expression: `employee_count in ('1-10', '11-50', '51-200', '201-500', '500+')`,
    },
    {
      name: 'inquiry_company_name_check',
      expression: 'char_length(company_name) >= 1 and char_length(company_name) <= 120',
    },
    {
      name: 'inquiry_contact_person_check',
      expression: 'char_length(contact_person) >= 1 and char_length(contact_person) <= 120',
    },
    {
      name: 'inquiry_email_check',
      expression: 'email = lower(email) and char_length(email) >= 3 and char_length(email) <= 254',
    },
    { name: 'inquiry_phone_check', expression: 'char_length(phone) >= 1 and char_length(phone) <= 40' },
    { name: 'inquiry_message_check', expression: 'char_length(message) >= 1 and char_length(message) <= 5000' },
    { name: 'inquiry_language_check', expression: `language in ('fr', 'en')` },
    { name: 'inquiry_reply_by_check', expression: 'reply_by > created_at' },
    { name: 'inquiry_answered_check', expression: `(status = 'NEW') = (answered_at is null)` },
    { name: 'inquiry_invitation_check', expression: `(status = 'CONVERTED') = (invitation_id is not null)` },
  ],
});

export interface NewInquiry {
  readonly id: string;
  readonly companyName: string;
  readonly contactPerson: string;
  readonly email: string;
  readonly phone: string | null;
  readonly employeeCount: EmployeeCountName | null;
  readonly service: ServiceName;
  readonly message: string;
  readonly language: 'fr' | 'en';
}

/** A company's inquiry. Only `move` writes its status. */
export class Inquiry extends InquirySchema.class {
  static made(fresh: NewInquiry, now: Date): Inquiry {
    return Object.assign(new Inquiry(), {
      ...fresh,
      status: inquiryLifecycle.initial,
      createdAt: now,
      replyBy: new Date(now.getTime() + REPLY_HOURS * HOUR_MS),
      answeredAt: null,
      invitationId: null,
    });
  }

  /** @throws InquiryActionRefused if the lifecycle does not allow it. */
  assertMayBecome(to: Exclude<InquiryStatus, 'NEW'>): InquiryStatus {
    const next = inquiryLifecycle.next(this.status, to, 'OPERATOR');
    if (next === null) throw new InquiryActionRefused();
    return next;
  }

  /**
   * @param invitationId for CONVERTED only.
   * @returns the previous status.
   * @throws InquiryActionRefused if the lifecycle does not allow it.
   */
  move(to: Exclude<InquiryStatus, 'NEW'>, now: Date, invitationId: string | null = null): InquiryStatus {
    const from = this.status;
    this.status = this.assertMayBecome(to);
    this.answeredAt ??= now;
    this.invitationId = invitationId;
    return from;
  }
}

InquirySchema.setClass(Inquiry);
export { InquirySchema };
