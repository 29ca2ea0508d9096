import { defineEntity, p } from '@mikro-orm/core';
import { CompanySchema } from './company.entity.js';

/** A code sent to an address at a company's domain. The address is deleted once the email is sent. */
export const CompanyDomainCodeSchema = defineEntity({
  name: 'CompanyDomainCode',
  tableName: 'company_domain_code',
  properties: {
    company: () =>
      p
        .manyToOne(CompanySchema)
        .primary()
        .mapToPk()
        .fieldName('company_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('company_domain_code_company_id_foreign'),
    /** Id of the email; a newer request replaces it. */
    letterId: p.uuid(),
    address: p.text().strictNullable(),
    domain: p.text(),
    language: p.text().$type<'fr' | 'en'>(),
    /** Null until the email is written. */
    codeHash: p.text().strictNullable(),
    tries: p.integer(),
    expiresAt: p.datetime(3),
    /** Emails sent in the current hour, which began at `sendsSince`. */
    sends: p.integer(),
    sendsSince: p.datetime(3),
  },
  checks: [
    { name: 'company_domain_code_language_check', expression: `language in ('fr', 'en')` },
    { name: 'company_domain_code_tries_check', expression: 'tries >= 0' },
    { name: 'company_domain_code_sends_check', expression: 'sends >= 1' },
  ],
});

export class CompanyDomainCode extends CompanyDomainCodeSchema.class {}

CompanyDomainCodeSchema.setClass(CompanyDomainCode);

/** Validity of a code, and how often it may be tried and sent. */
export const domainCodeLimits = { lifeMinutes: 30, tries: 5, sendsAnHour: 5 } as const;
