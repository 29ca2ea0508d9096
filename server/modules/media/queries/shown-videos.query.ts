import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/language.js';
import { TagConcepts } from '../domain/tag-concepts.js';
import { OwnerVideos, type PlayableVideo } from './owner-videos.query.js';
import { type Chapter, chaptersOf, type QuestionRow } from './questions.query.js';

/** A finished, visible video with the texts that its viewers may read. */
export interface ShownVideo extends PlayableVideo {
  readonly description: string | null;
  /** Null for a written presentation. */
  readonly thumbnailUrl: string | null;
  /** From visible captions, in the reader's language if available; empty without. */
  readonly summary: string;
  readonly tags: readonly string[];
  readonly chapters: readonly Chapter[];
  readonly questions: readonly { readonly text: string; readonly answerText: string | null }[];
}

interface WordsRow {
  readonly video_id: string;
  readonly language: Language;
  readonly summary: string;
  readonly tags: readonly string[];
}

/** Videos of open profiles with their texts. Four queries for any number of people. */
@Injectable()
export class ShownVideos {
  constructor(
    private readonly em: EntityManager,
    private readonly videos: OwnerVideos,
    private readonly concepts: TagConcepts,
  ) {}

  async of(ownerIds: readonly string[], language: Language): Promise<ReadonlyMap<string, readonly ShownVideo[]>> {
    const playable = await this.videos.playableOf(ownerIds);
    const ids = [...playable.values()].flat().map(({ id }) => id);
    if (ids.length === 0) return new Map();
    const descriptions = await this.#descriptions(ids);
    const questions = await this.#questions(ids);
    const words = await this.#words(ids, language);
    const withWords = (video: PlayableVideo): ShownVideo => {
      const asked = questions.get(video.id) ?? [];
      const transcript = words.get(video.id);
      return {
        ...video,
        description: descriptions.get(video.id) ?? null,
        thumbnailUrl: video.kind === 'TEXT' ? null : `/api/stream/thumbnail/${video.id}`,
        summary: transcript?.summary ?? '',
        tags: transcript ? this.concepts.known(transcript.tags, transcript.language) : [],
        chapters: video.kind === 'TEXT' ? [] : chaptersOf(asked, video.duration ?? 0),
        questions: asked.map(({ question_text: text, answer_text: answerText }) => ({ text, answerText })),
      };
    };
    return new Map([...playable].map(([ownerId, videos]) => [ownerId, videos.map(withWords)]));
  }

  async #descriptions(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.em.execute<{ id: string; description: string }[]>(
      'select id, description from video where id in (?) and description is not null',
      [ids],
    );
    return new Map(rows.map(({ id, description }) => [id, description]));
  }

  async #questions(ids: readonly string[]): Promise<ReadonlyMap<string, readonly QuestionRow[]>> {
    const rows = await this.em.execute<(QuestionRow & { video_id: string })[]>(
      `select video_id, id, question_text, starts_at, ends_at, answer_text, position, block_id
         from video_question where video_id in (?) order by video_id, position`,
      [ids],
    );
    return Map.groupBy(rows, ({ video_id: id }) => id);
  }

  async #words(ids: readonly string[], language: Language): Promise<ReadonlyMap<string, WordsRow>> {
    const rows = await this.em.execute<WordsRow[]>(
      `select distinct on (video_id) video_id, language, summary, tags
         from video_transcript where video_id in (?) and is_visible
        order by video_id, (language = ?) desc, language desc`,
      [ids, language],
    );
    return new Map(rows.map((row) => [row.video_id, row]));
  }
}
