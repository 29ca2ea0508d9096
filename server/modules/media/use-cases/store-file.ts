import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Logger } from '../../../platform/logging/logger.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { fileLimits } from '../domain/file-limits.js';
import { OwnedFile, type OwnedFileKind } from '../domain/owned-file.entity.js';
import { TooManyFiles, TooManyImages } from '../domain/owned-file.errors.js';
import { fileRemoved } from '../domain/owned-file.events.js';
import { Installation } from '../persistence/installation.js';
import { OwnedFileRepository } from '../persistence/owned-file.repository.js';
import { MediaStorage, type StoredFile } from '../storage/media-storage.js';
import { storageKey } from '../storage/storage-key.js';
import { EraseFiles } from './erase-files.js';

export interface FileToStore {
  readonly ownerId: string;
  readonly kind: OwnedFileKind;
  /** The owner's name for it; empty for pictures. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly contentType: string;
  readonly extension: string;
}

const DAY_SECONDS = 24 * 3600;

/**
 * Stores a picture or document and removes the one it replaces: a person has one portrait and one résumé. Either the new or the
 * old one is current, never both or none.
 */
@Injectable()
export class StoreFile {
  constructor(
    private readonly files: OwnedFileRepository,
    private readonly installation: Installation,
    private readonly storage: MediaStorage,
    private readonly erase: EraseFiles,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * @param swapped runs in the transaction once the new one is current
   * @throws TooManyFiles @throws TooManyImages @throws StorageFull
   */
  async execute(
    file: FileToStore,
    swapped: (fileId: string) => Promise<void> = () => Promise.resolve(),
  ): Promise<string> {
    // An early check, so that nothing is written in vain; the check below decides.
    await this.#assertRoom(file);
    const id = newId();
    const key = storageKey(id, newId(), file.extension, await this.installation.mark());
    const stored = await this.storage.write(key, Readable.from([file.bytes]));
    try {
      const replaced = await this.#record(file, { id, key, stored }, swapped);
      for (const former of replaced) await this.erase.now(former);
    } catch (error) {
      // A rejection is certain. After any other failure the row may exist, and the cleanup finds out.
      if (error instanceof DomainError) await this.erase.now(id);
      throw error;
    }
    this.logger.info({ fileId: id, ownerId: file.ownerId, kind: file.kind }, 'file stored');
    return id;
  }

  #record(
    file: FileToStore,
    { id, key, stored }: { id: string; key: string; stored: StoredFile },
    swapped: (fileId: string) => Promise<void>,
  ): Promise<readonly string[]> {
    const { ownerId, kind, name, contentType } = file;
    return this.transaction.run(async () => {
      await this.files.lockOwner(ownerId);
      await this.#assertRoom(file);
      const now = this.clock.now();
      const former = kind === 'image' || kind === 'attachment' ? [] : await this.files.findStanding(ownerId, kind);
      for (const one of former) {
        one.remove(now);
        await this.outbox.publish(fileRemoved, { file_id: one.id, owner_id: ownerId });
      }
      await this.files.flush();
      this.files.add(OwnedFile.store({ id, ownerId, kind, name, contentType, storageKey: key, ...stored }, now));
      await this.files.flush();
      await swapped(id);
      return former.map((one) => one.id);
    });
  }

  async #assertRoom({ ownerId, kind }: FileToStore): Promise<void> {
    const now = this.clock.now();
    const today = await this.files.storedSince(ownerId, new Date(now.getTime() - DAY_SECONDS * 1000));
    const [oldest] = today;
    if (oldest && today.length >= fileLimits.filesPerDay) {
      const age = (now.getTime() - oldest.getTime()) / 1000;
      throw new TooManyFiles(Math.max(1, Math.ceil(DAY_SECONDS - age)));
    }
    if (kind === 'image' && (await this.files.countStanding(ownerId, kind)) >= fileLimits.imagesPerOwner) {
      throw new TooManyImages();
    }
  }
}
