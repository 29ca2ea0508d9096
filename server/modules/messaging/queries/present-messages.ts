import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '../../identity/index.js';
import { type AttachmentCard, MediaFacade } from '../../media/index.js';
import type { ConversationAnswer } from '../http/conversations.contract.js';
import type { MessageAnswer } from '../http/messages.contract.js';
import { MessageFiles } from '../persistence/message-files.js';

export interface MessageRow {
  readonly id: string;
  readonly conversation_id: string;
  readonly sequence: number;
  readonly sender_id: string;
  readonly content: string;
  readonly created_at: string;
  /** How far the recipient has read and received. */
  readonly read_up_to: number;
  readonly delivered_up_to: number;
}

/** Columns of `message m` in `conversation c` for {@link MessageRow}. */
export const messageColumns = `m.id, m.conversation_id, m.sequence, m.sender_id, m.content, m.created_at,
  case when m.sender_id = c.seeker_id then c.recruiter_read else c.seeker_read end as read_up_to,
  case when m.sender_id = c.seeker_id then c.recruiter_delivered else c.seeker_delivered end as delivered_up_to`;

/**
 * Presents messages to one of the two people. A masked person's messages are scrubbed and without files. The reader's own are
 * shown as sent: if scrubbed, a list of names would reveal which one is the person's.
 */
@Injectable()
export class PresentMessages {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly media: MediaFacade,
    private readonly files: MessageFiles,
  ) {}

  /** @param conversations of the rows, by id, as the same reader sees them */
  async execute(
    rows: readonly MessageRow[],
    conversations: ReadonlyMap<string, ConversationAnswer>,
  ): Promise<MessageAnswer[]> {
    const maskedOf = (row: MessageRow): string | null => {
      const recipient = conversations.get(row.conversation_id)?.recipient;
      return recipient?.is_masked ? recipient.id : null;
    };
    const masked = rows.flatMap((row) => maskedOf(row) ?? []);
    const scrubbers = await this.identity.scrubbersOf(masked);
    const attachments = await this.#attachmentsOf(rows);
    return rows.flatMap((row) => {
      const maskedId = maskedOf(row);
      const isTheirs = row.sender_id === maskedId;
      const scrub = isTheirs ? (scrubbers.get(row.sender_id) ?? (() => '')) : null;
      return [
        {
          ...asWritten(row),
          content: scrub ? scrub(row.content) : row.content,
          attachments: isTheirs ? [] : attachments(row.id),
        },
      ];
    });
  }

  /** The reader's own message. */
  async own(row: MessageRow, hasFiles: boolean): Promise<MessageAnswer> {
    const attachments = await this.#attachmentsOf(hasFiles ? [row] : []);
    return { ...asWritten(row), attachments: attachments(row.id) };
  }

  async #attachmentsOf(rows: readonly MessageRow[]): Promise<(messageId: string) => MessageAnswer['attachments']> {
    const files = await this.files.of(rows.map((row) => row.id));
    const cards = await this.media.attachmentsOf([...files.values()].flat());
    return (messageId) => attachmentsOf(files.get(messageId) ?? [], cards);
  }
}

const asWritten = (row: MessageRow): Omit<MessageAnswer, 'attachments'> => ({
  id: row.id,
  conversation_id: row.conversation_id,
  sender_id: row.sender_id,
  content: row.content,
  message_type: 'TEXT',
  status: statusOf(row),
  created_at: new Date(row.created_at).toISOString(),
  updated_at: new Date(row.created_at).toISOString(),
});

const statusOf = (row: MessageRow): MessageAnswer['status'] =>
  row.sequence <= row.read_up_to ? 'READ' : row.sequence <= row.delivered_up_to ? 'DELIVERED' : 'SENT';

const attachmentsOf = (
  ids: readonly string[],
  cards: ReadonlyMap<string, AttachmentCard>,
): MessageAnswer['attachments'] =>
  ids.flatMap((id) => {
    const card = cards.get(id);
    return card ? [{ id, name: card.name, content_type: card.contentType, size: card.size, url: card.url }] : [];
  });
