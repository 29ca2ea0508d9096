import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../domain/video.policy.js';
import { GetPlayback } from '../queries/get-playback.query.js';
import { MediaStorage } from '../storage/media-storage.js';
import { inline, mediaHeaders, sendMedia } from './send-media.js';

/** Sends videos under addresses of other modules, which have rules of their own besides those of the video. */
@Injectable()
export class VideoSender {
  constructor(
    private readonly playback: GetPlayback,
    private readonly storage: MediaStorage,
  ) {}

  /**
   * Answers GET and HEAD, whole or a range, if the viewer may watch the video. Does not log it: the caller does.
   *
   * @param headers replace those of all videos
   * @throws NotFound, VideoMasked, VideoNotReady, RangeNotSatisfiable
   */
  async send(
    viewer: Viewer,
    videoId: string,
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
    headers: Readonly<Record<string, string>>,
  ): Promise<void> {
    const file = await this.playback.file(viewer, videoId, { kind: 'rendition' });
    await sendMedia(request, reply, this.storage, file, inline('video.mp4'), { ...mediaHeaders, ...headers });
  }
}
