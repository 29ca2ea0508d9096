import { Injectable } from '@nestjs/common';
import { ReadTogether } from '../../../platform/database/read-together.js';
import { resumeUrl } from '../domain/file-urls.js';

/** A résumé for its card. `size` is in bytes. */
export interface ResumeCard {
  readonly url: string;
  readonly name: string;
  readonly size: number;
  /** ISO 8601 UTC. */
  readonly uploaded_at: string;
}

interface ResumeRow {
  id: string;
  owner_id: string;
  name: string;
  size: number;
  created_at: Date | string;
}

/** Résumés of many people. File names can contain the person's name, so do not show them to viewers who see a mask. */
@Injectable()
export class Resumes {
  constructor(private readonly reads: ReadTogether) {}

  /** People without one are absent. */
  async of(ownerIds: readonly string[]): Promise<ReadonlyMap<string, ResumeCard>> {
    if (ownerIds.length === 0) return new Map();
    const rows = await this.reads.rows<ResumeRow>(
      `select id, owner_id, name, size_bytes::float8 as size, created_at from owned_file
        where owner_id in (?) and kind = 'resume' and removed_at is null`,
      [[...new Set(ownerIds)]],
    );
    return new Map(
      rows.map(({ id, owner_id: ownerId, name, size, created_at: createdAt }) => [
        ownerId,
        { url: resumeUrl(ownerId, id), name, size, uploaded_at: new Date(createdAt).toISOString() },
      ]),
    );
  }
}
