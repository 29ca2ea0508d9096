import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

/** Files of messages. */
@Injectable()
export class MessageFiles {
  constructor(private readonly em: EntityManager) {}

  /** Keeps the given order. @returns false if a file already belongs to a message. */
  async add(messageId: string, fileIds: readonly string[]): Promise<boolean> {
    if (fileIds.length === 0) return true;
    const rows = await this.em.execute<unknown[]>(
      `insert into message_attachment (file_id, message_id, position)
       values ${fileIds.map(() => '(?, ?, ?)').join(', ')} on conflict (file_id) do nothing returning file_id`,
      fileIds.flatMap((id, index) => [id, messageId, index + 1]),
    );
    return rows.length === fileIds.length;
  }

  /** By message, in order; messages without files are absent. */
  async of(messageIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    if (messageIds.length === 0) return new Map();
    const rows = await this.em.execute<{ message_id: string; file_id: string }[]>(
      'select message_id, file_id from message_attachment where message_id in (?) order by message_id, position',
      [[...messageIds]],
    );
    const files = new Map<string, string[]>();
    for (const { message_id: id, file_id: file } of rows) files.set(id, [...(files.get(id) ?? []), file]);
    return files;
  }

  /** @returns the files of the messages. */
  async remove(messageIds: readonly string[]): Promise<readonly string[]> {
    if (messageIds.length === 0) return [];
    const rows = await this.em.execute<{ file_id: string }[]>(
      'delete from message_attachment where message_id in (?) returning file_id',
      [[...messageIds]],
    );
    return rows.map((row) => row.file_id);
  }

  /** @returns those of the files that belong to a message. */
  async sentAmong(fileIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (fileIds.length === 0) return new Set();
    const rows = await this.em.execute<{ file_id: string }[]>(
      'select file_id from message_attachment where file_id in (?)',
      [[...fileIds]],
    );
    return new Set(rows.map(({ file_id: file }) => file));
  }
}
