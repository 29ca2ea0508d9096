import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { TagConcepts } from '../domain/tag-concepts.js';
import type { SpokenLanguage } from '../domain/video-transcript.entity.js';
import { firstBeyond, parseVtt } from '../domain/web-vtt.js';
import type { OwnTranscript, Transcript } from '../http/transcript.contract.js';
import { CaptionAccess } from './caption-access.js';

interface Row extends Omit<Transcript, 'updated_at'> {
  readonly updated_at: Date | string;
  readonly duration: number | null;
}

/** Where captions that were written before the length was known go beyond it: the cue, and its line. Both from 1. */
export interface CaptionsBeyond {
  readonly cue: number;
  readonly line: number;
}

const select = `select t.language, t.vtt, t.body as text, t.is_visible as visible, t.is_automatic as automatic, t.summary, t.tags,
  t.updated_at, v.duration from video_transcript t join video v on v.id = t.video_id`;

/** What was said in videos. Who may watch is asked before; what is not visible is its owner's alone. */
@Injectable()
export class Transcripts {
  constructor(
    private readonly em: EntityManager,
    private readonly access: CaptionAccess,
    private readonly concepts: TagConcepts,
  ) {}

  /** The one asked for, or the latest. @throws NotFound where there is none, and for what is not the writer's to caption */
  async own(
    writerId: string,
    videoId: string,
    language?: SpokenLanguage,
  ): Promise<Omit<OwnTranscript, 'problem'> & { readonly beyond: CaptionsBeyond | null }> {
    await this.access.ownerFor(writerId, videoId);
    const rows = await this.em.execute<Row[]>(
      `${select} where t.video_id = ? order by t.updated_at desc, t.language desc`,
      [videoId],
    );
    const row = language === undefined ? rows[0] : rows.find((each) => each.language === language);
    if (!row) throw new NotFound();
    return { ...this.#present(row), languages: rows.map((each) => each.language).sort(), beyond: beyondOf(row) };
  }

  /** In the order of the languages. @param isOwner owners see theirs before anybody else does */
  async readable(videoId: string, isOwner: boolean): Promise<readonly Transcript[]> {
    const rows = await this.em.execute<Row[]>(
      `${select} where t.video_id = ? and (t.is_visible or ?) order by t.language desc`,
      [videoId, isOwner],
    );
    return rows.map((row) => this.#present(row));
  }

  /** Tags that were free words once are left out. */
  #present({ duration: _, ...row }: Row): Transcript {
    return {
      ...row,
      tags: this.concepts.known(row.tags, row.language),
      updated_at: new Date(row.updated_at).toISOString(),
    };
  }
}

function beyondOf({ vtt, duration }: Row): CaptionsBeyond | null {
  const parsed = parseVtt(vtt);
  if ('invalidLine' in parsed) return null;
  const at = firstBeyond(parsed.cues, duration);
  return at === null ? null : { cue: at + 1, line: parsed.lines[at] ?? 1 };
}
