import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { defaultQuality } from '../domain/encoding-profiles.js';
import { isTemplate } from '../domain/question-templates.js';
import { QuestionsRefused } from '../domain/question.errors.js';
import { Video } from '../domain/video.entity.js';
import { videoChanged } from '../domain/video.events.js';
import type { WritePresentationRequest } from '../http/written.contract.js';
import { QuestionRepository } from '../persistence/question.repository.js';
import { VideoRepository } from '../persistence/video.repository.js';
import { UploadQuota } from './upload-quota.js';

/** A person presents themselves in writing: stores the answers, which are complete at once. */
@Injectable()
export class WritePresentation {
  constructor(
    private readonly videos: VideoRepository,
    private readonly questions: QuestionRepository,
    private readonly quota: UploadQuota,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @param untitled title of one that its owner did not name, in the owner's language
   * @returns its id
   * @throws QuestionsRefused if it names a set of somebody else @throws TooManyUploads: it counts for the day like a recording
   */
  async execute(ownerId: string, { title, answers }: WritePresentationRequest, untitled: string): Promise<string> {
    const id = newId();
    await this.transaction.run(async () => {
      await this.videos.lockOwner(ownerId);
      await this.quota.assertRoom(ownerId, 0);
      await this.#assertOwnSets(ownerId, answers);
      const now = this.clock.now();
      const announced = {
        id,
        ownerId,
        title: title || untitled,
        quality: defaultQuality,
        originalName: '',
        originalSize: 0,
      };
      const video = Video.announce(announced, now);
      video.write(now);
      this.videos.add(video);
      await this.videos.flush();
      await this.questions.replace(
        id,
        answers.map(({ question_text: questionText, answer_text: answerText, question_block_id: blockId }) => ({
          id: newId(),
          questionText,
          answerText,
          startsAt: 0,
          endsAt: null,
          blockId: blockId ?? null,
        })),
      );
      // Not `videoCompleted`, which notifies the owner: this one was complete when the owner sent it.
      await this.outbox.publish(videoChanged, { video_id: id, owner_id: ownerId });
    });
    return id;
  }

  async #assertOwnSets(ownerId: string, answers: WritePresentationRequest['answers']): Promise<void> {
    const named = answers.flatMap(({ question_block_id: set }) => (set && !isTemplate(set) ? [set] : []));
    const own = await this.questions.ownBlocks(named, ownerId);
    const issues = answers.flatMap(({ question_block_id: set }, index) =>
      set && !isTemplate(set) && !own.has(set)
        ? [{ path: `answers.${index}.question_block_id`, code: 'MEDIA.UNKNOWN_BLOCK' }]
        : [],
    );
    if (issues.length > 0) throw new QuestionsRefused(issues);
  }
}
