import { defineEntity, p } from '@mikro-orm/core';
import { AccountSchema } from './account.entity.js';

/** Max number per seeker. The whole list is loaded. */
export const MAX_EXCLUSIONS = 100;

const ExclusionSchema = defineEntity({
  name: 'Exclusion',
  tableName: 'seeker_exclusion',
  properties: {
    id: p.uuid().primary(),
    seekerId: () =>
      p
        .manyToOne(AccountSchema)
        .mapToPk()
        .fieldName('seeker_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('seeker_exclusion_seeker_id_foreign'),
    companyId: p.uuid().strictNullable(),
    /** Domain of email addresses and web sites, in lower case; includes all subdomains. */
    domain: p.text().strictNullable(),
    createdAt: p.datetime(3),
  },
  indexes: [
    {
      name: 'seeker_exclusion_company_id_unique',
      expression:
        'create unique index seeker_exclusion_company_id_unique on seeker_exclusion (company_id, seeker_id) where company_id is not null',
    },
    {
      name: 'seeker_exclusion_domain_unique',
      expression:
        'create unique index seeker_exclusion_domain_unique on seeker_exclusion (domain, seeker_id) where domain is not null',
    },
    { name: 'seeker_exclusion_seeker_id_index', properties: ['seekerId', 'createdAt', 'id'] },
  ],
  checks: [
    { name: 'seeker_exclusion_one_check', expression: '(company_id is null) <> (domain is null)' },
    {
      name: 'seeker_exclusion_domain_check',
      expression: 'domain = lower(domain) and char_length(domain) >= 4 and char_length(domain) <= 253',
    },
  ],
});

/** Exactly one of the two is set. */
export type ExclusionTarget =
  | { readonly companyId: string; readonly domain: null }
  | { readonly companyId: null; readonly domain: string };

/** An employer that must never find this seeker, match with them or learn about them. */
export class Exclusion extends ExclusionSchema.class {
  static of(id: string, seekerId: string, target: ExclusionTarget, now: Date): Exclusion {
    const exclusion = new Exclusion();
    exclusion.id = id;
    exclusion.seekerId = seekerId;
    exclusion.companyId = target.companyId;
    exclusion.domain = target.domain;
    exclusion.createdAt = now;
    return exclusion;
  }
}

ExclusionSchema.setClass(Exclusion);
export { ExclusionSchema };
