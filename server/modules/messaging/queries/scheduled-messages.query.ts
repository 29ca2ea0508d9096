import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { MAX_SCHEDULED, type ScheduledState } from '../domain/scheduled-message.entity.js';
import type { RefusalCode } from '../domain/scheduled-refusal.js';
import type { ScheduledMessageAnswer } from '../http/scheduled-messages.contract.js';

interface Row {
  id: string;
  receiver_id: string;
  content: string;
  send_at: string;
  state: ScheduledState;
  refusal: RefusalCode | null;
  created_at: string;
}

const columns = 'id, receiver_id, content, send_at, state, refusal, created_at';

/** An author's own messages that are not sent yet. */
@Injectable()
export class ScheduledMessagesQueryHandler {
  constructor(
    private readonly em: EntityManager,
    private readonly translator: Translator,
  ) {}

  async of(authorId: string, receiverId: string, language: Language): Promise<ScheduledMessageAnswer[]> {
    const rows = await this.em.execute<Row[]>(
      `select ${columns} from scheduled_message
        where author_id = ? and receiver_id = ? order by send_at, id limit ${MAX_SCHEDULED}`,
      [authorId, receiverId],
    );
    return rows.map((row) => this.#present(row, language));
  }

  /** @throws NotFound if it was sent, cancelled, or is somebody else's. */
  async one(authorId: string, id: string, language: Language): Promise<ScheduledMessageAnswer> {
    const [row] = await this.em.execute<Row[]>(
      `select ${columns} from scheduled_message where id = ? and author_id = ?`,
      [id, authorId],
    );
    if (!row) throw new NotFound();
    return this.#present(row, language);
  }

  #present(row: Row, language: Language): ScheduledMessageAnswer {
    return {
      ...row,
      send_at: new Date(row.send_at).toISOString(),
      created_at: new Date(row.created_at).toISOString(),
      refusal: row.refusal === null ? null : this.translator.text(row.refusal, language),
    };
  }
}
