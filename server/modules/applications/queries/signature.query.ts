import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { WordsInBoth } from '../domain/message-text.js';

/** A member's signature below the texts they send. */
@Injectable()
export class SignatureQuery {
  constructor(private readonly em: EntityManager) {}

  async of(accountId: string): Promise<WordsInBoth> {
    const [row] = await this.em.execute<WordsInBoth[]>(
      'select text_fr as fr, text_en as en from message_signature where account_id = ?',
      [accountId],
    );
    return row ?? { fr: null, en: null };
  }
}
