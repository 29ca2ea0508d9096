import { Injectable } from '@nestjs/common';
import { realtimeEventId } from '../../../platform/realtime/event-id.js';
import { RealtimePublisher } from '../../../platform/realtime/realtime-publisher.js';
import { MediaFacade } from '../../media/index.js';
import { Notify } from './notify.js';

export interface VideoNews {
  readonly id: string;
  readonly ownerId: string;
  readonly step: 'UPLOADED' | 'COMPLETED' | 'FAILED';
}

const states = {
  UPLOADED: { status: 'PENDING', progress: 0 },
  COMPLETED: { status: 'COMPLETED', progress: 100 },
  FAILED: { status: 'FAILED', progress: 0 },
} as const;

/** A written presentation is complete when its owner sends it, so nothing is sent about it. */
const newsOf = {
  VIDEO: { COMPLETED: 'VIDEO_READY', FAILED: 'VIDEO_FAILED' },
  AUDIO: { COMPLETED: 'SOUND_READY', FAILED: 'SOUND_FAILED' },
} as const;

/** A video was uploaded, is ready or failed. The worker that processes it publishes the percentages in between. */
@Injectable()
export class NotifyOfVideo {
  constructor(
    private readonly realtime: RealtimePublisher,
    private readonly notify: Notify,
    private readonly media: MediaFacade,
  ) {}

  async execute({ id, ownerId, step }: VideoNews): Promise<void> {
    await this.realtime.publish([ownerId], {
      type: 'video.progress',
      id: realtimeEventId('video.progress', id, step),
      payload: { video_id: id, ...states[step] },
    });
    if (step === 'UPLOADED') return;
    const kind = (await this.media.kindOf(id)) === 'AUDIO' ? 'AUDIO' : 'VIDEO';
    await this.notify.execute({
      accountId: ownerId,
      news: newsOf[kind][step],
      eventKey: `${id}/${step}`,
      params: {},
      path: '/profile/videos',
    });
  }
}
