import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { VideoKind } from '../domain/video.entity.js';
import { OwnerVideos } from './owner-videos.query.js';
import { Questions } from './questions.query.js';

/** The words of a video, and whether its sound can be heard. Nothing of its picture, title or owner. */
export interface BlindVideo {
  readonly id: string;
  readonly kind: VideoKind;
  /** In the reader's language if there is one; null without a visible transcript. */
  readonly transcript: string | null;
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  /** MISSING: not extracted yet. NONE: the video is silent. */
  readonly sound: 'STORED' | 'MISSING' | 'NONE';
}

/** A person's video for a reader who may not know who they are. */
@Injectable()
export class BlindVideos {
  constructor(
    private readonly em: EntityManager,
    private readonly videos: OwnerVideos,
    private readonly questions: Questions,
  ) {}

  /** The requested video, else the newest that is finished and visible; null without one. */
  async find(ownerId: string, wanted: string | null): Promise<Pick<BlindVideo, 'id' | 'kind'> | null> {
    const playable = (await this.videos.playableOf([ownerId])).get(ownerId) ?? [];
    return playable.find(({ id }) => id === wanted) ?? playable[0] ?? null;
  }

  async of(ownerId: string, wanted: string | null, language: 'fr' | 'en'): Promise<BlindVideo | null> {
    const found = await this.find(ownerId, wanted);
    if (found === null) return null;
    const { id, kind } = found;
    // Not by `Transcripts`, which asks who may watch: identity asks this facade, and would be asked by it.
    const [spoken] = await this.em.execute<{ body: string }[]>(
      `select body from video_transcript where video_id = ? and is_visible and body <> ''
        order by (language = ?) desc, created_at, language desc limit 1`,
      [id, language],
    );
    const asked = await this.questions.of(id);
    const [sound] = await this.em.execute<{ is_silent: boolean; stored: boolean }[]>(
      `select is_silent, exists (select 1 from media_file f where f.video_id = v.id and f.kind = 'sound') as stored
         from video v where v.id = ?`,
      [id],
    );
    return {
      id,
      kind,
      transcript: spoken?.body ?? null,
      answers: asked.flatMap(({ question_text: question, answer_text: answer }) =>
        answer === null ? [] : [{ question, answer }],
      ),
      sound: sound?.stored ? 'STORED' : sound?.is_silent || kind === 'TEXT' ? 'NONE' : 'MISSING',
    };
  }
}
