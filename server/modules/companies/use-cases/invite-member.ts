import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import type { Language } from '../../../platform/http/language.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { CompanyInvitation } from '../domain/company-invitation.entity.js';
import { InvitedAlready, TeamFull, TooManyInvitations } from '../domain/company.errors.js';
import { teamInvited } from '../domain/company.events.js';
import { invitationLimits, MAX_TEAM } from '../domain/team.js';
import type { InviteMemberRequest } from '../http/team.contract.js';
import { TeamRepository } from '../persistence/team.repository.js';

const HOUR_SECONDS = 3600;

/** An owner invites somebody by email. The answer never tells whether the address has an account. */
@Injectable()
export class InviteMember {
  constructor(
    private readonly team: TeamRepository,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /**
   * @param language of the email if the request names none.
   * @throws NotFound, OwnersOnly, InvitedAlready, TeamFull, TooManyInvitations
   */
  async execute(ownerId: string, companyId: string, input: InviteMemberRequest, language: Language): Promise<void> {
    try {
      await this.transaction.run(async () => {
        await this.team.holdAsOwner(companyId, ownerId);
        await this.#assertFree(companyId, input.email);
        if ((await this.team.size(companyId)) >= MAX_TEAM) throw new TeamFull(MAX_TEAM);
        await this.assertMaySend(companyId);
        const invitation = CompanyInvitation.write(
          {
            id: newId(),
            companyId,
            email: input.email,
            role: input.role,
            jobIds: input.job_ids ?? [],
            language: input.language ?? language,
            invitedBy: ownerId,
            letterId: newId(),
          },
          this.clock.now(),
        );
        this.team.add(invitation);
        this.team.note(companyId, 'INVITED', { actorId: ownerId, to: input.role });
        await this.outbox.publish(teamInvited, { invitation_id: invitation.id, letter_id: invitation.letterId });
      });
    } catch (error) {
      // One invitation per address and company: the unique index refuses the second one if two owners invite the same person at once.
      if (error instanceof UniqueConstraintViolationException) throw new InvitedAlready();
      throw error;
    }
  }

  /** Limits the emails that one company can make us send. @throws TooManyInvitations */
  async assertMaySend(companyId: string): Promise<void> {
    const { sendsADay } = invitationLimits;
    if ((await this.team.sendsOfToday(companyId)) >= sendsADay) throw new TooManyInvitations(sendsADay, HOUR_SECONDS);
  }

  /** Replaces an expired invitation. */
  async #assertFree(companyId: string, email: string): Promise<void> {
    if (await this.team.hasAddress(companyId, email)) throw new InvitedAlready();
    const standing = await this.team.invitationTo(companyId, email);
    if (!standing) return;
    if (standing.expiresAt > this.clock.now()) throw new InvitedAlready();
    this.team.remove(standing);
    await this.team.flush();
  }
}
