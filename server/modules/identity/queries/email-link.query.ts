import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { hashOfToken, looksLikeToken } from '../credentials/session-token.js';
import { LinkInvalid } from '../domain/identity.errors.js';
import { requiredConsents, type SignUpConsents } from '../domain/sign-up-consents.js';
import type { EmailLinkPreview } from '../http/email-link.contract.js';

interface Row {
  readonly email: string;
  readonly consents: SignUpConsents;
  readonly next: string | null;
  readonly is_new: boolean;
}

/** Reads the effect of a link, without using it: programs that check emails open links too. */
@Injectable()
export class EmailLinkQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @throws LinkInvalid */
  async execute(token: string): Promise<EmailLinkPreview> {
    const [row] = looksLikeToken(token)
      ? await this.em.execute<Row[]>(
          `select l.email, l.consents, l.next, a.id is null as is_new
             from email_sign_in l left join account a on a.email = l.email
            where l.token_hash = ? and l.expires_at > ?`,
          [hashOfToken(token), this.clock.now()],
        )
      : [];
    if (!row) throw new LinkInvalid();
    const { email, is_new, next, consents } = row;
    const needs_consents = is_new && requiredConsents.some((name) => consents[name] !== true);
    return { email, is_new, needs_consents, next };
  }
}
