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

/** The first cue after the video's end, and its line, both from 1. Captions can be older than the known length. */
export interface CaptionsBeyond {
  readonly cue: number;
  readonly line: number;
}

const select = `select t.language, t.vtt, t.body as text, t.is_visible as visible, t.is_automatic as automatic, t.summary, t.tags,
  t.updated_at, v.duration from video_transcript t join video v on v.id = t.video_id`;

/** Transcripts of videos. The caller checks who may watch; hidden transcripts are only the owner's. */
@Injectable()
export class Transcripts {
  constructor(
    private readonly em: EntityManager,
    private readonly access: CaptionAccess,
    private readonly concepts: TagConcepts,
  ) {}

  /** The requested or latest one. @throws NotFound if there is none, or the writer has no access */
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

  /** Sorted by language. @param isOwner owners also see hidden ones */
  async readable(videoId: string, isOwner: boolean): Promise<readonly Transcript[]> {
    const rows = await this.em.execute<Row[]>(
      `${select} where t.video_id = ? and (t.is_visible or ?) order by t.language desc`,
      [videoId, isOwner],
    );
    return rows.map((row) => this.#present(row));
  }

  /** Skips old tags that are not in the lexicon. */
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
