import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { OwnedFileKind } from '../domain/owned-file.entity.js';
import { fileRemoved } from '../domain/owned-file.events.js';
import { PersonalFiles } from '../domain/personal-files.js';
import { OwnedFileRepository } from '../persistence/owned-file.repository.js';
import { EraseFiles } from './erase-files.js';

/** Takes a picture or a document away from everybody: the row at once, what is stored of it right after. */
@Injectable()
export class RemoveFile {
  constructor(
    private readonly files: OwnedFileRepository,
    private readonly people: PersonalFiles,
    private readonly erase: EraseFiles,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound for a stranger's, a removed and a missing one alike */
  async execute(ownerId: string, kind: OwnedFileKind, fileId: string): Promise<void> {
    await this.transaction.run(async () => {
      await this.files.lockOwner(ownerId);
      const file = await this.files.findOwnForChange(fileId, ownerId, kind);
      if (!file) throw new NotFound();
      file.remove(this.clock.now());
      await this.outbox.publish(fileRemoved, { file_id: fileId, owner_id: ownerId });
      if (kind === 'avatar') await this.people.avatarChanged(ownerId, null);
    });
    await this.erase.now(fileId);
  }

  /** The portrait somebody has, if they have one. */
  async avatarOf(ownerId: string): Promise<void> {
    const [avatar] = await this.transaction.run(() => this.files.findStanding(ownerId, 'avatar'));
    if (avatar) await this.execute(ownerId, 'avatar', avatar.id).catch(ignoreGone);
  }
}

/** Somebody was faster: it is gone, which is what was asked for. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof NotFound)) throw error;
}
