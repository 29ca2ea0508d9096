import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { PageQuery } from '../../../platform/contract/page.contract.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import { isStillShown, stateOf } from '../domain/link-state.js';
import type { Shown } from '../domain/share-link.entity.js';
import type { LinkDetail, LinkFeedback, ShareLinkAnswer, ShareLinksPage } from '../http/share-links.contract.js';
import { Makers } from './makers.query.js';

interface LinkRow {
  id: string;
  name: string;
  shown: Shown;
  has_password: boolean;
  made_by: string | null;
  views: number;
  last_viewed_at: Date | string | null;
  created_at: Date | string;
  expires_at: Date | string;
  revoked_at: Date | string | null;
}

interface EntryRow {
  id: string;
  link_id: string;
  seeker_id: string;
  findable: boolean;
  excluded: boolean;
  answers: number;
}

const columns = `l.id, l.name, l.shown, l.password_hash is not null as has_password, l.made_by, l.views, l.last_viewed_at,
                 l.created_at, l.expires_at, l.revoked_at`;

/** The links of the caller's company. People whom the caller may not see, or a link no longer shows, are not counted. */
@Injectable()
export class ShareLinks {
  constructor(
    private readonly em: EntityManager,
    private readonly disclosures: DisclosuresFacade,
    private readonly identity: IdentityFacade,
    private readonly makers: Makers,
    private readonly clock: Clock,
  ) {}

  async execute(actor: Actor, { page, limit }: PageQuery): Promise<ShareLinksPage> {
    const { companyId } = await this.disclosures.employerOfViewer(actor);
    if (companyId === null) return { links: [], total: 0, page, limit };
    const rows = await this.em.execute<LinkRow[]>(
      `select ${columns} from share_link l where l.company_id = ? order by l.created_at desc, l.id desc limit ? offset ?`,
      [companyId, limit, (page - 1) * limit],
    );
    const [counted] = await this.em.execute<{ total: number }[]>(
      'select count(*)::int as total from share_link where company_id = ?',
      [companyId],
    );
    return { links: await this.#present(actor, companyId, rows), total: counted?.total ?? 0, page, limit };
  }

  /** @throws NotFound if it does not exist or belongs to another company. */
  async one(actor: Actor, id: string, language: Language): Promise<LinkDetail> {
    const { companyId } = await this.disclosures.employerOfViewer(actor);
    const rows = await this.em.execute<LinkRow[]>(
      `select ${columns} from share_link l where l.id = ? and l.company_id = ?`,
      [id, companyId],
    );
    const [link] = companyId === null ? [] : await this.#present(actor, companyId, rows);
    if (!link) throw new NotFound();
    const entries = await this.#shown(actor, [id]);
    const ids = entries.map((entry) => entry.seeker_id);
    const presentation = { language, place: 'list' } as const;
    const users = await this.identity.presentCandidates(actor, ids, presentation);
    const names = await this.identity.presentNames(actor, ids, presentation);
    const feedback = await this.#feedbackOf(entries.map((entry) => entry.id));
    return {
      link,
      people: entries.flatMap(({ id: entryId, seeker_id: seekerId }) => {
        const [user, name] = [users.get(seekerId), names.get(seekerId)];
        if (!user || !name) return [];
        // Somebody who read the open profile may have written a name that is masked again now.
        const scrubbed = (feedback.get(entryId) ?? []).map(({ note, ...more }) => ({
          ...more,
          note: note === null ? null : name.scrub(note),
        }));
        return [{ user, feedback: scrubbed }];
      }),
    };
  }

  async #present(actor: Actor, companyId: string, rows: readonly LinkRow[]): Promise<ShareLinkAnswer[]> {
    const makers = await this.makers.ofCompany(companyId);
    const entries = await this.#shown(
      actor,
      rows.map((row) => row.id),
    );
    const now = this.clock.now();
    return rows.map((row) => {
      const own = entries.filter((entry) => entry.link_id === row.id);
      const [expiresAt, revokedAt] = [
        new Date(row.expires_at),
        row.revoked_at === null ? null : new Date(row.revoked_at),
      ];
      const maker = row.made_by === null ? undefined : makers.get(row.made_by);
      return {
        id: row.id,
        name: row.name,
        shown: row.shown,
        state: stateOf({ expiresAt, revokedAt, makerRecruits: maker !== undefined }, now),
        has_password: row.has_password,
        made_by: maker ?? null,
        created_at: new Date(row.created_at).toISOString(),
        expires_at: expiresAt.toISOString(),
        views: row.views,
        last_viewed_at: row.last_viewed_at === null ? null : new Date(row.last_viewed_at).toISOString(),
        people: own.length,
        answers: own.reduce((sum, { answers }) => sum + answers, 0),
      };
    });
  }

  async #shown(actor: Actor, linkIds: readonly string[]): Promise<readonly EntryRow[]> {
    if (linkIds.length === 0) return [];
    const rows = await this.em.execute<EntryRow[]>(
      `select p.id, p.link_id, p.seeker_id, p.findable, p.excluded,
              (select count(*)::int from share_link_feedback f where f.person_id = p.id) as answers
         from share_link_person p where p.link_id in (?) order by p.link_id, p.slot`,
      [[...linkIds]],
    );
    const reach = await this.identity.reachOf(
      actor,
      rows.map((row) => row.seeker_id),
    );
    return rows.filter((then) => {
      const now = reach.get(then.seeker_id);
      return now !== undefined && isStillShown(then, now);
    });
  }

  async #feedbackOf(entryIds: readonly string[]): Promise<ReadonlyMap<string, readonly LinkFeedback[]>> {
    const found = new Map<string, LinkFeedback[]>();
    if (entryIds.length === 0) return found;
    const rows = await this.em.execute<
      (Omit<LinkFeedback, 'created_at'> & { person_id: string; created_at: string })[]
    >(
      `select id, person_id, rating, note, author, created_at from share_link_feedback
        where person_id in (?) order by created_at desc, id desc`,
      [[...entryIds]],
    );
    for (const { person_id: personId, created_at: at, ...more } of rows) {
      found.set(personId, [...(found.get(personId) ?? []), { ...more, created_at: new Date(at).toISOString() }]);
    }
    return found;
  }
}
