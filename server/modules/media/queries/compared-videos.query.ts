import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/language.js';
import type { MediaFileKind } from '../domain/media-file.entity.js';
import { type AnswerPlace, placesOf, wordsAt } from '../domain/answer-words.js';
import { scrubbedCues } from '../domain/scrubbed-transcript.js';
import { type Cue, cuesWithin, parseVtt, textOfCues } from '../domain/web-vtt.js';
import type { VideoKind } from '../domain/video.entity.js';
import { OwnerVideos } from './owner-videos.query.js';
import type { QuestionRow } from './questions.query.js';

/** A person whose answers are compared with others'. */
export interface ComparedOwner {
  readonly ownerId: string;
  /** The video to show; null or a hidden one: their newest. */
  readonly wanted: string | null;
  /** Removes the parts of a text that the reader may not know about the person. */
  readonly scrub: (text: string) => string;
}

/** One answer of a video. All texts but `asked` are scrubbed. */
export interface ComparedAnswer {
  /** The question as stored, for finding the same question; not for display. */
  readonly asked: string;
  readonly question: string;
  readonly place: AnswerPlace | null;
  readonly written: string | null;
  readonly said: string | null;
}

export interface ComparedVideo {
  readonly id: string;
  readonly kind: VideoKind;
  /** Seconds. */
  readonly duration: number;
  /** Whether the sound is stored as a file of its own. MISSING: not extracted yet. NONE: the video is silent. */
  readonly sound: 'STORED' | 'MISSING' | 'NONE';
  /** There are several qualities. */
  readonly hasStreams: boolean;
  /** The whole speech; null without a visible transcript. */
  readonly transcript: string | null;
  readonly answers: readonly ComparedAnswer[];
}

/** Videos of a few people, answer by answer. Four statements for any number of people. */
@Injectable()
export class ComparedVideos {
  constructor(
    private readonly em: EntityManager,
    private readonly videos: OwnerVideos,
  ) {}

  /** By owner; people without a finished, visible video are absent. */
  async of(owners: readonly ComparedOwner[], language: Language): Promise<ReadonlyMap<string, ComparedVideo>> {
    const playable = await this.videos.playableOf(owners.map(({ ownerId }) => ownerId));
    const chosen = owners.flatMap((owner) => {
      const own = playable.get(owner.ownerId) ?? [];
      const video = own.find(({ id }) => id === owner.wanted) ?? own[0];
      return video ? [{ owner, video }] : [];
    });
    const ids = chosen.map(({ video }) => video.id);
    if (ids.length === 0) return new Map();
    const questions = await this.#questions(ids);
    const captions = await this.#captions(ids, language);
    const files = await this.#files(ids);
    return new Map(
      chosen.map(({ owner: { ownerId, scrub }, video: { id, kind, duration: known } }) => {
        const duration = known ?? 0;
        const spoken = captions.get(id);
        const cues = spoken === undefined ? null : scrubbedCues(cuesWithin(spoken, duration), scrub);
        const kinds = files.get(id) ?? [];
        const video: ComparedVideo = {
          id,
          kind,
          duration,
          sound: kinds.includes('sound') ? 'STORED' : kinds.includes('silent') || kind === 'TEXT' ? 'NONE' : 'MISSING',
          hasStreams: kinds.includes('playlist'),
          transcript: cues && textOfCues(cues),
          answers: answersOf(questions.get(id) ?? [], duration, cues ?? [], scrub),
        };
        return [ownerId, video];
      }),
    );
  }

  async #questions(ids: readonly string[]): Promise<ReadonlyMap<string, readonly QuestionRow[]>> {
    const rows = await this.em.execute<(QuestionRow & { video_id: string })[]>(
      `select video_id, id, question_text, starts_at, ends_at, answer_text, position, block_id
         from video_question where video_id in (?) order by video_id, position`,
      [ids],
    );
    return Map.groupBy(rows, ({ video_id: id }) => id);
  }

  /** In the reader's language if there are some. */
  async #captions(ids: readonly string[], language: Language): Promise<ReadonlyMap<string, readonly Cue[]>> {
    const rows = await this.em.execute<{ video_id: string; vtt: string }[]>(
      `select distinct on (video_id) video_id, vtt from video_transcript
        where video_id in (?) and is_visible and body <> ''
        order by video_id, (language = ?) desc, created_at, language desc`,
      [ids, language],
    );
    return new Map(
      rows.flatMap(({ video_id: id, vtt }): [string, readonly Cue[]][] => {
        const parsed = parseVtt(vtt);
        return 'cues' in parsed ? [[id, parsed.cues]] : [];
      }),
    );
  }

  /** Also `silent` for a video that has no sound. */
  async #files(ids: readonly string[]): Promise<ReadonlyMap<string, readonly (MediaFileKind | 'silent')[]>> {
    const rows = await this.em.execute<{ video_id: string; kinds: (MediaFileKind | 'silent')[] }[]>(
      `select v.id as video_id, array_agg(distinct f.kind) || case when v.is_silent then array['silent'] else array[]::text[] end as kinds
         from video v left join media_file f on f.video_id = v.id and f.kind in ('sound', 'playlist')
        where v.id in (?) group by v.id`,
      [ids],
    );
    return new Map(rows.map(({ video_id: id, kinds }) => [id, kinds]));
  }
}

function answersOf(
  questions: readonly QuestionRow[],
  duration: number,
  cues: readonly Cue[],
  scrub: (text: string) => string,
): readonly ComparedAnswer[] {
  const places = placesOf(questions, duration);
  return questions.map(({ question_text: asked, answer_text: written }, index) => {
    const place = places[index] ?? null;
    return {
      asked,
      question: scrub(asked),
      place,
      written: written === null ? null : scrub(written),
      said: place && wordsAt(cues, place),
    };
  });
}
