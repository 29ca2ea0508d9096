import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import type { ShortlistAnswer, ShortlistsPage, ShortlistsQuery } from '../http/shortlists.contract.js';

interface Row {
  id: string;
  name: string;
  created_at: string;
  updated_at: string;
}

export const shortlistOf = (row: Row): ShortlistAnswer => ({
  id: row.id,
  name: row.name,
  created_at: new Date(row.created_at).toISOString(),
  updated_at: new Date(row.updated_at).toISOString(),
});

/** The lists of the caller's company, by name. Without counts: they would tell that somebody on a list hides. */
@Injectable()
export class ListShortlists {
  constructor(
    private readonly em: EntityManager,
    private readonly disclosures: DisclosuresFacade,
    private readonly identity: IdentityFacade,
  ) {}

  async execute(actor: Actor, { user_id: userId, page, limit }: ShortlistsQuery): Promise<ShortlistsPage> {
    const { companyId } = await this.disclosures.employerOfViewer(actor);
    if (companyId === null) return { shortlists: [], total: 0, page, limit };
    const person = userId === undefined ? null : await this.#visible(actor, userId);
    const rows = await this.em.execute<(Row & { has_person: boolean; total: number })[]>(
      `select l.id, l.name, l.created_at, l.updated_at, count(*) over ()::int as total,
              exists (select 1 from shortlist_person p where p.shortlist_id = l.id and p.seeker_id = ?::uuid) as has_person
         from shortlist l where l.company_id = ? order by lower(l.name), l.id limit ? offset ?`,
      [person, companyId, limit, (page - 1) * limit],
    );
    return {
      shortlists: rows.map((row) => ({
        ...shortlistOf(row),
        has_person: userId === undefined ? null : row.has_person,
      })),
      total: rows[0]?.total ?? (page === 1 ? 0 : await this.#count(companyId)),
      page,
      limit,
    };
  }

  /** @throws NotFound if it does not exist or belongs to another company. */
  async one(actor: Actor, id: string): Promise<ShortlistAnswer> {
    const { companyId } = await this.disclosures.employerOfViewer(actor);
    const [row] = await this.em.execute<Row[]>(
      'select id, name, created_at, updated_at from shortlist where id = ? and company_id = ?',
      [id, companyId],
    );
    if (!row) throw new NotFound();
    return shortlistOf(row);
  }

  /** A person whom the viewer may not see is on no list. */
  async #visible(actor: Actor, userId: string): Promise<string | null> {
    const names = await this.identity.presentNames(actor, [userId], { language: 'fr', place: 'list' });
    return names.has(userId) ? userId : null;
  }

  async #count(companyId: string): Promise<number> {
    const [row] = await this.em.execute<{ count: number }[]>(
      'select count(*)::int as count from shortlist where company_id = ?',
      [companyId],
    );
    return row?.count ?? 0;
  }
}
