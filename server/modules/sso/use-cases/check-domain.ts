import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { DatabaseTime } from '../../../platform/clock/database-time.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { TeamSignInFacade } from '../../companies/index.js';
import { proofTimes } from '../domain/domain-proof.js';
import { DomainProofs } from '../persistence/domain-proofs.js';
import { SettleDomainCheck } from './settle-domain-check.js';

/** A second press within this time shows the result of the first. */
const PAUSE_MS = 5_000;
/** The next check by the job, if this one dies. */
const AGAIN_MS = 5 * 60_000;

/** An owner asks for a check of the DNS now. */
@Injectable()
export class CheckDomain {
  constructor(
    private readonly domains: DomainProofs,
    private readonly settling: SettleDomainCheck,
    private readonly teams: TeamSignInFacade,
    private readonly time: DatabaseTime,
  ) {}

  /** @throws NotFound, OwnersOnly */
  async execute(actor: Actor, companyId: string, id: string): Promise<void> {
    await this.teams.assertOwner(companyId, actor.id);
    const now = await this.time.now();
    const at = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
    const times = { now, since: at(-PAUSE_MS), next: at(AGAIN_MS), waitsUntil: at(proofTimes.wait) };
    const begun = await this.domains.begin(companyId, id, times);
    if (begun) return this.settling.execute(begun);
    const stored = await this.domains.of(companyId);
    if (!stored.some((one) => one.id === id)) throw new NotFound();
  }
}
