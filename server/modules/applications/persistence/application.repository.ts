import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { newId } from '../../../platform/ids/new-id.js';
import { ApplicationEvent } from '../domain/application-event.entity.js';
import { Application, type Move } from '../domain/application.entity.js';
import type { ApplicationParty } from '../domain/application-lifecycle.js';
import { Interview } from '../domain/interview.entity.js';
import { InterviewParticipant } from '../domain/interview-participant.entity.js';
import { Offer } from '../domain/offer.entity.js';

export interface Noted {
  readonly party: ApplicationParty;
  readonly actorId: string | null;
  readonly at: Date;
  readonly note?: string | null;
}

/** Applications for use cases. Call inside a transaction. Each find locks the application until the end. */
@Injectable()
export class ApplicationRepository {
  constructor(private readonly em: EntityManager) {}

  /** Prevents this person from applying to this posting until the transaction ends, because there is no row to lock yet. */
  async lockPair(seekerId: string, jobId: string): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`application ${seekerId} ${jobId}`]);
  }

  findForDecision(id: string): Promise<Application | null> {
    return this.em.findOne(Application, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** Applications of one person to one posting, newest first. */
  findAttempts(seekerId: string, jobId: string): Promise<Application[]> {
    return this.em.find(
      Application,
      { seekerId, jobId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { attempt: 'desc' } },
    );
  }

  findOfSeeker(seekerId: string): Promise<Application[]> {
    return this.em.find(Application, { seekerId }, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } });
  }

  /** Lock its application first. */
  findInterview(id: string, applicationId: string): Promise<Interview | null> {
    return this.em.findOne(Interview, { id, applicationId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  findInterviews(applicationId: string): Promise<Interview[]> {
    return this.em.find(Interview, { applicationId }, { orderBy: { scheduledAt: 'asc', id: 'asc' } });
  }

  /** The newest version. Lock its application first. */
  async findOffer(applicationId: string): Promise<Offer | null> {
    const [newest] = await this.em.find(
      Offer,
      { applicationId },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { version: 'desc' }, limit: 1 },
    );
    return newest ?? null;
  }

  findVersion(applicationId: string, version: number): Promise<Offer | null> {
    return this.em.findOne(Offer, { applicationId, version }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** Whether a person has an application with a company that was not withdrawn. */
  async hasStanding(seekerId: string, companyId: string): Promise<boolean> {
    return (await this.em.count(Application, { seekerId, companyId, status: { $ne: 'WITHDRAWN' } })) > 0;
  }

  /** The id of the newest step. */
  async lastEventId(applicationId: string): Promise<string | null> {
    const [last] = await this.em.find(
      ApplicationEvent,
      { applicationId },
      { orderBy: { at: 'desc', id: 'desc' }, limit: 1 },
    );
    return last?.id ?? null;
  }

  flush(): Promise<void> {
    return this.em.flush();
  }

  add(application: Application): void {
    this.em.persist(application);
  }

  addInterview(interview: Interview, participantIds: readonly string[]): void {
    this.em.persist(interview);
    this.em.persist(participantIds.map((accountId) => InterviewParticipant.of(interview.id, accountId)));
  }

  addOffer(offer: Offer): void {
    this.em.persist(offer);
  }

  /** Records a step in the same transaction. @returns the id of the step */
  note(application: Application, move: Move, { party, actorId, at, note = null }: Noted): string {
    const id = newId();
    this.em.persist(ApplicationEvent.of(move, { id, applicationId: application.id, party, actorId, at, note }));
    return id;
  }
}
