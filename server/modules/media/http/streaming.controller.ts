import { Controller, Get, Head, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import { GetPlayback, type PlayableFile } from '../queries/get-playback.query.js';
import { MediaStorage } from '../storage/media-storage.js';
import { streamMetadata, type StreamMetadata } from './media.contract.js';
import { type Entrance, StreamAddresses, StreamEntrance } from './stream-addresses.js';
import { inline, sendMedia } from './send-media.js';
import { VideoPresenter } from './video.presenter.js';

/** HEAD has its own handlers, because the default one would read the whole file to learn its length. */
@ApiTags('media')
@Controller('api/stream')
export class StreamingController {
  constructor(
    private readonly getPlayback: GetPlayback,
    private readonly storage: MediaStorage,
    private readonly presenter: VideoPresenter,
    private readonly addresses: StreamAddresses,
  ) {}

  @Head('video/:id')
  @AllowAnyone()
  @ApiResponse({ status: 200, description: 'Size, type and validators of the video.' })
  async videoHead(
    @StreamEntrance() entrance: Entrance,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { viewer, id } = await this.addresses.enter(entrance);
    await this.#sendVideo(id, await this.getPlayback.file(viewer, id, { kind: 'rendition' }), request, reply);
  }

  @Get('video/:id')
  @AllowAnyone()
  @ApiProduces('video/mp4')
  @ApiResponse({ status: 200, description: 'The video, for those who may watch it.' })
  @ApiResponse({ status: 206, description: 'The requested part of it (RFC 9110 §14).' })
  @ApiResponse({ status: 304, description: 'The copy the client has is still good.' })
  @ApiResponse({ status: 416, description: 'There is no such part.' })
  async video(
    @StreamEntrance() entrance: Entrance,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { viewer, id } = await this.addresses.enter(entrance);
    await this.#sendVideo(id, await this.getPlayback.watch(viewer, id), request, reply);
  }

  @Head('sound/:id')
  @AllowAnyone()
  @ApiResponse({ status: 200, description: 'Size, type and validators of the sound.' })
  async soundHead(
    @StreamEntrance() entrance: Entrance,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { viewer, id } = await this.addresses.enter(entrance);
    const file = await this.getPlayback.file(viewer, id, { kind: 'sound' });
    await sendMedia(request, reply, this.storage, file, inline(`sound-${id}.m4a`));
  }

  @Get('sound/:id')
  @AllowAnyone()
  @ApiProduces('audio/mp4')
  @ApiResponse({ status: 200, description: 'The sound of a video without its picture, for those who may hear it.' })
  @ApiResponse({ status: 206, description: 'The requested part of it.' })
  async sound(
    @StreamEntrance() entrance: Entrance,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { viewer, id } = await this.addresses.enter(entrance);
    await sendMedia(request, reply, this.storage, await this.getPlayback.listen(viewer, id), inline(`sound-${id}.m4a`));
  }

  @Head('thumbnail/:id')
  @AllowAnyone()
  @ApiResponse({ status: 200, description: 'Size, type and validators of the poster.' })
  async thumbnailHead(
    @StreamEntrance() entrance: Entrance,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#sendThumbnail(entrance, request, reply);
  }

  @Get('thumbnail/:id')
  @AllowAnyone()
  @ApiProduces('image/jpeg')
  @ApiResponse({ status: 200, description: 'The poster of the video, for those who may watch it.' })
  async thumbnail(
    @StreamEntrance() entrance: Entrance,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.#sendThumbnail(entrance, request, reply);
  }

  @Get('metadata/:id')
  @AllowAnyone()
  @Answers(200, streamMetadata, 'Data for the player, for people who may watch the video.')
  async metadata(@StreamEntrance() entrance: Entrance, @RequestLanguage() language: Language): Promise<StreamMetadata> {
    const { viewer, id } = await this.addresses.enter(entrance);
    return this.presenter.metadata(await this.getPlayback.execute(viewer, id), language);
  }

  async #sendVideo(id: string, file: PlayableFile, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await sendMedia(request, reply, this.storage, file, inline(`video-${id}.mp4`));
  }

  async #sendThumbnail(entrance: Entrance, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { viewer, id } = await this.addresses.enter(entrance);
    await sendMedia(
      request,
      reply,
      this.storage,
      await this.getPlayback.file(viewer, id, { kind: 'poster' }),
      inline(`poster-${id}.jpg`),
    );
  }
}
