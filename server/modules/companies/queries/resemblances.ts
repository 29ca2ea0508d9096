import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isConfirmed } from './verification-rows.js';

/** A verified company with nearly the same name as another one. */
export interface Resemblance {
  readonly id: string;
  readonly name: string;
}

/** Finds companies whose name is nearly the same as a verified one's. */
@Injectable()
export class Resemblances {
  constructor(private readonly em: EntityManager) {}

  /** By id of the unverified company; leaves out companies whose name is different enough. */
  async of(companyIds: readonly string[]): Promise<ReadonlyMap<string, Resemblance>> {
    if (companyIds.length === 0) return new Map();
    const rows = await this.em.execute<{ company_id: string; id: string; name: string }[]>(
      `with wanted as materialized (
         select c.id, c.name_key as key from company c
           left join company_verification v on v.company_id = c.id
          where c.id in (?) and coalesce(${isConfirmed}, false) = false)
       select w.id as company_id, o.id, o.name from wanted w cross join lateral (
         select c.id, c.name from verified_companies_named_like(w.key) as near (id)
           join company c on c.id = near.id
           join company_verification v on v.company_id = c.id
          where c.id <> w.id and ${isConfirmed} and company_names_alike(c.name_key, w.key)
          order by similarity(c.name_key, w.key) desc, c.id limit 1) o`,
      [companyIds],
    );
    return new Map(rows.map(({ company_id, id, name }) => [company_id, { id, name }]));
  }
}
