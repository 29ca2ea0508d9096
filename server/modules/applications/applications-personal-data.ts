import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Transaction } from '../../platform/database/transaction.js';
import {
  type ExpiringKind,
  type ExportedFile,
  jsonFile,
  type PersonalDataHolder,
} from '../../platform/personal-data/personal-data.js';
import type { ApplicationStatus } from './domain/application-lifecycle.js';
import { historyForCandidate } from './domain/history.js';
import { ApplicationRepository } from './persistence/application.repository.js';
import { BulkRepository } from './persistence/bulk.repository.js';
import { eventTimeForCandidate, statusForCandidate, undoableSince } from './queries/application-row.js';
import { ConcealApplicant } from './use-cases/conceal-applicant.js';
import { ApplicationNotifier } from './use-cases/application-notifier.js';
import { InterviewNotifier } from './use-cases/interview-notifier.js';

interface HistoryRow {
  readonly application_id: string;
  readonly at: string;
  readonly party: string;
  readonly from: ApplicationStatus | null;
  readonly to: ApplicationStatus;
  readonly note: string | null;
}

/** Personal data of applications: applications and their answers. */
@Injectable()
export class ApplicationsPersonalData implements PersonalDataHolder {
  readonly name = 'applications';
  readonly columns = [
    'application.seeker_id',
    'application.accepted_by',
    'application.stage_by',
    'application_event.actor_id',
    'application_bulk.actor_id',
    'scorecard.updated_by',
    'pipeline.updated_by',
    'pipeline_template.created_by',
    'message_signature.account_id',
    'message_template.created_by',
    'message_template.updated_by',
    'application_review.reviewer_id',
    'blind_review.reviewer_id',
    'application_note.author_id',
    'application_note_mention.account_id',
  ];
  readonly expiring: readonly ExpiringKind[] = [
    { kind: 'APPLICATIONS', purge: (before, limit) => this.#purge(before, limit) },
  ];

  constructor(
    private readonly em: EntityManager,
    private readonly applications: ApplicationRepository,
    private readonly bulks: BulkRepository,
    private readonly conceal: ConcealApplicant,
    private readonly notifier: ApplicationNotifier,
    private readonly interviewNotifier: InterviewNotifier,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('applications.json', () =>
      this.em.fork().execute(
        `select a.id, a.job_id, j.title, j.company_name, ${statusForCandidate} as status, a.cover_letter, a.video_id, a.source,
                a.applied_at, a.viewed_at, case when a.rejected_at <= ? then a.reason end as reason,
                case when a.rejected_at <= ? then a.refusal_text end as refusal_text, a.closed_at,
                a.closed_reason, a.posting,
                (select jsonb_agg(to_jsonb(o) - 'application_id' order by o.version) from application_offer o
                  where o.application_id = a.id) as offers
           from application a join job j on j.id = a.job_id
          where a.seeker_id = ? order by a.applied_at desc, a.id`,
        [this.#since(), this.#since(), this.#since(), accountId],
      ),
    );
    yield jsonFile('application-history.json', () => this.#history(accountId));
    yield jsonFile('interviews.json', () =>
      this.em.fork().execute(
        `select i.application_id, i.id, i.status, i.scheduled_at, i.duration_minutes, i.time_zone, i.type, i.location, i.notes,
                i.proposed_slots
           from interview i join application a on a.id = i.application_id
          where a.seeker_id = ? order by i.scheduled_at, i.id`,
        [accountId],
      ),
    );
    // Reviews of the person by a company's team. The person gets them only in this export, without the reviewers' names.
    yield jsonFile('application-reviews.json', () =>
      this.em.fork().execute(
        `select r.application_id, a.company_id, v.scores, v.after_close, v.at
           from application_review_version v join application_review r on r.id = v.review_id
           join application a on a.id = r.application_id
          where a.seeker_id = ? order by v.at, v.id`,
        [accountId],
      ),
    );
    yield jsonFile('application-notes.json', () =>
      this.em.fork().execute(
        `select n.application_id, a.company_id, n.text, n.created_at
           from application_note n join application a on a.id = n.application_id
          where a.seeker_id = ? order by n.created_at, n.id`,
        [accountId],
      ),
    );
    yield jsonFile('written-about-applications.json', async () => {
      const em = this.em.fork();
      return {
        reviews: await em.execute(
          `select application_id, scores, submitted_at, updated_at from application_review
            where reviewer_id = ? order by created_at, id`,
          [accountId],
        ),
        notes: await em.execute(
          'select application_id, text, created_at from application_note where author_id = ? order by created_at, id',
          [accountId],
        ),
      };
    });
    // The reviewers' names belong to the company's data.
    yield jsonFile('blind-reviews.json', () =>
      this.em.fork().execute(
        `select b.application_id, a.company_id, s.step, s.at, b.reviewer_id = ? as by_you
           from blind_review_step s join blind_review b on b.id = s.blind_review_id
           join application a on a.id = b.application_id
          where a.seeker_id = ? or b.reviewer_id = ? order by s.at, s.step`,
        [accountId, accountId, accountId],
      ),
    );
    yield jsonFile('message-signature.json', () =>
      this.em
        .fork()
        .execute('select text_fr, text_en, updated_at from message_signature where account_id = ?', [accountId]),
    );
    yield jsonFile('application-decisions.json', () =>
      this.em.fork().execute(
        `select application_id, at, from_status, to_status from application_event
          where actor_id = ? and party = 'COMPANY' order by at, id`,
        [accountId],
      ),
    );
  }

  /** The history as the person may know it, without refusals that were undone. */
  async #history(accountId: string): Promise<object[]> {
    const rows = await this.em.fork().execute<HistoryRow[]>(
      `select e.application_id, ${eventTimeForCandidate} as at, e.party, e.from_status as "from", e.to_status as "to", e.note
         from application_event e join application a on a.id = e.application_id
        where a.seeker_id = ? order by e.at, e.id`,
      [accountId],
    );
    const byApplication = Map.groupBy(rows, (row) => row.application_id);
    const now = this.clock.now();
    return [...byApplication.values()]
      .flatMap((steps) => historyForCandidate(steps, now))
      .map(({ from, to, ...step }) => ({ ...step, from_status: from, to_status: to }));
  }

  #since(): Date {
    return undoableSince(this.clock.now());
  }

  /** Ends open applications, deletes the candidate's own words, and hides the applications from companies. */
  close(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      const at = this.clock.now();
      for (const application of await this.applications.findOfSeeker(accountId)) {
        const move = application.leave(at);
        if (!move) continue;
        this.applications.note(application, move, { party: 'SYSTEM', actorId: null, at });
        await this.notifier.changed(application, 'SYSTEM');
        await this.interviewNotifier.ended(application);
      }
    });
  }

  /**
   * Also deletes companies' texts about the candidate. The dates of application and answer stay for three years under an id
   * without a name.
   */
  erase(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      await this.close(accountId);
      await this.em.flush();
      await this.bulks.forget(accountId);
      const own = '(select id from application where seeker_id = ?)';
      await this.em.execute(`delete from application_note where application_id in ${own}`, [accountId]);
      await this.em.execute(`delete from application_review where application_id in ${own}`, [accountId]);
      await this.em.execute(`delete from blind_review where application_id in ${own}`, [accountId]);
      await this.em.execute('delete from application_note_mention where account_id = ?', [accountId]);
      await this.em.execute('delete from message_signature where account_id = ?', [accountId]);
      await this.em.execute(`delete from interview where application_id in ${own}`, [accountId]);
      await this.em.execute(`delete from application_offer where application_id in ${own}`, [accountId]);
      await this.em.execute(
        'update application set reason = null, refusal_text = null, posting = null where seeker_id = ?',
        [accountId],
      );
      await this.#erasing(() =>
        this.em.execute(
          `update application_event set note = null where note is not null and application_id in ${own}`,
          [accountId],
        ),
      );
    });
  }

  #purge(before: Date, limit: number): Promise<number> {
    return this.transaction.run(async () => {
      const rows = await this.#erasing(() =>
        this.em.execute<{ seeker_id: string; company_id: string }[]>(
          `delete from application where id in (
             select id from application where job_closed_at < ? or left_at < ? order by id limit ?)
           returning seeker_id, company_id`,
          [before, before, limit],
        ),
      );
      const pairs = new Map(rows.map((row) => [`${row.seeker_id} ${row.company_id}`, row]));
      for (const { seeker_id: seekerId, company_id: companyId } of pairs.values()) {
        await this.conceal.execute({ seekerId, companyId });
      }
      return rows.length;
    });
  }

  /** Allows deletes from the history, which the database refuses otherwise, while `work` runs. */
  async #erasing<T>(work: () => Promise<T>): Promise<T> {
    const allow = (value: 'on' | 'off'): Promise<unknown> =>
      this.em.execute(`select set_config('entrevue.erasure', ?, true)`, [value]);
    await allow('on');
    const done = await work();
    await allow('off');
    return done;
  }
}
