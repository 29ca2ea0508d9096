import { defineEntity, p } from '@mikro-orm/core';
import { CompanySchema } from './company.entity.js';
import type { VerificationMove, VerificationState } from './verification-lifecycle.js';

export type VerificationEventKind = VerificationMove | 'CREATED' | 'NEQ_CHANGED' | 'EMAIL_DOMAIN_PROVED';

/** The history of a company's verification. Rows are added, never changed. */
export const CompanyVerificationEventSchema = defineEntity({
  name: 'CompanyVerificationEvent',
  tableName: 'company_verification_event',
  properties: {
    id: p.uuid().primary(),
    company: () =>
      p
        .manyToOne(CompanySchema)
        .mapToPk()
        .fieldName('company_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('company_verification_event_company_id_foreign'),
    event: p.text().$type<VerificationEventKind>(),
    /** State after the event. */
    state: p.text().$type<VerificationState>(),
    /** Name of the company at that moment; `domain` is its website's domain. */
    name: p.text(),
    domain: p.text().strictNullable(),
    reason: p.text().strictNullable(),
    /** A member of the team, or an operator. */
    actorId: p.uuid().strictNullable(),
    at: p.datetime(3),
  },
  indexes: [{ name: 'company_verification_event_company_id_index', properties: ['company', 'at', 'id'] }],
  checks: [
    {
      name: 'company_verification_event_event_check',
      expression: `event in ('CREATED', 'CHANGED', 'ASKED', 'CONFIRMED', 'REFUSED', 'NEQ_CHANGED', 'EMAIL_DOMAIN_PROVED')`,
    },
    { name: 'company_verification_event_state_check', expression: `state in ('UNVERIFIED', 'IN_REVIEW', 'VERIFIED')` },
  ],
});

export class CompanyVerificationEvent extends CompanyVerificationEventSchema.class {}

CompanyVerificationEventSchema.setClass(CompanyVerificationEvent);
