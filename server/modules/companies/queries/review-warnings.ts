import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ReviewWarning, ReviewWarningKind } from '../http/company-reviews.contract.js';
import { isConfirmed } from './verification-rows.js';

interface WarningRow {
  readonly company_id: string;
  readonly kind: ReviewWarningKind;
  readonly other_id: string | null;
  readonly other_name: string;
  readonly other_domain: string | null;
  readonly other_verified: boolean;
}

/** Maximum companies per kind: an operator needs a reason to check, not the whole list. */
const OTHERS = 5;

/** Every verified company with nearly the same name, and up to 400 unverified ones: thousands may share a name. */
const candidates = `select * from verified_companies_named_like(w.key) union all select * from companies_named_like(w.key, 100)`;

const others = (kind: ReviewWarningKind, condition: string): string =>
  `select w.id as company_id, '${kind}' as kind, o.* from wanted w cross join lateral (
     select c.id as other_id, c.name as other_name, company_domain(c.website) as other_domain,
            coalesce(${isConfirmed}, false) as other_verified
       from company c left join company_verification v on v.company_id = c.id
      where c.removed_at is null and c.id <> w.id and ${condition}
      order by 4 desc, c.created_at, c.id limit ${OTHERS}) o`;

/** Warnings for operators: other companies with nearly the same name, the same domain or the same registry number. */
@Injectable()
export class ReviewWarnings {
  constructor(private readonly em: EntityManager) {}

  async of(companyIds: readonly string[]): Promise<ReadonlyMap<string, ReviewWarning[]>> {
    const warnings = new Map<string, ReviewWarning[]>();
    if (companyIds.length === 0) return warnings;
    // `company_names_alike` decides about the candidates, which indexes find.
    const rows = await this.em.execute<WarningRow[]>(
      `with wanted as materialized (
         select c.id, c.name_key as key, company_domain(c.website) as domain, v.neq, v.email_domain
           from company c left join company_verification v on v.company_id = c.id where c.id in (?))
       (${others('SIMILAR_NAME', `c.id in (${candidates}) and company_names_alike(c.name_key, w.key)`)})
       union all
       (${others('SAME_DOMAIN', 'company_domain(c.website) = w.domain')})
       union all
       (${others('SAME_NEQ', 'v.neq = w.neq')})
       union all
       select w.id, 'EMAIL_DOMAIN_DIFFERS', null, null, null, false from wanted w
        where w.email_domain is not null and w.domain is not null
          and w.email_domain <> w.domain and right(w.email_domain, length(w.domain) + 1) <> '.' || w.domain
          and right(w.domain, length(w.email_domain) + 1) <> '.' || w.email_domain`,
      [companyIds],
    );
    for (const row of rows) {
      const list = warnings.get(row.company_id) ?? [];
      const { other_id: id, other_name: name, other_domain: domain, other_verified: verified } = row;
      list.push({ kind: row.kind, company: id === null ? null : { id, name, domain, verified } });
      warnings.set(row.company_id, list);
    }
    return warnings;
  }
}
