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

/** Removes a picture or document: the row now, its content right after. */
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

  /** @throws NotFound if it is missing, removed, or somebody else's */
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

  /** Removes a person's portrait, if there is one. */
  async avatarOf(ownerId: string): Promise<void> {
    const [avatar] = await this.transaction.run(() => this.files.findStanding(ownerId, 'avatar'));
    if (avatar) await this.execute(ownerId, 'avatar', avatar.id).catch(ignoreGone);
  }
}

/** Already removed by another request, which is the wanted result. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof NotFound)) throw error;
}
