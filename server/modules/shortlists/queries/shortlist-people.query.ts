import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import { knownToCompany, MatchComparisons, scoreForCompany } from '../../matching/index.js';
import { PERSON_SLOTS } from '../domain/limits.js';
import type { ShortlistPeoplePage, ShortlistPeopleQuery, ShortlistPersonAnswer } from '../http/shortlists.contract.js';
import { ListShortlists } from './list-shortlists.query.js';

interface Row {
  seeker_id: string;
  note: string | null;
  added_at: string;
  match_score: number | null;
}

/** People on a list, as the caller may see them; compared with a posting, if one is given. */
@Injectable()
export class ShortlistPeople {
  constructor(
    private readonly em: EntityManager,
    private readonly lists: ListShortlists,
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly jobs: JobsFacade,
    private readonly comparisons: MatchComparisons,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound if the list or the posting does not exist or belongs to another company. */
  async execute(
    actor: Actor,
    id: string,
    { job_id: jobId, page, limit }: ShortlistPeopleQuery,
    language: Language,
  ): Promise<ShortlistPeoplePage> {
    const shortlist = await this.lists.one(actor, id);
    if (jobId !== undefined) {
      const { companyId } = await this.disclosures.employerOfViewer(actor);
      const job = (await this.jobs.findJobCards([jobId])).get(jobId);
      if (!job || job.company.id !== companyId) throw new NotFound();
    }
    const rows = await this.#rows(id, jobId ?? null);
    // All of a list at once, at most 500: only those whom the viewer may see are counted and fill the page.
    const visible = await this.identity.presentNames(
      actor,
      rows.map((row) => row.seeker_id),
      { language, place: 'list' },
    );
    const seen = rows.filter((row) => visible.has(row.seeker_id));
    const shown = seen.slice((page - 1) * limit, page * limit);
    const people = await this.#present(actor, shown, jobId ?? null, language);
    return { shortlist, people, total: seen.length, page, limit };
  }

  /** One person on the list. @throws NotFound */
  async one(actor: Actor, id: string, seekerId: string, language: Language): Promise<ShortlistPersonAnswer> {
    const rows = (await this.#rows(id, null)).filter((row) => row.seeker_id === seekerId);
    const [person] = await this.#present(actor, rows, null, language);
    if (!person) throw new NotFound();
    return person;
  }

  #rows(id: string, jobId: string | null): Promise<Row[]> {
    return this.em.execute<Row[]>(
      // Only scores that the company sees in its matches and its search.
      `select p.seeker_id, p.note, p.added_at,
              (select ${scoreForCompany} from match m
                where m.job_id = ?::uuid and m.seeker_id = p.seeker_id and ${knownToCompany}
                  and m.status not in ('REJECTED', 'CANCELLED')) as match_score
         from shortlist_person p where p.shortlist_id = ?
        order by match_score desc nulls last, p.added_at desc, p.seeker_id limit ?`,
      [this.clock.now(), jobId, id, PERSON_SLOTS],
    );
  }

  /** Everybody on a list: to be left out elsewhere. @throws NotFound if it is not a list of the caller's company. */
  async idsOn(actor: Actor, id: string): Promise<readonly string[]> {
    await this.lists.one(actor, id);
    return (await this.#rows(id, null)).map((row) => row.seeker_id);
  }

  async #present(
    actor: Actor,
    rows: readonly Row[],
    jobId: string | null,
    language: Language,
  ): Promise<ShortlistPersonAnswer[]> {
    const users = await this.identity.presentCandidates(
      actor,
      rows.map((row) => row.seeker_id),
      { language, place: 'list' },
    );
    const masks = new Map([...users].map(([id, user]) => [id, { isMasked: user.is_masked }]));
    const matches = jobId === null ? null : await this.comparisons.of(jobId, masks, language);
    return rows.flatMap(({ seeker_id: seekerId, note, added_at: addedAt, match_score: score }) => {
      const user = users.get(seekerId);
      const match = score === null ? undefined : matches?.get(seekerId);
      const comparison = match
        ? { compatibility_score: match.compatibility_score, reasons: match.reasons, gaps: match.gaps }
        : null;
      return user ? [{ user, note, added_at: new Date(addedAt).toISOString(), match_score: score, comparison }] : [];
    });
  }
}
