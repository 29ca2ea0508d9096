import { Controller, Get, Head, Param, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/auth/actor.js';
import { AllowSignedIn } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { GetPlayback, type PlayableFile } from '../queries/get-playback.query.js';
import { MediaStorage } from '../storage/media-storage.js';
import { streamMetadata, type StreamMetadata } from './media.contract.js';
import { inline, sendMedia } from './send-media.js';
import { VideoPresenter } from './video.presenter.js';

/** HEAD has handlers of its own: the one that comes with GET would read the whole file to learn its length. */
@ApiTags('media')
@Controller('api/stream')
export class StreamingController {
  constructor(
    private readonly getPlayback: GetPlayback,
    private readonly storage: MediaStorage,
    private readonly presenter: VideoPresenter,
  ) {}

  @Head('video/:id')
  @AllowSignedIn()
  @ApiResponse({ status: 200, description: 'Size, type and validators of the video.' })
  async videoHead(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#sendVideo(id, await this.getPlayback.file(actor, id, 'rendition'), request, reply);
  }

  @Get('video/:id')
  @AllowSignedIn()
  @ApiProduces('video/mp4')
  @ApiResponse({ status: 200, description: 'The video, for those who may watch it.' })
  @ApiResponse({ status: 206, description: 'The requested part of it (RFC 9110 §14).' })
  @ApiResponse({ status: 304, description: 'The copy the client has is still good.' })
  @ApiResponse({ status: 416, description: 'There is no such part.' })
  async video(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#sendVideo(id, await this.getPlayback.watch(actor, id), request, reply);
  }

  @Head('thumbnail/:id')
  @AllowSignedIn()
  @ApiResponse({ status: 200, description: 'Size, type and validators of the poster.' })
  async thumbnailHead(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#sendThumbnail(actor, id, request, reply);
  }

  @Get('thumbnail/:id')
  @AllowSignedIn()
  @ApiProduces('image/jpeg')
  @ApiResponse({ status: 200, description: 'The poster of the video, for those who may watch it.' })
  async thumbnail(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#sendThumbnail(actor, id, request, reply);
  }

  @Get('metadata/:id')
  @AllowSignedIn()
  @Answers(200, streamMetadata, 'What a player needs, for those who may watch the video.')
  async metadata(@CurrentActor() actor: Actor, @Param('id', { schema: idSchema }) id: string): Promise<StreamMetadata> {
    return this.presenter.metadata(await this.getPlayback.execute(actor, id));
  }

  async #sendVideo(id: string, file: PlayableFile, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await sendMedia(request, reply, this.storage, file, inline(`video-${id}.mp4`));
  }

  async #sendThumbnail(actor: Actor, id: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await sendMedia(
      request,
      reply,
      this.storage,
      await this.getPlayback.file(actor, id, 'poster'),
      inline(`poster-${id}.jpg`),
    );
  }
}
