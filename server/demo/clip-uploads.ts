import { createReadStream } from 'node:fs';
import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { AcceptUpload } from '../modules/media/use-cases/accept-upload.js';
import { ChangeQuestions } from '../modules/media/use-cases/change-questions.js';
import { PutTranscript } from '../modules/media/use-cases/put-transcript.js';
import { captionsOf, chaptersOf } from './captions.js';
import { spoken } from './content/spoken.js';
import { mediaPath, readSpokenTimes, type SpokenTimes } from './media-file.js';

/** A clip of a person or a company to upload. */
export interface ClipToUpload {
  readonly ownerId: string;
  /** Of the file and of its words in `content/spoken.ts`. */
  readonly key: string;
  readonly fileName: string;
  readonly title: string;
}

interface Standing {
  readonly id: string;
  readonly is_removed: boolean;
  readonly has_captions: boolean;
}

/** Uploads a clip as its owner would, and adds the chapters and the captions in both languages. */
export class ClipUploads {
  private readonly em: EntityManager;
  private readonly acceptUpload: AcceptUpload;
  private readonly changeQuestions: ChangeQuestions;
  private readonly putTranscript: PutTranscript;
  private times: Promise<Readonly<Record<string, SpokenTimes>>> | null = null;

  constructor(app: INestApplicationContext) {
    this.em = app.get(EntityManager, { strict: false });
    this.acceptUpload = app.get(AcceptUpload, { strict: false });
    this.changeQuestions = app.get(ChangeQuestions, { strict: false });
    this.putTranscript = app.get(PutTranscript, { strict: false });
  }

  /**
   * Continues what an interrupted run left: the file first, then the words.
   *
   * @returns the video, or null if its owner removed it.
   */
  async upload(clip: ClipToUpload): Promise<string | null> {
    const standing = await this.standingOf(clip.ownerId);
    if (standing?.is_removed) return null;
    const videoId = standing?.id ?? (await this.send(clip));
    if (!standing?.has_captions) await this.caption(clip, videoId);
    return videoId;
  }

  private async standingOf(ownerId: string): Promise<Standing | undefined> {
    const [video] = await this.em.execute<Standing[]>(
      `select v.id, v.status = 'removed' as is_removed,
              (select count(*) from video_transcript t where t.video_id = v.id) > 1 as has_captions
         from video v where v.owner_id = ? order by v.created_at limit 1`,
      [ownerId],
    );
    return video;
  }

  private async send({ ownerId, key, fileName, title }: ClipToUpload): Promise<string> {
    const { videoId } = await this.acceptUpload.execute({
      ownerId,
      fileName,
      bytes: createReadStream(mediaPath('clips', key)),
      untitled: title,
      details: () => Promise.resolve({ title }),
    });
    return videoId;
  }

  private async caption({ ownerId, key }: ClipToUpload, videoId: string): Promise<void> {
    const words = spoken[key];
    const times = (await (this.times ??= readSpokenTimes()))[key];
    if (!words || !times) throw new Error(`no words for the clip ${key}`);
    await this.changeQuestions.replace(ownerId, videoId, chaptersOf(words, times));
    // The spoken language first: matching quotes the transcript that was written first.
    const languages = words.language === 'fr' ? (['fr', 'en'] as const) : (['en', 'fr'] as const);
    for (const language of languages)
      await this.putTranscript.execute(ownerId, videoId, { language, vtt: captionsOf(words, times, language) });
  }
}
