import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowSeats } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { GetOwnVideo } from '../queries/get-own-video.query.js';
import { ListMyVideos } from '../queries/list-my-videos.query.js';
import { EraseFiles } from '../use-cases/erase-files.js';
import { RemoveVideo } from '../use-cases/remove-video.js';
import { UpdateVideo } from '../use-cases/update-video.js';
import {
  myVideosQuery,
  type MyVideosQuery,
  removed,
  type Removed,
  updateVideoRequest,
  type UpdateVideoRequest,
  videosMy,
  type VideosMy,
  videoSummary,
  type VideoSummary,
} from './media.contract.js';
import { VideoPresenter } from './video.presenter.js';

@ApiTags('media')
@Controller('api/videos')
export class VideosController {
  constructor(
    private readonly listMyVideos: ListMyVideos,
    private readonly getOwnVideo: GetOwnVideo,
    private readonly updateVideo: UpdateVideo,
    private readonly removeVideo: RemoveVideo,
    private readonly eraseFiles: EraseFiles,
    private readonly presenter: VideoPresenter,
  ) {}

  @Get('my')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @Answers(200, videosMy, 'The caller’s videos, newest first.')
  async listMine(
    @CurrentActor() actor: Actor,
    @Query({ schema: myVideosQuery }) query: MyVideosQuery,
    @RequestLanguage() language: Language,
  ): Promise<VideosMy> {
    const { videos, total } = await this.listMyVideos.execute(actor.id, query);
    return { videos: videos.map((row) => this.presenter.summary(row, language)), total, ...query };
  }

  @Get(':id')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @Answers(200, videoSummary, 'One of the caller’s videos.')
  get(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<VideoSummary> {
    return this.#present(actor, id, language);
  }

  @ExactlyOnce()
  @Put(':id')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @Answers(200, videoSummary, 'The video after the change; missing fields stay unchanged.')
  async update(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: updateVideoRequest }) { reduces_noise: reducesNoise, ...changes }: UpdateVideoRequest,
    @RequestLanguage() language: Language,
  ): Promise<VideoSummary> {
    await this.updateVideo.execute(actor.id, id, { ...changes, reducesNoise });
    return this.#present(actor, id, language);
  }

  @Delete(':id')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @Answers(200, removed, 'It is deleted, with all files made from it.')
  async remove(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<Removed> {
    await this.removeVideo.execute(actor.id, id);
    await this.eraseFiles.now(id);
    return { success: true };
  }

  async #present(actor: Actor, id: string, language: Language): Promise<VideoSummary> {
    return this.presenter.summary(await this.getOwnVideo.execute(actor.id, id), language);
  }
}
