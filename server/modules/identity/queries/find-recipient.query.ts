import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

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
 * CONFIRMED: news, to an address that its owner confirmed. ANY: what somebody must hear about their own money, confirmed or not.
 */
export type Reach = 'CONFIRMED' | 'ANY';

/** Whom letters of other modules may go to. */
@Injectable()
export class FindRecipient {
  constructor(private readonly em: EntityManager) {}

  /** Null for who may not be written to: nobody, not active, or an address that was never confirmed, as the first letter promised. */
  async execute(accountId: string, reach: Reach = 'CONFIRMED'): Promise<Recipient | null> {
    const [row] = await this.em.execute<Recipient[]>(
      `select email, language, email_applications as "wantsApplications", email_messages as "wantsMessages",
              email_updates as "wantsUpdates"
         from account where id = ? and status = 'ACTIVE' and (? or email_verified_at is not null)`,
      [accountId, reach === 'ANY'],
    );
    return row ?? null;
  }
}
