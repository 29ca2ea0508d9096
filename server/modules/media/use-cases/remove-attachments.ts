import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { OwnedFile } from '../domain/owned-file.entity.js';
import { fileRemoved } from '../domain/owned-file.events.js';

/** Removes files of deleted messages: the rows now, their content after the commit. */
@Injectable()
export class RemoveAttachments {
  constructor(
    private readonly em: EntityManager,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  execute(fileIds: readonly string[]): Promise<void> {
    if (fileIds.length === 0) return Promise.resolve();
    return this.transaction.run(async () => {
      const standing = await this.em.find(
        OwnedFile,
        { id: { $in: [...fileIds] }, kind: 'attachment', removedAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
      );
      for (const file of standing) {
        file.remove(this.clock.now());
        await this.outbox.publish(fileRemoved, { file_id: file.id, owner_id: file.ownerId });
      }
    });
  }
}
