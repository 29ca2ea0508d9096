import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { attachmentUrl } from '../domain/file-urls.js';

/** A file of a message. `size` is in bytes. */
export interface AttachmentCard {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  readonly contentType: string;
  readonly size: number;
  readonly url: string;
}

/** Many at once. File names can contain a person's name, so do not show them to viewers who see a mask. */
@Injectable()
export class Attachments {
  constructor(private readonly em: EntityManager) {}

  async of(fileIds: readonly string[]): Promise<ReadonlyMap<string, AttachmentCard>> {
    if (fileIds.length === 0) return new Map();
    const rows = await this.em.execute<Omit<AttachmentCard, 'url'>[]>(
      `select id, owner_id as "ownerId", name, content_type as "contentType", size_bytes::float8 as size
         from owned_file where id in (?) and kind = 'attachment' and removed_at is null`,
      [[...new Set(fileIds)]],
    );
    return new Map(rows.map((row) => [row.id, { ...row, url: attachmentUrl(row.id) }]));
  }
}
