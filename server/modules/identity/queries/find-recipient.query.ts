import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TooManyAttempts } from '../domain/identity.errors.js';
import { limits } from '../domain/limits.js';
import { Throttle } from '../persistence/throttle.js';

/** Address and language of a recipient. For emails only; never return the address to a viewer. */
export interface Recipient {
  readonly email: string;
  /** An unconfirmed address can belong to somebody else. */
  readonly isConfirmed: boolean;
  readonly language: 'fr' | 'en';
  /** The person wants emails about applications, interviews and reservations. */
  readonly wantsApplications: boolean;
  readonly wantsMessages: boolean;
  readonly wantsUpdates: boolean;
}

/**
 * `TRANSACTIONAL`: about the account's own activity, for example an application, interview, reservation or message.
 * `PROMOTIONAL`: alerts, digests, product news.
 */
export type MailPurpose = 'TRANSACTIONAL' | 'PROMOTIONAL';

/** Recipients for emails of other modules. */
@Injectable()
export class FindRecipient {
  constructor(
    private readonly em: EntityManager,
    private readonly throttle: Throttle,
  ) {}

  /**
   * Null if the person may not get this email. An unconfirmed address gets only a few transactional emails per day, because it
   * can belong to somebody else.
   */
  async execute(accountId: string, purpose: MailPurpose): Promise<Recipient | null> {
    const [row] = await this.em.execute<Recipient[]>(
      `select email, language, email_applications as "wantsApplications", email_messages as "wantsMessages",
              email_updates as "wantsUpdates", email_verified_at is not null as "isConfirmed"
         from account where id = ? and status = 'ACTIVE'`,
      [accountId],
    );
    if (!row) return null;
    if (row.isConfirmed) return row;
    return purpose === 'TRANSACTIONAL' && (await this.#isOneOfFew(accountId)) ? row : null;
  }

  async #isOneOfFew(accountId: string): Promise<boolean> {
    try {
      await this.throttle.count({ limit: limits.mailToUnconfirmed, of: [accountId] });
      return true;
    } catch (error) {
      if (error instanceof TooManyAttempts) return false;
      throw error;
    }
  }
}
