import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { type Segment, segmentsOf } from '../domain/segments.js';
import type { Viewer } from '../domain/video.policy.js';
import { MediaStorage } from '../storage/media-storage.js';
import { readText } from '../storage/read-text.js';
import { GetPlayback, type PlayableFile } from './get-playback.query.js';

/** One rung of a video, stored as a file. */
export interface RungFile {
  readonly id: string;
  readonly label: string;
  readonly storageKey: string;
}

interface RungRow extends Omit<PlayableFile, 'createdAt'> {
  readonly createdAt: Date | string;
  readonly playlistId: string;
  readonly playlistKey: string;
  readonly playlistSize: number;
}

/** Playlists of an hour have 900 segments, so this is some megabytes at most. */
const MAX_KEPT = 100;

/** The best rung is in the file that plays as a whole (decision 0071); in older videos it is a file of its own. */
const isRung = (table = ''): string => `(${table}kind = 'stream' or ${table}rung is not null)`;

/** Rungs and their segments. Stored playlists never change, so each is read once by a process that keeps it. */
@Injectable()
export class Rungs {
  readonly #kept = new Map<string, readonly Segment[]>();

  constructor(
    private readonly em: EntityManager,
    private readonly playback: GetPlayback,
    private readonly storage: MediaStorage,
  ) {}

  /**
   * The rungs of a video, for a viewer who may watch it. Logs the viewer.
   *
   * @throws NotFound, VideoMasked, VideoNotReady
   */
  async watchedBy(viewer: Viewer, videoId: string): Promise<readonly RungFile[]> {
    await this.playback.watch(viewer, videoId, { kind: 'stream' });
    return this.em.execute<RungFile[]>(
      `select id, coalesce(rung, label) as label, storage_key as "storageKey" from media_file
        where video_id = ? and ${isRung()} order by 2`,
      [videoId],
    );
  }

  /** Whether the rung is stored. Not whether somebody may watch it. */
  async has(videoId: string, fileId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `select 1 from media_file where id = ? and video_id = ? and ${isRung()}`,
      [fileId, videoId],
    );
    return rows.length > 0;
  }

  /** A segment of a rung as a file of its own. Does not check access: the address does. @throws NotFound */
  async segment(videoId: string, fileId: string, name: string): Promise<PlayableFile & { readonly offset: number }> {
    const [row] = await this.em.execute<RungRow[]>(
      `select f.id, f.storage_key as "storageKey", f.content_type as "contentType", f.created_at as "createdAt",
              p.id as "playlistId", p.storage_key as "playlistKey", p.size_bytes::float8 as "playlistSize"
         from media_file f
         join media_file p on p.video_id = f.video_id and p.kind = 'playlist' and p.label = coalesce(f.rung, f.label)
        where f.id = ? and f.video_id = ? and ${isRung('f.')}`,
      [fileId, videoId],
    );
    const segment = row && (await this.#segmentsOf(row)).find((one) => one.name === name);
    if (!segment) throw new NotFound();
    const { storageKey, contentType, createdAt } = row;
    const { size, offset } = segment;
    return { id: `${fileId}-${name}`, storageKey, contentType, size, offset, createdAt: new Date(createdAt) };
  }

  async #segmentsOf({ playlistId, playlistKey, playlistSize }: RungRow): Promise<readonly Segment[]> {
    const kept = this.#kept.get(playlistId);
    if (kept) return kept;
    const read = segmentsOf(await readText(this.storage, playlistKey, playlistSize));
    if (this.#kept.size >= MAX_KEPT) this.#kept.clear();
    this.#kept.set(playlistId, read);
    return read;
  }
}
