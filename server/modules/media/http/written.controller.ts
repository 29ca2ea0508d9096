import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowLimited } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { GetOwnVideo } from '../queries/get-own-video.query.js';
import { WritePresentation } from '../use-cases/write-presentation.js';
import { videoSummary, type VideoSummary } from './media.contract.js';
import { VideoPresenter } from './video.presenter.js';
import { writePresentationRequest, type WritePresentationRequest } from './written.contract.js';

/** Presentations in writing. All else about them goes through the routes of videos. */
@ApiTags('media')
@Controller('api/videos')
export class WrittenController {
  constructor(
    private readonly write: WritePresentation,
    private readonly getOwnVideo: GetOwnVideo,
    private readonly presenter: VideoPresenter,
    private readonly translator: Translator,
  ) {}

  @ExactlyOnce()
  @Post('written')
  @AllowLimited('VIDEO', 'ANSWERS')
  @Allow('JOB_SEEKER')
  @Answers(201, videoSummary, 'The written presentation, complete at once.')
  async create(
    @CurrentActor() actor: Actor,
    @Body({ schema: writePresentationRequest }) request: WritePresentationRequest,
    @RequestLanguage() language: Language,
  ): Promise<VideoSummary> {
    const untitled = this.translator.text('MEDIA.UNTITLED_TEXT', language);
    const id = await this.write.execute(actor.id, request, untitled);
    return this.presenter.summary(await this.getOwnVideo.execute(actor.id, id), language);
  }
}
