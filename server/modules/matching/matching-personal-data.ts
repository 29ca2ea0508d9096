import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transaction } from '../../platform/database/transaction.js';
import {
  type ExpiringKind,
  type ExportedFile,
  jsonFile,
  type PersonalDataHolder,
} from '../../platform/personal-data/personal-data.js';
import { MatchRepository } from './persistence/match.repository.js';
import { WithdrawSeeker } from './use-cases/withdraw-seeker.js';

/** Personal data of matching: computed matches and a person's answers. */
@Injectable()
export class MatchingPersonalData implements PersonalDataHolder {
  readonly name = 'matching';
  readonly columns = [
    'match.seeker_id',
    'match_audit.seeker_id',
    'match_audit.actor_id',
    'match_generation.scope_id',
    'match_review.seeker_id',
    'match_review.answered_by',
    'match_subject.subject_id',
    'match_subject_removal.subject_id',
    'match_sweep.after_id',
    'paid_pair.paid_by',
    'paid_pair.seeker_id',
  ];
  readonly expiring: readonly ExpiringKind[] = [
    { kind: 'MATCHES', purge: (before, limit) => this.#purgeMatches(before, limit) },
    { kind: 'MATCH_AUDIT', purge: (before, limit) => this.#purgeAudit(before, limit) },
  ];

  constructor(
    private readonly em: EntityManager,
    private readonly matches: MatchRepository,
    private readonly withdraw: WithdrawSeeker,
    private readonly transaction: Transaction,
  ) {}

  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('matches.json', () =>
      this.em.fork().execute(
        `select id, job_id, status, match_score, compatibility_score, parts, reasons, gaps, evidence,
                card_score as score_shown_while_masked, card_result as shown_while_masked, model_version,
                ontology_version, computed_at, created_at, answered_at
           from match where seeker_id = ? order by created_at desc, id`,
        [accountId],
      ),
    );
    yield jsonFile('match-decisions.json', () =>
      this.em.fork().execute(
        `select match_id, job_id, event, match_score, compatibility_score, model_version, at,
                coalesce(actor_id = seeker_id, false) as by_me
           from match_audit where seeker_id = ? order by at desc, id`,
        [accountId],
      ),
    );
    yield jsonFile('match-reviews.json', () =>
      this.em.fork().execute(
        `select match_id, status, message, answer, asked_at, answered_at
           from match_review where seeker_id = ? order by asked_at desc, id desc`,
        [accountId],
      ),
    );
  }

  /**
   * Deletes proposals and review requests, which contain the person's own words. Answered matches are hidden from companies until
   * {@link erase}.
   */
  close(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      await this.matches.lockSeeker(accountId);
      await this.withdraw.withLock(accountId);
      await this.em.execute('delete from match_review where seeker_id = ?', [accountId]);
      await this.em.execute('delete from match_generation where scope_id = ?', [accountId]);
      // Without a position, the next sweep starts at the first id.
      await this.em.execute('delete from match_sweep where after_id = ?', [accountId]);
    });
  }

  erase(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      await this.close(accountId);
      await this.em.flush();
      // The account was closed weeks ago, so every process has read the removal.
      await this.em.execute('delete from match_subject_removal where subject_id = ?', [accountId]);
      await this.em.execute('delete from match where seeker_id = ?', [accountId]);
      // The introduction text was written by this recruiter, so it is theirs too.
      await this.em.execute(
        `update match set introduction = null
          where id in (select match_id from match_audit where actor_id = ? and event = 'INTRODUCED')`,
        [accountId],
      );
      await this.em.execute('delete from paid_pair where seeker_id = ?', [accountId]);
      await this.#erasing(() => this.em.execute('delete from match_audit where seeker_id = ?', [accountId]));
    });
  }

  async #purgeMatches(before: Date, limit: number): Promise<number> {
    const rows = await this.em.execute<unknown[]>(
      `delete from match where id in (
         select id from match where computed_at < ? and (answered_at is null or answered_at < ?) order by computed_at limit ?)
       returning id`,
      [before, before, limit],
    );
    return rows.length;
  }

  #purgeAudit(before: Date, limit: number): Promise<number> {
    return this.transaction.run(async () => {
      const rows = await this.#erasing(() =>
        this.em.execute<unknown[]>(
          'delete from match_audit where id in (select id from match_audit where at < ? order by at limit ?) returning id',
          [before, limit],
        ),
      );
      return rows.length;
    });
  }

  /** Allows deletes from the audit table, which the database refuses otherwise, while `work` runs. */
  async #erasing<T>(work: () => Promise<T>): Promise<T> {
    const allow = (value: 'on' | 'off'): Promise<unknown> =>
      this.em.execute(`select set_config('entrevue.erasure', ?, true)`, [value]);
    await allow('on');
    const done = await work();
    await allow('off');
    return done;
  }
}
