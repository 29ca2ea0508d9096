import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { containsPattern } from '../../../platform/database/contains-pattern.js';
import { OpenPostings } from '../domain/open-postings.js';
import {
  type CompanyDirectory,
  type CompanyDirectoryQuery,
  cursorOf,
  type ListedCompany,
} from '../http/company-directory.contract.js';
import { MAX_COUNTED } from '../http/companies.contract.js';
import { CompanyMarks } from './company-marks.js';
import { isPublic } from './public-companies.js';

type Row = Omit<ListedCompany, 'verified' | 'active_jobs'>;

/** Public companies by name, a page at a time: each page continues after the last company of the one before. */
@Injectable()
export class CompanyDirectoryQueryHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly marks: CompanyMarks,
    private readonly postings: OpenPostings,
  ) {}

  async execute({ limit, after, ...asked }: CompanyDirectoryQuery): Promise<CompanyDirectory> {
    const filters = [
      ['name', asked.search],
      ['industry', asked.industry],
      ['location', asked.location],
    ].filter((filter): filter is [string, string] => Boolean(filter[1]));
    const filter = filters.map(([column]) => ` and fold_text(c.${column}) like fold_text(?)`).join('');
    const params = filters.map(([, text]) => containsPattern(text));

    const readPage = this.em.execute<Row[]>(
      `select c.id, c.name, c.industry, c.location, c.size, c.logo_url from company c
        where ${isPublic}${filter}${after ? ' and (fold_text(c.name), c.id) > (fold_text(?), ?)' : ''}
        order by fold_text(c.name), c.id limit ?`,
      [...params, ...(after ? [after.name, after.id] : []), limit + 1],
    );
    const readTotal = this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from (select 1 from company c where ${isPublic}${filter} limit ?) as counted`,
      [...params, MAX_COUNTED + 1],
    );
    // Counting reads all names if few match, for example "z", so the page does not wait for it.
    const [rows, [counted]] = await Promise.all([readPage, readTotal]);

    const page = rows.slice(0, limit);
    const ids = page.map(({ id }) => id);
    const [verified, open] = await Promise.all([this.marks.verifiedAmong(ids), this.postings.countOf(ids)]);
    const last = page.at(-1);
    const total = counted?.total ?? 0;
    return {
      companies: page.map((row) => ({ ...row, verified: verified.has(row.id), active_jobs: open.get(row.id) ?? 0 })),
      total: Math.min(total, MAX_COUNTED),
      has_more_than_total: total > MAX_COUNTED,
      next: rows.length > limit && last ? cursorOf(last) : null,
    };
  }
}
