import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { summaryOf } from '../domain/extract-words.js';
import { MAX_DRAWN_TAGS, TagConcepts } from '../domain/tag-concepts.js';
import { CaptionsTooLong, InvalidCaptions, UnknownTags } from '../domain/transcript.errors.js';
import { type SpokenLanguage, VideoTranscript } from '../domain/video-transcript.entity.js';
import { WrittenWithoutCaptions } from '../domain/question.errors.js';
import type { Video } from '../domain/video.entity.js';
import { videoChanged } from '../domain/video.events.js';
import { firstBeyond, parseVtt, textOfCues, writeVtt } from '../domain/web-vtt.js';
import { type PutTranscriptRequest, transcriptTextMax, vttMax } from '../http/transcript.contract.js';
import { TranscriptRepository } from '../persistence/transcript.repository.js';
import { VideoRepository } from '../persistence/video.repository.js';
import { CaptionAccess } from '../queries/caption-access.js';

/** Seconds; null until the video is probed. */
const lengthOf = ({ duration }: Pick<Video, 'duration'>): number | null =>
  duration === null || duration === undefined ? null : Number(duration);

/** The owner, or the team whose gallery shows the video, writes or corrects its transcript and sets its visibility. */
@Injectable()
export class PutTranscript {
  constructor(
    private readonly access: CaptionAccess,
    private readonly videos: VideoRepository,
    private readonly transcripts: TranscriptRepository,
    private readonly concepts: TagConcepts,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFound if it is missing, removed, or the writer has no access @throws InvalidCaptions, CaptionsTooLong, UnknownTags
   */
  async execute(writerId: string, videoId: string, input: PutTranscriptRequest): Promise<void> {
    const { language, visible } = input;
    const parsed = parseVtt(input.vtt);
    if ('invalidLine' in parsed) throw new InvalidCaptions(parsed.invalidLine);
    const body = (input.text || textOfCues(parsed.cues)).slice(0, transcriptTextMax);
    const vtt = writeVtt(parsed.cues);
    // With complete times it can be longer than the sent text.
    if (vtt.length > vttMax) throw new InvalidCaptions(1);
    const words = {
      vtt,
      body,
      summary: input.summary ?? summaryOf(body, language),
      tags: this.#tags(input.tags, body, language),
    };
    await this.transaction.run(async () => {
      const ownerId = await this.access.ownerFor(writerId, videoId);
      const video = await this.videos.findOwnForChange(videoId, ownerId);
      if (!video) throw new NotFound();
      if (video.kind === 'TEXT') throw new WrittenWithoutCaptions();
      const tooLong = firstBeyond(parsed.cues, lengthOf(video));
      if (tooLong !== null) throw new CaptionsTooLong(parsed.lines[tooLong] ?? 1, tooLong + 1);
      const now = this.clock.now();
      const standing = await this.transcripts.find(videoId, language);
      if (standing) standing.edit(words, visible, now);
      else {
        this.transcripts.add(
          VideoTranscript.of({ ...words, videoId, language, isVisible: visible ?? true, isAutomatic: false }, now),
        );
      }
      // Search and matching read the profile's texts again.
      await this.outbox.publish(videoChanged, { video_id: videoId, owner_id: ownerId });
    });
  }

  #tags(given: readonly string[] | undefined, body: string, language: SpokenLanguage): readonly string[] {
    if (given === undefined) return this.concepts.within(body, language, MAX_DRAWN_TAGS);
    const unknown = given.flatMap((tag, index) => (this.concepts.known([tag], language).length === 0 ? [index] : []));
    if (unknown.length > 0) throw new UnknownTags(given, unknown);
    return this.concepts.known(given, language);
  }
}
