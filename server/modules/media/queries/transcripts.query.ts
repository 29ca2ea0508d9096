import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { SpokenLanguage } from '../domain/video-transcript.entity.js';
import type { OwnTranscript, Transcript } from '../http/transcript.contract.js';
import { CaptionAccess } from './caption-access.js';

interface Row extends Omit<Transcript, 'updated_at'> {
  readonly updated_at: Date | string;
}

const columns = `language, vtt, body as text, is_visible as visible, is_automatic as automatic, summary, tags, updated_at`;
const present = (row: Row): Transcript => ({ ...row, updated_at: new Date(row.updated_at).toISOString() });

/** What was said in videos. Who may watch is asked before; what is not visible is its owner's alone. */
@Injectable()
export class Transcripts {
  constructor(
    private readonly em: EntityManager,
    private readonly access: CaptionAccess,
  ) {}

  /** The one asked for, or the latest. @throws NotFound where there is none, and for what is not the writer's to caption */
  async own(writerId: string, videoId: string, language?: SpokenLanguage): Promise<OwnTranscript> {
    await this.access.ownerFor(writerId, videoId);
    const rows = await this.em.execute<Row[]>(
      `select ${columns} from video_transcript where video_id = ? order by updated_at desc, language desc`,
      [videoId],
    );
    const row = language === undefined ? rows[0] : rows.find((each) => each.language === language);
    if (!row) throw new NotFound();
    return { ...present(row), languages: rows.map((each) => each.language).sort() };
  }

  /** In the order of the languages. @param isOwner owners see theirs before anybody else does */
  async readable(videoId: string, isOwner: boolean): Promise<readonly Transcript[]> {
    const rows = await this.em.execute<Row[]>(
      `select ${columns} from video_transcript where video_id = ? and (is_visible or ?) order by language desc`,
      [videoId, isOwner],
    );
    return rows.map(present);
  }
}
