import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { CompaniesFacade } from '../../companies/index.js';
import { IdentityFacade } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import { otherOf } from '../domain/conversation-id.js';
import { MAX_REPORTS } from '../domain/message-limits.js';
import { AlreadyReported, TooManyReports } from '../domain/messaging.errors.js';
import { reportFiled } from '../domain/messaging.events.js';
import { Report } from '../domain/report.entity.js';
import type { FileReportRequest } from '../http/reports.contract.js';
import { ConversationRepository } from '../persistence/conversation.repository.js';
import { sideOf } from '../queries/own-conversations.js';

/** The reported item at this time. */
interface Subject {
  readonly accusedId: string | null;
  readonly evidence: string | null;
}

const DAY_MS = 86_400_000;

/** Files a report about a posting, company, message or profile, once per person and target. */
@Injectable()
export class FileReport {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
    private readonly companies: CompaniesFacade,
    private readonly jobs: JobsFacade,
    private readonly conversations: ConversationRepository,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
  ) {}

  /** @throws NotFound if the caller does not see the target, AlreadyReported, TooManyReports */
  execute(actor: Actor, input: FileReportRequest): Promise<Report> {
    return this.transaction.run(async () => {
      await this.identity.holdAccounts([actor.id]);
      await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`reports of ${actor.id}`]);
      const subject = await this.#subjectOf(actor, input);
      const { target_type: targetType, target_id: targetId, reason, details } = input;
      if ((await this.em.count(Report, { reporterId: actor.id, targetType, targetId })) > 0) {
        throw new AlreadyReported();
      }
      const now = await this.time.now();
      const since = new Date(now.getTime() - DAY_MS);
      if ((await this.em.count(Report, { reporterId: actor.id, createdAt: { $gt: since } })) >= MAX_REPORTS) {
        throw new TooManyReports(MAX_REPORTS);
      }
      const report = Report.filed(
        { id: newId(), reporterId: actor.id, targetType, targetId, reason, details, ...subject },
        now,
      );
      this.em.persist(report);
      await this.em.flush();
      await this.outbox.publish(reportFiled, { report_id: report.id, target_type: targetType });
      return report;
    });
  }

  async #subjectOf(actor: Actor, { target_type: type, target_id: id }: FileReportRequest): Promise<Subject> {
    switch (type) {
      case 'JOB': {
        const job = (await this.jobs.findJobCards([id])).get(id);
        if (!job || job.status === 'DRAFT') throw new NotFound();
        return { accusedId: job.contactUserId, evidence: null };
      }
      case 'COMPANY': {
        if (!(await this.companies.findCompanies([id])).has(id)) throw new NotFound();
        const [member] = await this.companies.membersOf(id);
        return { accusedId: member ?? null, evidence: null };
      }
      case 'MESSAGE':
        return this.#message(actor, id);
      case 'PROFILE':
        return this.#profile(actor, id);
    }
  }

  async #message(actor: Actor, id: string): Promise<Subject> {
    const conversationId = await this.conversations.conversationOf(id);
    const message = await this.conversations.findMessage(id);
    if (conversationId === null || otherOf(conversationId, actor.id) === null) throw new NotFound();
    if (!message?.isSeenBy(sideOf(actor)) || message.senderId === actor.id) throw new NotFound();
    return { accusedId: message.senderId, evidence: message.content };
  }

  async #profile(actor: Actor, id: string): Promise<Subject> {
    if (id === actor.id) throw new NotFound();
    if (actor.role === 'JOB_SEEKER') {
      if ((await this.identity.findAccount(id))?.role !== 'RECRUITER') throw new NotFound();
    } else {
      const known = await this.identity.presentCandidates(actor, [id], { language: 'fr', place: 'list' });
      if (!known.has(id)) throw new NotFound();
    }
    return { accusedId: id, evidence: null };
  }
}
