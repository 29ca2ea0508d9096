import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import type { Language } from '../../../platform/http/language.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { hashOfInvitationCode, newInvitationCode } from '../codes/invitation-code.js';
import { CompanyInvitation } from '../domain/company-invitation.entity.js';
import { composeTeamInvitation } from '../emails/compose-team-invitation.js';
import { Company } from '../domain/company.entity.js';

/** Sends the email of an invitation. The code is created here, so that only the email has it. */
@Injectable()
export class SendTeamInvitation {
  constructor(
    private readonly em: EntityManager,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @returns false if it was sent before, cancelled, used, or replaced by a newer email. */
  async execute(invitationId: string, letterId: string): Promise<boolean> {
    const invitation = await this.em.findOne(CompanyInvitation, { id: invitationId, letterId, sentAt: null });
    const company = invitation && (await this.em.findOne(Company, { id: invitation.company, removedAt: null }));
    if (!invitation || !company || invitation.expiresAt <= this.clock.now()) return false;
    const code = newInvitationCode();
    invitation.codeHash = hashOfInvitationCode(code);
    await this.em.flush();
    const { email, role } = invitation;
    const language = (await this.#languageOf(email)) ?? invitation.language;
    await this.mailer.send({
      id: `${letterId}-team-invitation`,
      to: email,
      language,
      ...composeTeamInvitation({
        language,
        company: company.name,
        role,
        // The code is after `#`, which browsers do not send, so it never appears in a server log or a referrer.
        url: `${this.settings.env.PUBLIC_URL}/join-team#invitation=${code}`,
      }),
    });
    invitation.sentAt = this.clock.now();
    await this.em.flush();
    return true;
  }

  /** The language of the account with this address; null without one. */
  async #languageOf(email: string): Promise<Language | null> {
    const [account] = await this.em.execute<{ language: Language }[]>(
      `select language from account where email = ? and status = 'ACTIVE'`,
      [email],
    );
    return account?.language ?? null;
  }
}
