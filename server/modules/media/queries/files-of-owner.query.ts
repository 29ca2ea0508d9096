import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { OwnedFileKind } from '../domain/owned-file.entity.js';

export interface StoredFileOfOwner {
  readonly id: string;
  readonly storageKey: string;
  /** Bytes. */
  readonly size: number;
}

/** A video as its owner told of it, with the best file there is: what was sent while it is kept, else what was made of it. */
export interface VideoOfOwner {
  readonly id: string;
  readonly title: string;
  readonly description: string | null;
  readonly visibility: string;
  readonly status: string;
  readonly original_name: string;
  readonly original_size: number;
  readonly duration: number | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly created_at: Date | string;
  readonly file: StoredFileOfOwner | null;
}

/** Everything stored for one person, for that person. */
@Injectable()
export class FilesOfOwner {
  constructor(private readonly em: EntityManager) {}

  /** Oldest first. */
  async videos(ownerId: string): Promise<readonly VideoOfOwner[]> {
    return this.em.execute<VideoOfOwner[]>(
      `select v.id, v.title, v.description, v.visibility, v.status, v.original_name, v.original_size::float8 as original_size,
              v.duration, v.width, v.height, v.created_at,
              (select jsonb_build_object('id', f.id, 'storageKey', f.storage_key, 'size', f.size_bytes)
                 from media_file f where f.video_id = v.id and f.kind in ('original', 'rendition')
                order by f.kind, f.size_bytes desc limit 1) as file
         from video v where v.owner_id = ? and v.status <> 'removed' order by v.created_at, v.id`,
      [ownerId],
    );
  }

  /** Pictures and documents that stand, oldest first. */
  async files(ownerId: string): Promise<readonly (StoredFileOfOwner & { readonly kind: OwnedFileKind })[]> {
    return this.em.execute(
      `select id, kind, storage_key as "storageKey", size_bytes::float8 as size
         from owned_file where owner_id = ? and removed_at is null order by created_at, id`,
      [ownerId],
    );
  }
}
