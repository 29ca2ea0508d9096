import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Language } from '../../../platform/http/language.js';
import { CompaniesFacade } from '../../companies/index.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import {
  cursorOf,
  type TeamActivity,
  type TeamActivityEntry,
  type TeamActivityQuery,
} from '../http/team-activity.contract.js';
import { entriesOf } from './team-activity-sources.js';

interface Row extends Pick<TeamActivityEntry, 'id' | 'action' | 'from_role' | 'to_role' | 'credits'> {
  readonly at: string | Date;
  readonly actor_id: string | null;
  readonly seeker_id: string | null;
  readonly job_id: string | null;
  readonly subject_id: string | null;
  readonly title: string | null;
}

interface MemberRow {
  readonly id: string;
  readonly is_member: boolean;
}

/** A team of 200, and those who left last. */
const MAX_ACTORS = 500;

/** The team, and those who left it, with the end of their membership. Two parameters: the company, twice. */
const actors = `select id, until from (
    select m.user_id as id, null::timestamptz as until from company_member m where m.company_id = ?
    union all
    select e.subject_id, max(e.at) from company_team_event e
     where e.company_id = ? and e.event in ('REMOVED', 'LEFT') and e.subject_id is not null
       and not exists (select 1 from company_member m where m.user_id = e.subject_id and m.company_id = e.company_id)
     group by e.subject_id) everybody
  order by until desc nulls first, id limit ${MAX_ACTORS}`;

/** Left out for people whom the reader reviews blind: even the existence of a colleague’s review tells something. */
const reviews: ReadonlySet<string> = new Set<TeamActivityEntry['action']>(['REVIEW_SUBMITTED', 'NOTE_WRITTEN']);

/** For owners: who in the team did what, to whom and for which posting, from the records that the modules keep. */
@Injectable()
export class TeamActivityQueryHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesFacade,
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
  ) {}

  /** @throws NotFound, OwnersOnly */
  async execute(
    reader: Actor,
    companyId: string,
    { limit, ...asked }: TeamActivityQuery,
    language: Language,
  ): Promise<TeamActivity> {
    await this.companies.assertOwner(companyId, reader.id);
    const members = await this.em.execute<MemberRow[]>(
      `with actor as (${actors}) select id, until is null as is_member from actor order by until desc nulls first, id`,
      [companyId, companyId],
    );
    const rows = await this.#rows(companyId, { ...asked, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const names = await this.companies.memberNames([
      ...new Set([
        ...members.map(({ id }) => id),
        ...page.flatMap((row) => [row.actor_id ?? [], row.subject_id ?? []].flat()),
      ]),
    ]);
    const colleague = (id: string | null) => (id === null ? null : { id, full_name: names.get(id) ?? null });
    return {
      entries: await this.#entries(reader, page, colleague, language),
      next: rows.length > limit && last ? cursorOf({ at: new Date(last.at), id: last.id }) : null,
      members: members.map(({ id, is_member }) => ({ id, full_name: names.get(id) ?? null, is_member })),
    };
  }

  #rows(companyId: string, asked: Omit<Parameters<typeof entriesOf>[0], 'companyId'>): Promise<Row[]> {
    const { sql, params } = entriesOf({ ...asked, companyId });
    const one = asked.member === undefined ? '' : 'where id = ?';
    return this.em.execute<Row[]>(`with actor as materialized (select * from (${actors}) team ${one}) ${sql}`, [
      companyId,
      companyId,
      ...(asked.member === undefined ? [] : [asked.member]),
      ...params,
    ]);
  }

  async #entries(
    reader: Actor,
    page: readonly Row[],
    colleague: (id: string | null) => TeamActivityEntry['actor'],
    language: Language,
  ): Promise<TeamActivityEntry[]> {
    const seekerIds = [...new Set(page.flatMap(({ seeker_id: id }) => id ?? []))];
    const [people, blind] = await Promise.all([
      this.identity.presentNames(reader, seekerIds, { language, place: 'list' }),
      this.disclosures.blindAmong(reader, seekerIds),
    ]);
    return page.flatMap(({ at, actor_id, seeker_id, job_id, subject_id, title, ...row }) => {
      if (seeker_id !== null && blind.has(seeker_id) && reviews.has(row.action)) return [];
      const person = seeker_id === null ? undefined : people.get(seeker_id);
      return [
        {
          ...row,
          at: new Date(at).toISOString(),
          actor: colleague(actor_id),
          person:
            person && seeker_id !== null
              ? { id: seeker_id, full_name: person.full_name, is_masked: person.is_masked }
              : null,
          posting: job_id === null || title === null ? null : { id: job_id, title },
          subject: colleague(subject_id),
        },
      ];
    });
  }
}
