import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { imageUrl } from '../domain/file-urls.js';
import type { OwnedFileKind } from '../domain/owned-file.entity.js';
import { type PersonalFileKind, PersonalFiles } from '../domain/personal-files.js';
import { PublicImages } from '../domain/public-images.js';
import { SharedFiles } from '../domain/shared-files.js';
import type { Viewer } from '../domain/video.policy.js';
import type { PlayableFile } from './get-playback.query.js';

/** A stored file with its owner's name for it. */
export interface ServableFile extends PlayableFile {
  readonly name: string;
  readonly ownerId: string;
}

const columns = `id, owner_id as "ownerId", name, storage_key as "storageKey", content_type as "contentType",
  size_bytes::float8 as size, created_at as "createdAt"`;

type FileRow = Omit<ServableFile, 'createdAt'> & { createdAt: Date | string };

/** Pictures and documents. All access to their bytes goes through here. */
@Injectable()
export class OwnedFiles {
  constructor(
    private readonly em: EntityManager,
    private readonly people: PersonalFiles,
    private readonly publicImages: PublicImages,
    private readonly shared: SharedFiles,
  ) {}

  /** @throws NotFound both if it does not exist and if the viewer may not see it */
  async personal(viewer: Viewer, ownerId: string, kind: PersonalFileKind): Promise<ServableFile> {
    if (!(await this.people.maySee(viewer, ownerId, kind))) throw new NotFound();
    return this.#find('owner_id = ? and kind = ?', [ownerId, kind]);
  }

  /**
   * A picture is private until a page uses it; then it is public.
   *
   * @param viewer null if not signed in
   * @throws NotFound like {@link personal}
   */
  async image(viewer: Viewer | null, fileId: string): Promise<ServableFile> {
    const file = await this.#find('id = ? and kind = ?', [fileId, 'image' satisfies OwnedFileKind]);
    if (viewer?.id === file.ownerId || viewer?.role === 'OPERATOR') return file;
    const url = imageUrl(fileId);
    if (!(await this.publicImages.inUse([url])).has(url)) throw new NotFound();
    return file;
  }

  /** A file of a message: its owner's until it is sent, then also the recipient's. @throws NotFound like {@link personal} */
  async attachment(viewer: Viewer, fileId: string): Promise<ServableFile> {
    const file = await this.#find('id = ? and kind = ?', [fileId, 'attachment' satisfies OwnedFileKind]);
    if (viewer.id !== file.ownerId && !(await this.shared.maySee(viewer, fileId))) throw new NotFound();
    return file;
  }

  async #find(where: string, parameters: readonly unknown[]): Promise<ServableFile> {
    const [row] = await this.em.execute<FileRow[]>(
      `select ${columns} from owned_file where ${where} and removed_at is null`,
      [...parameters],
    );
    if (!row) throw new NotFound();
    return { ...row, createdAt: new Date(row.createdAt) };
  }
}
