import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { Settings } from '../../../platform/config/settings.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Forbidden, IdempotencyKeyReused, NotFound } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import { CompaniesFacade } from '../../companies/index.js';
import { CreditsFacade, InsufficientCredits } from '../../credits/index.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import { MatchingFacade } from '../../matching/index.js';
import { Reservation } from '../domain/reservation.entity.js';
import {
  AlreadyOpen,
  AlreadyReserved,
  CompanyMissing,
  JobUnknown,
  TooManyActive,
} from '../domain/reservation.errors.js';
import { MOST_ACTIVE } from '../domain/reservation-limits.js';
import type { CreateReservationRequest } from '../http/reservations.contract.js';
import { ClosedPairs } from '../persistence/closed-pairs.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';
import { ExpireReservations } from './expire-reservations.js';
import { NoteChange } from './note-change.js';

export type ReservationInput = Pick<CreateReservationRequest, 'target_user_id' | 'job_id' | 'message' | 'salary'>;

/** Printable and of one length, whatever the caller's key is made of. */
const hashOf = (key: string | undefined): string | null =>
  key === undefined ? null : createHash('sha256').update(key).digest('hex');

/**
 * A recruiter asks one person: a credit is set aside, the profile opens to the company until the person decides or time runs
 * out, and the person is told. All of it in one transaction, or none.
 */
@Injectable()
export class ReserveCandidate {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly disclosures: DisclosuresFacade,
    private readonly companies: CompaniesFacade,
    private readonly jobs: JobsFacade,
    private readonly matching: MatchingFacade,
    private readonly credits: CreditsFacade,
    private readonly reservations: ReservationRepository,
    private readonly closedPairs: ClosedPairs,
    private readonly expire: ExpireReservations,
    private readonly note: NoteChange,
    private readonly settings: Settings,
    private readonly transaction: Transaction,
    private readonly time: DatabaseTime,
  ) {}

  /**
   * @param key names the request: asked again, it answers with the same reservation.
   * @returns the id of the reservation.
   * @throws NotFound for whom the recruiter may not know of, as for nobody.
   * @throws CompanyMissing, JobUnknown, AlreadyReserved, AlreadyOpen, CoolingDown, PairClosed, TooManyActive,
   * InsufficientCredits
   */
  async execute(actor: Actor, input: ReservationInput, key?: string): Promise<string> {
    const company = await this.companies.companyOf(actor.id);
    if (!company) throw new CompanyMissing();
    const seekerId = input.target_user_id;
    const requestHash = hashOf(key);
    const answered = await this.madeBefore(actor.id, requestHash, seekerId);
    if (answered !== null) return answered;
    await this.assertCanPay(actor.id, company.id, seekerId);
    // What ran out unnoticed neither counts nor stands in the way.
    await this.expire.of(actor.id);
    await this.expire.between(company.id, seekerId);
    return this.transaction.run(async () => {
      const accounts = await this.identity.holdAccounts([actor.id, seekerId]);
      if (!accounts.get(actor.id)?.active) throw new Forbidden();
      await this.reservations.lockRecruiter(actor.id);
      // Before money is asked for: the first call may have taken the last credit.
      const earlier = await this.madeBefore(actor.id, requestHash, seekerId);
      if (earlier !== null) return earlier;
      // Once more: of many who ask for the last credit at once, those who waited leave before they cost anything.
      await this.assertCanPay(actor.id, company.id, seekerId);
      await this.matching.lockPair(company.id, seekerId);
      await this.assertKnown(actor, seekerId);
      const jobId = await this.ownJob(company.id, input.job_id ?? null);
      const now = await this.time.now();
      await this.assertMayAsk(actor, company.id, seekerId);
      return this.make({ actor, companyId: company.id, seekerId, jobId, input, requestHash, now });
    });
  }

  /** What this very request made already, whose answer was lost. @throws IdempotencyKeyReused for another person's. */
  private async madeBefore(recruiterId: string, requestHash: string | null, seekerId: string): Promise<string | null> {
    const made = requestHash === null ? null : await this.reservations.findByRequest(recruiterId, requestHash);
    if (made && made.seekerId !== seekerId) throw new IdempotencyKeyReused();
    return made?.id ?? null;
  }

  /** A look, no decision: the hold decides. */
  private async assertCanPay(ownerId: string, companyId: string, seekerId: string): Promise<void> {
    const price = this.credits.priceOf('RESERVATION');
    const { available } = await this.credits.balanceOf(ownerId);
    if (available < price && !(await this.matching.hasPaid(companyId, seekerId))) {
      throw new InsufficientCredits(price, available);
    }
  }

  private async make({
    actor,
    companyId,
    seekerId,
    jobId,
    input,
    requestHash,
    now,
  }: {
    actor: Actor;
    companyId: string;
    seekerId: string;
    jobId: string | null;
    input: ReservationInput;
    requestHash: string | null;
    now: Date;
  }): Promise<string> {
    const id = newId();
    const reference = { type: 'RESERVATION', id };
    const expiresAt = new Date(now.getTime() + this.settings.env.RESERVATION_WINDOW_SECONDS * 1_000);
    // Nobody pays twice for one person: what the company paid before also pays for asking again.
    const cost = (await this.matching.hasPaid(companyId, seekerId)) ? 0 : this.credits.priceOf('RESERVATION');
    // Nothing is spent yet: the yes writes into the person's log what it cost.
    await this.disclosures.disclose({
      seekerId,
      companyId,
      type: 'RESERVED',
      expiresAt,
      actorId: actor.id,
      reference,
    });
    const hold =
      cost === 0
        ? null
        : await this.credits.hold({
            ownerId: actor.id,
            price: 'RESERVATION',
            reference,
            key: `reservation:${id}`,
            madeBy: actor.id,
          });
    const { message = null, salary = null } = input;
    const reservation = Reservation.made(
      {
        id,
        recruiterId: actor.id,
        companyId,
        seekerId,
        jobId,
        message,
        salary,
        expiresAt,
        hold: hold && { id: hold.holdId, credits: cost },
        requestHash,
      },
      now,
    );
    this.reservations.add(reservation);
    await this.note.execute(reservation, {
      from: null,
      party: 'RECRUITER',
      side: 'RECRUITER',
      actorId: actor.id,
      at: now,
    });
    return id;
  }

  /** Whoever is hidden, excluded, gone or no job seeker is nobody to the recruiter. */
  private async assertKnown(actor: Actor, seekerId: string): Promise<void> {
    const known = await this.identity.presentCandidates(actor, [seekerId], { language: 'fr', place: 'list' });
    if (!known.has(seekerId)) throw new NotFound();
  }

  private async ownJob(companyId: string, jobId: string | null): Promise<string | null> {
    if (jobId === null) return null;
    const job = (await this.jobs.findJobCards([jobId])).get(jobId);
    if (job?.company.id !== companyId || job.status !== 'ACTIVE') throw new JobUnknown();
    return jobId;
  }

  private async assertMayAsk(actor: Actor, companyId: string, seekerId: string): Promise<void> {
    const open = await this.reservations.openStatus(companyId, seekerId);
    if (open === 'ACTIVE') throw new AlreadyReserved();
    const disclosure = await this.disclosures.disclosureOf(actor, seekerId);
    if (open === 'MATCHED' || (disclosure && disclosure.type !== 'RESERVED')) throw new AlreadyOpen();
    await this.closedPairs.assertOpen({ companyId, seekerId });
    if ((await this.reservations.countActive(actor.id)) >= MOST_ACTIVE) throw new TooManyActive(MOST_ACTIVE);
  }
}
