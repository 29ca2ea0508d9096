import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { type Call, type Command, type Outcome, commandEvent } from '../../../platform/commands/command.js';
import { CommandKernel } from '../../../platform/commands/command-kernel.js';
import type { Lock } from '../../../platform/commands/lock-order.js';
import { Settings } from '../../../platform/config/settings.js';
import { Forbidden } from '../../../platform/errors/request.errors.js';
import { CompaniesFacade } from '../../companies/index.js';
import { CreditsFacade, InsufficientCredits } from '../../credits/index.js';
import { DisclosuresFacade, IdentityFacade } from '../../identity/index.js';
import { JobsFacade } from '../../jobs/index.js';
import { MatchingFacade } from '../../matching/index.js';
import { assertMayReserve, type BeforeReserving } from '../domain/may-reserve.js';
import { Reservation } from '../domain/reservation.entity.js';
import { AlreadyReserved, CompanyMissing } from '../domain/reservation.errors.js';
import { reservationChanged } from '../domain/reservation.events.js';
import type { CreateReservationRequest } from '../http/reservations.contract.js';
import { ClosedPairs } from '../persistence/closed-pairs.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';
import { ExpireReservations } from './expire-reservations.js';
import { NoteChange } from './note-change.js';

export type ReservationInput = Pick<CreateReservationRequest, 'target_user_id' | 'job_id' | 'message' | 'salary'>;

interface CompanyAsks extends ReservationInput {
  readonly companyId: string;
}

interface Stage extends BeforeReserving {
  readonly now: Date;
  readonly isActive: boolean;
  /** Null: the credit account must be settled first. */
  readonly available: number | null;
  /** The company already paid for this person, so this is free. */
  readonly isPaid: boolean;
}

/**
 * A recruiter asks one person: holds a credit, opens the profile to the company until the person decides or the time is over, and
 * notifies the person. One transaction.
 */
@Injectable()
export class ReserveCandidate implements Command<CompanyAsks, null, Stage, string> {
  readonly name = 'reservations.reserve';
  readonly actors = ['RECRUITER'];
  readonly events = [reservationChanged];
  readonly constraints = { reservation_open_unique: () => new AlreadyReserved() };

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
    private readonly kernel: CommandKernel,
    private readonly time: DatabaseTime,
  ) {}

  /**
   * @param key idempotency key: a repeated request returns the same reservation.
   * @returns the id of the reservation.
   * @throws NotFound if the person is unknown or the recruiter may not see them.
   * @throws CompanyMissing, JobUnknown, AlreadyReserved, AlreadyOpen, CoolingDown, PairClosed, TooManyActive,
   * InsufficientCredits
   */
  async execute(actor: Actor, input: ReservationInput, key?: string): Promise<string> {
    const [company, due] = await Promise.all([
      this.companies.companyOf(actor.id),
      this.reservations.findInTheWay(actor.id, input.target_user_id),
    ]);
    if (!company) throw new CompanyMissing();
    // Expire due reservations first, each in its own transaction, so that they neither count nor block.
    for (const id of due) await this.expire.one(id);
    return this.kernel.run(this, { actor, input: { ...input, companyId: company.id }, key });
  }

  asks({ target_user_id: seekerId }: CompanyAsks): unknown {
    return { seekerId };
  }

  resultOf({ id }: Call<CompanyAsks>): string {
    return id;
  }

  find(): Promise<null> {
    return Promise.resolve(null);
  }

  locks({ actor, input: { companyId, target_user_id: seekerId } }: Call<CompanyAsks>): readonly Lock[] {
    return [
      { kind: 'account', of: actor.id },
      { kind: 'account', of: seekerId },
      { kind: 'reservations recruiter', of: actor.id },
      { kind: 'matching pair', of: `${companyId} ${seekerId}` },
      { kind: 'identity seeker', of: seekerId },
    ];
  }

  async load({ actor, input }: Call<CompanyAsks>): Promise<Stage> {
    const { companyId, target_user_id: seekerId, job_id: jobId = null } = input;
    const pair = { companyId, seekerId };
    const [now, account, seeker, standing, closure, waiting, available, isPaid, jobs] = await Promise.all([
      this.time.now(),
      this.identity.findAccount(actor.id),
      this.disclosures.lookAt(actor, seekerId),
      this.reservations.openStatus(companyId, seekerId),
      this.closedPairs.standingOf(pair),
      this.reservations.countActive(actor.id),
      this.credits.glanceAt(actor.id, companyId),
      this.matching.hasPaid(companyId, seekerId),
      this.jobs.findJobCards(jobId === null ? [] : [jobId]),
    ]);
    const job = jobId === null ? null : jobs.get(jobId);
    return {
      now,
      isActive: account?.active ?? false,
      isKnown: seeker.isKnown,
      openBy: seeker.disclosure?.type ?? null,
      standing,
      closure,
      waiting,
      available,
      isPaid,
      isJobOwn: job === null || (job?.company.id === companyId && job.status === 'ACTIVE'),
    };
  }

  async handle({ actor, input, id }: Call<CompanyAsks>, stage: Stage): Promise<Outcome<string>> {
    if (!stage.isActive) throw new Forbidden();
    await this.assertCanPay(actor.id, stage);
    assertMayReserve(stage);
    const { companyId, target_user_id: seekerId, job_id: jobId = null, message = null, salary = null } = input;
    const { now, isPaid } = stage;
    const reference = { type: 'RESERVATION', id };
    const expiresAt = new Date(now.getTime() + this.settings.env.RESERVATION_WINDOW_SECONDS * 1_000);
    // Nothing is spent yet; accepting it writes the price into the person's log.
    await this.disclosures.disclose({
      seekerId,
      companyId,
      type: 'RESERVED',
      expiresAt,
      actorId: actor.id,
      reference,
      isChecked: true,
    });
    const hold = isPaid ? null : await this.setAside(actor.id, companyId, id);
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
        hold,
        requestHash: null,
      },
      now,
    );
    this.reservations.add(reservation);
    const change = { from: null, party: 'RECRUITER', side: 'RECRUITER', actorId: actor.id, at: now } as const;
    return { result: id, events: [commandEvent(reservationChanged, await this.note.write(reservation, change))] };
  }

  private async setAside(ownerId: string, companyId: string, id: string): Promise<{ id: string; credits: number }> {
    const { holdId } = await this.credits.hold({
      ownerId,
      companyId,
      price: 'RESERVATION',
      reference: { type: 'RESERVATION', id },
      key: `reservation:${id}`,
      madeBy: ownerId,
    });
    return { id: holdId, credits: this.credits.priceOf('RESERVATION') };
  }

  /** An early check; the hold decides. If many requests want the last credit, those that waited for the lock fail here. */
  private async assertCanPay(ownerId: string, { available: glanced, isPaid }: Stage): Promise<void> {
    // A company pays once per person; a repeated request is free.
    if (isPaid) return;
    const price = this.credits.priceOf('RESERVATION');
    const available = glanced ?? (await this.credits.availableTo(ownerId));
    if (available < price) throw new InsufficientCredits(price, available);
  }
}
