import { defineEntity, p } from '@mikro-orm/core';
import type { ProofResult, ProofState } from './domain-proof.js';

/** A domain that a company proves by a DNS record. Written by `persistence/domain-proofs.ts`. */
export const CompanyDomainSchema = defineEntity({
  name: 'CompanyDomain',
  tableName: 'company_sso_domain',
  properties: {
    id: p.uuid().primary(),
    companyId: p.uuid(),
    domain: p.text(),
    /** 128 random bits (hex). Not secret: it stands in the DNS. */
    token: p.text(),
    state: p.text().$type<ProofState>(),
    /** Of the last look-up. */
    result: p.text().$type<ProofResult>().strictNullable(),
    checkedAt: p.datetime(3).strictNullable(),
    nextCheckAt: p.datetime(3).strictNullable(),
    waitsUntil: p.datetime(3),
    provedAt: p.datetime(3).strictNullable(),
    /** When the record was found last. */
    seenAt: p.datetime(3).strictNullable(),
    missingSince: p.datetime(3).strictNullable(),
    createdAt: p.datetime(3),
  },
  uniques: [{ name: 'company_sso_domain_company_unique', properties: ['companyId', 'domain'] }],
  indexes: [
    {
      name: 'company_sso_domain_holder_unique',
      expression: `create unique index company_sso_domain_holder_unique on company_sso_domain (domain) where state in ('PROVED', 'MISSING')`,
    },
    {
      name: 'company_sso_domain_next_check_at_index',
      expression:
        'create index company_sso_domain_next_check_at_index on company_sso_domain (next_check_at) where next_check_at is not null',
    },
  ],
  triggers: [
    {
      // Another company may have the domain by its website, which is a row of another table.
      name: 'company_sso_domain_holds_domain',
      timing: 'before',
      events: ['insert', 'update'],
      expression: `create trigger company_sso_domain_holds_domain before insert or update of domain, state on company_sso_domain
        for each row when (new.state in ('PROVED', 'MISSING')) execute function company_sso_hold_domain()`,
    },
  ],
  checks: [
    {
      name: 'company_sso_domain_domain_check',
      expression: `domain ~ '^[a-z0-9.-]+$' and char_length(domain) >= 3 and char_length(domain) <= 240`,
    },
    { name: 'company_sso_domain_token_check', expression: `token ~ '^[0-9a-f]{32}$'` },
    {
      name: 'company_sso_domain_state_check',
      expression: `state in ('WAITING', 'PROVED', 'MISSING', 'LOST', 'EXPIRED')`,
    },
    {
      name: 'company_sso_domain_result_check',
      expression: `result in ('FOUND', 'ABSENT', 'OTHER', 'ALIAS', 'UNREADABLE', 'TAKEN')`,
    },
    {
      name: 'company_sso_domain_next_check_at_check',
      expression: `(next_check_at is not null) = (state in ('WAITING', 'PROVED', 'MISSING'))`,
    },
    {
      name: 'company_sso_domain_seen_at_check',
      expression: `state in ('WAITING', 'LOST', 'EXPIRED') or (proved_at is not null and seen_at is not null)`,
    },
    {
      name: 'company_sso_domain_missing_since_check',
      expression: `(missing_since is not null) = (state = 'MISSING')`,
    },
  ],
});
export class CompanyDomain extends CompanyDomainSchema.class {}
CompanyDomainSchema.setClass(CompanyDomain);
