import { defineEntity, p } from '@mikro-orm/core';
import { CompanySchema } from './company.entity.js';

/** A code on its way to an address of a company's domain. The address is forgotten once the e-mail is sent. */
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
    /** Names the e-mail: a newer one replaces it. */
    letterId: p.uuid(),
    address: p.text().strictNullable(),
    domain: p.text(),
    language: p.text().$type<'fr' | 'en'>(),
    /** Null until the e-mail is written. */
    codeHash: p.text().strictNullable(),
    tries: p.integer(),
    expiresAt: p.datetime(3),
    /** E-mails within the present hour. */
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

/** How long a code works, and how often it may be tried or sent. */
export const domainCodeLimits = { lifeMinutes: 30, tries: 5, sendsAnHour: 5 } as const;
