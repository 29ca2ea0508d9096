import { Controller, Delete, Get, Param, Post, Req } from '@nestjs/common';
import { ApiBody, type ApiBodyOptions, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowLimited } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { GetOwnVideo } from '../queries/get-own-video.query.js';
import { GetUploadInfo } from '../queries/get-upload-info.query.js';
import { AcceptUpload } from '../use-cases/accept-upload.js';
import { EraseFiles } from '../use-cases/erase-files.js';
import { RemoveFile } from '../use-cases/remove-file.js';
import { RemoveVideo } from '../use-cases/remove-video.js';
import {
  removed,
  type Removed,
  uploadInfo,
  type UploadInfo,
  uploadType,
  type UploadType,
  videoQualities,
  videoStatus,
  type VideoStatus,
  videoTitleMax,
  videoUploadResult,
  type VideoUploadResult,
} from './media.contract.js';
import { discardRest } from './multipart-parts.js';
import { readVideoUpload } from './read-video-upload.js';
import { VideoPresenter } from './video.presenter.js';

const uploadBody: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['file'],
    properties: {
      file: { type: 'string', format: 'binary' },
      title: { type: 'string', maxLength: videoTitleMax },
      quality: { type: 'string', enum: [...videoQualities] },
      reduces_noise: { type: 'boolean' },
    },
  },
};

@ApiTags('media')
@Controller('api/upload')
export class UploadsController {
  constructor(
    private readonly acceptUpload: AcceptUpload,
    private readonly removeVideo: RemoveVideo,
    private readonly removeFile: RemoveFile,
    private readonly eraseFiles: EraseFiles,
    private readonly getOwnVideo: GetOwnVideo,
    private readonly getUploadInfo: GetUploadInfo,
    private readonly presenter: VideoPresenter,
    private readonly translator: Translator,
  ) {}

  @Post('video')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @ApiConsumes('multipart/form-data')
  @ApiBody(uploadBody)
  @Answers(201, videoUploadResult, 'The video as stored; it is processed next. Unknown fields are null.')
  async upload(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @RequestLanguage() language: Language,
  ): Promise<VideoUploadResult> {
    try {
      const upload = await readVideoUpload(request);
      const untitled = this.translator.text('MEDIA.UNTITLED', language);
      const { videoId } = await this.acceptUpload.execute({ ownerId: actor.id, untitled, ...upload });
      return this.presenter.uploadResult(await this.getOwnVideo.execute(actor.id, videoId));
    } catch (error) {
      discardRest(request);
      throw error;
    }
  }

  @Get('video/status/:id')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @Answers(200, videoStatus, 'Progress of one of the caller’s videos, and the reason if it failed.')
  async status(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @RequestLanguage() language: Language,
  ): Promise<VideoStatus> {
    return this.presenter.status(await this.getOwnVideo.execute(actor.id, id), language);
  }

  @Get('info')
  @AllowLimited('VIDEO', 'ANSWERS')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @Answers(200, uploadInfo, 'The limits of uploads, and the caller’s use of them.')
  info(@CurrentActor() actor: Actor): Promise<UploadInfo> {
    return this.getUploadInfo.execute(actor.id);
  }

  @Delete(':type/:id')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @Answers(200, removed, 'It is deleted, with all files made from it.')
  async remove(
    @CurrentActor() actor: Actor,
    @Param('type', { schema: uploadType }) type: UploadType,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<Removed> {
    if (type === 'video') {
      await this.removeVideo.execute(actor.id, id);
      await this.eraseFiles.now(id);
    } else {
      await this.removeFile.execute(actor.id, type === 'file' ? 'resume' : 'image', id);
    }
    return { success: true };
  }
}
