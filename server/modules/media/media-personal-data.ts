import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Transaction } from '../../platform/database/transaction.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import {
  type ExpiringKind,
  jsonFile,
  type PersonalDataHolder,
  type ExportedFile,
} from '../../platform/personal-data/personal-data.js';
import { imageUrl } from './domain/file-urls.js';
import { containerOf } from './domain/video-container.js';
import { fileRemoved } from './domain/owned-file.events.js';
import { PublicImages } from './domain/public-images.js';
import { OwnedFileRepository } from './persistence/owned-file.repository.js';
import { PresenceRepository } from './persistence/presence.repository.js';
import { UploadRepository } from './persistence/upload.repository.js';
import { VideoRepository } from './persistence/video.repository.js';
import { AnswerPreferencesQuery } from './queries/answer-preferences.query.js';
import { FilesOfOwner, type StoredFileOfOwner } from './queries/files-of-owner.query.js';
import { MediaStorage } from './storage/media-storage.js';
import { RemoveVideo } from './use-cases/remove-video.js';

/** Personal data of media: videos, pictures and documents. Exported on request, deleted when the account is closed. */
@Injectable()
export class MediaPersonalData implements PersonalDataHolder {
  readonly name = 'media';
  readonly columns = [
    'video.owner_id',
    'owned_file.owner_id',
    'video_upload.owner_id',
    'question_block.owner_id',
    'answer_preference.account_id',
    'presence_draw.account_id',
  ];
  readonly expiring: readonly ExpiringKind[] = [
    {
      kind: 'REMOVED_VIDEOS',
      purge: (before, limit) =>
        this.#purge('video', `status = 'removed' and finished_at < ?`, 'finished_at', before, limit),
    },
    {
      kind: 'REMOVED_FILES',
      purge: (before, limit) => this.#purge('owned_file', 'removed_at < ?', 'removed_at', before, limit),
    },
  ];

  constructor(
    private readonly em: EntityManager,
    private readonly stored: FilesOfOwner,
    private readonly preferences: AnswerPreferencesQuery,
    private readonly videos: VideoRepository,
    private readonly files: OwnedFileRepository,
    private readonly uploads: UploadRepository,
    private readonly presence: PresenceRepository,
    private readonly removeVideo: RemoveVideo,
    private readonly publicImages: PublicImages,
    private readonly storage: MediaStorage,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async *export(accountId: string): AsyncIterable<ExportedFile> {
    const videos = await this.stored.videos(accountId);
    yield jsonFile('videos/videos.json', () => Promise.resolve(videos.map(({ file: _, ...video }) => video)));
    // Files uploaded in pieces were named before their type was known, so add an extension.
    for (const { id, file } of videos)
      if (file) yield this.#file(`videos/${id}`, file, containerOf(file.contentType)?.extension);
    yield jsonFile('videos/words.json', () => this.stored.words(accountId));
    yield jsonFile('videos/answer-preferences.json', () => this.preferences.of(accountId));
    for (const { kind, ...file } of await this.stored.files(accountId)) {
      yield this.#file(kind === 'image' || kind === 'attachment' ? `${kind}s/${file.id}` : kind, file);
    }
  }

  close(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      for (const id of await this.videos.findIdsOf(accountId)) await this.removeVideo.execute(accountId, id);
      for (const id of await this.uploads.idsOf(accountId)) {
        await this.uploads.forget(id);
        // If the transaction fails after this, the upload must start again; nothing else is lost.
        await this.storage.removePartial(id);
      }
      await this.em.execute('delete from question_block where owner_id = ?', [accountId]);
      await this.em.execute('delete from answer_preference where account_id = ?', [accountId]);
      await this.presence.forgetOwner(accountId);
      await this.files.lockOwner(accountId);
      const standing = await this.files.findAllStanding(accountId);
      // Keep a logo that a page still shows, because it belongs to the company.
      const used = await this.publicImages.inUse(
        standing.filter(({ kind }) => kind === 'image').map(({ id }) => imageUrl(id)),
      );
      for (const file of standing.filter(({ id }) => !used.has(imageUrl(id)))) {
        file.remove(this.clock.now());
        await this.outbox.publish(fileRemoved, { file_id: file.id, owner_id: accountId });
      }
    });
  }

  erase(accountId: string): Promise<void> {
    return this.transaction.run(async () => {
      await this.close(accountId);
      await this.em.flush();
      await this.em.execute(`delete from video where owner_id = ? and status = 'removed'`, [accountId]);
      await this.em.execute('delete from owned_file where owner_id = ? and removed_at is not null', [accountId]);
    });
  }

  #file(
    path: string,
    { storageKey, size }: Pick<StoredFileOfOwner, 'storageKey' | 'size'>,
    extension = storageKey.split('.').at(-1),
  ): ExportedFile {
    return {
      path: `${path}.${extension}`,
      content: () => this.storage.open(storageKey, { start: 0, end: size - 1 }),
      packed: true,
    };
  }

  async #purge(table: string, due: string, order: string, before: Date, limit: number): Promise<number> {
    const rows = await this.em.execute<unknown[]>(
      `delete from ${table} where id in (select id from ${table} where ${due} order by ${order} limit ?) returning id`,
      [before, limit],
    );
    return rows.length;
  }
}
