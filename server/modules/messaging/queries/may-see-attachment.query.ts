import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DisclosuresFacade } from '../../identity/index.js';
import { seenBy } from './conversation-row.js';

interface AttachmentRow {
  seeker_id: string;
  sender_id: string;
  recruiter_id: string;
}

/** Whether the other person of a conversation may receive a file from one of its messages. */
@Injectable()
export class MaySeeAttachmentQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly disclosures: DisclosuresFacade,
  ) {}

  /** A recruiter gets a job seeker's file only while the profile is open to their company. */
  async execute(viewer: { readonly id: string; readonly role: string }, fileId: string): Promise<boolean> {
    const [row] = await this.em.execute<AttachmentRow[]>(
      `select c.seeker_id, c.recruiter_id, m.sender_id
         from message_attachment a join message m on m.id = a.message_id join conversation c on c.id = m.conversation_id
        where a.file_id = ? and (c.seeker_id = ? and ${seenBy('SEEKER')} or c.recruiter_id = ? and ${seenBy('RECRUITER')})`,
      [fileId, viewer.id, viewer.id],
    );
    if (!row) return false;
    if (viewer.role === 'JOB_SEEKER') return row.seeker_id === viewer.id;
    if (viewer.role !== 'RECRUITER' || row.recruiter_id !== viewer.id) return false;
    return row.sender_id === viewer.id || this.disclosures.hasDisclosure(viewer, row.seeker_id);
  }
}
