import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TooManyAttempts } from '../domain/identity.errors.js';
import { limits } from '../domain/limits.js';
import { Throttle } from '../persistence/throttle.js';

/** Where and how somebody is written to. For letters alone: the address is never passed on. */
export interface Recipient {
  readonly email: string;
  readonly language: 'fr' | 'en';
  /** News of applications, interviews and reservations are wanted by letter. */
  readonly wantsApplications: boolean;
  readonly wantsMessages: boolean;
  readonly wantsUpdates: boolean;
}

/**
 * `TRANSACTIONAL`: about what this account did or is asked, such as an application, an interview, a reservation, a message.
 * `PROMOTIONAL`: alerts, digests, product news.
 */
export type MailPurpose = 'TRANSACTIONAL' | 'PROMOTIONAL';

/** Whom letters of other modules may go to. */
@Injectable()
export class FindRecipient {
  constructor(
    private readonly em: EntityManager,
    private readonly throttle: Throttle,
  ) {}

  /**
   * Null for who may not be written to: nobody, not active, or an address nobody confirmed. Such an address gets transactional
   * letters alone, and few a day: it may belong to somebody who never heard of us.
   */
  async execute(accountId: string, purpose: MailPurpose): Promise<Recipient | null> {
    const [row] = await this.em.execute<(Recipient & { isConfirmed: boolean })[]>(
      `select email, language, email_applications as "wantsApplications", email_messages as "wantsMessages",
              email_updates as "wantsUpdates", email_verified_at is not null as "isConfirmed"
         from account where id = ? and status = 'ACTIVE'`,
      [accountId],
    );
    if (!row) return null;
    const { isConfirmed, ...recipient } = row;
    if (isConfirmed) return recipient;
    return purpose === 'TRANSACTIONAL' && (await this.#isOneOfFew(accountId)) ? recipient : null;
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
