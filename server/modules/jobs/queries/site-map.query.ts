import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { CompaniesFacade } from '../../companies/index.js';

/** A file may have 50,000 addresses and 50 MB. Each of our pages has two languages, and a file must be fast to generate. */
export const ADDRESSES_A_FILE = 10_000;
/** How long the first ids of files are cached, because counting a million postings takes a second. */
const REMEMBERED_MS = 10 * 60_000;

export type SiteMapKind = 'jobs' | 'companies';

export interface MappedPage {
  readonly id: string;
  readonly changedAt: Date | null;
}

// Jumps to the next company in the index, instead of reading all postings of each company.
const companiesFrom = `with recursive employer (id, place) as (
    (select company_id, 1 from job where status = 'ACTIVE' and expires_at > ? and company_id >= ? order by company_id limit 1)
    union all
    select (select next.company_id from job next
              where next.status = 'ACTIVE' and next.expires_at > ? and next.company_id > employer.id order by next.company_id limit 1), employer.place + 1
      from employer where employer.id is not null and employer.place <= ?
  ) select id from employer where id is not null order by id`;

const FIRST = '00000000-0000-0000-0000-000000000000';

/** Public pages: open postings, and the companies that have one. */
@Injectable()
export class SiteMapQuery {
  #remembered: { readonly at: number; readonly beginnings: Readonly<Record<SiteMapKind, readonly string[]>> } | null =
    null;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly companies: CompaniesFacade,
  ) {}

  /** The first id of each file, in order. */
  async beginnings(): Promise<Readonly<Record<SiteMapKind, readonly string[]>>> {
    const now = this.clock.now().getTime();
    if (this.#remembered && Math.abs(now - this.#remembered.at) < REMEMBERED_MS) return this.#remembered.beginnings;
    const rows = await this.em.execute<{ id: string }[]>(
      `select id from (select id, row_number() over (order by id) as place from job
                       where status = 'ACTIVE' and expires_at > ?) as open
        where (place - 1) % ${ADDRESSES_A_FILE} = 0 order by id`,
      [this.clock.now()],
    );
    const companies: string[] = [];
    for (let from: string | undefined = FIRST; from !== undefined;) {
      // One more than a file has: the first id of the next file.
      const page: readonly { id: string }[] = await this.em.execute(companiesFrom, this.#from(from, ADDRESSES_A_FILE));
      if (page[0]) companies.push(page[0].id);
      from = page[ADDRESSES_A_FILE]?.id;
    }
    const beginnings = { jobs: rows.map(({ id }) => id), companies };
    this.#remembered = { at: now, beginnings };
    return beginnings;
  }

  /** The pages of one file, from its first id. */
  async pages(kind: SiteMapKind, from: string = FIRST): Promise<readonly MappedPage[]> {
    if (kind === 'companies') {
      const rows = await this.em.execute<{ id: string }[]>(companiesFrom, this.#from(from, ADDRESSES_A_FILE - 1));
      const shown = await this.companies.publicAmong(rows.map(({ id }) => id));
      return rows.filter(({ id }) => shown.has(id)).map(({ id }) => ({ id, changedAt: null }));
    }
    const rows = await this.em.execute<{ id: string; updated_at: string }[]>(
      `select id, updated_at from job where status = 'ACTIVE' and expires_at > ? and id >= ?
        order by id limit ${ADDRESSES_A_FILE}`,
      [this.clock.now(), from],
    );
    return rows.map(({ id, updated_at }) => ({ id, changedAt: new Date(updated_at) }));
  }

  #from(id: string, places: number): (string | number | Date)[] {
    const now = this.clock.now();
    return [now, id, now, places];
  }
}
