import { defineEntity, p } from '@mikro-orm/core';
import { VideoSchema } from './video.entity.js';
import { type Fault, type FaultKind, isGivenUp, pauseSeconds } from './fault.js';

const VideoFaultSchema = defineEntity({
  name: 'VideoFault',
  tableName: 'video_fault',
  properties: {
    videoId: () =>
      p
        .manyToOne(VideoSchema)
        .mapToPk()
        .primary()
        .fieldName('video_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('video_fault_video_id_foreign'),
    kind: p.text().$type<FaultKind>(),
    /** The last message, for operators. */
    detail: p.text(),
    /** Number of failed tries. */
    tries: p.smallint(),
    /** Number of failed tries with an unclear cause. */
    unclear: p.smallint(),
    /** Number of workers that had taken the video at the last fault; later ones disappeared. */
    claims: p.smallint(),
    since: p.datetime(3),
    lastAt: p.datetime(3),
    retryAt: p.datetime(3),
  },
  checks: [
    {
      name: 'video_fault_kind_check',
      expression:
        "kind in ('storage', 'disk-full', 'database', 'ffmpeg-missing', 'killed', 'out-of-memory', 'internal', 'unclear')",
    },
    { name: 'video_fault_detail_check', expression: 'char_length(detail) <= 500' },
    { name: 'video_fault_tries_check', expression: 'tries >= 0 and unclear >= 0 and unclear <= tries' },
    { name: 'video_fault_retry_at_check', expression: 'retry_at >= since' },
  ],
});

/** Why a video is paused or was given up because of our fault. Deleted after success. */
export class VideoFault extends VideoFaultSchema.class {
  static first(videoId: string, now: Date): VideoFault {
    return Object.assign(new VideoFault(), {
      videoId,
      kind: 'internal' as const,
      detail: '',
      tries: 0,
      unclear: 0,
      claims: 0,
      since: now,
      lastAt: now,
      retryAt: now,
    });
  }

  /** @returns seconds to pause, or null if the video is given up */
  note({ kind, detail }: Fault, claims: number, now: Date): number | null {
    this.kind = kind;
    this.detail = detail;
    this.tries += 1;
    if (kind === 'unclear') this.unclear += 1;
    this.claims = claims;
    this.lastAt = now;
    if (isGivenUp(this.since, this.unclear, now)) {
      this.retryAt = now;
      return null;
    }
    const seconds = pauseSeconds(this.tries);
    this.retryAt = new Date(now.getTime() + seconds * 1000);
    return seconds;
  }

  /** An operator requests a retry now: restarts the count. */
  restart(claims: number, now: Date): void {
    this.tries = 0;
    this.unclear = 0;
    this.claims = claims;
    this.since = now;
    this.retryAt = now;
  }
}

VideoFaultSchema.setClass(VideoFault);
export { VideoFaultSchema };
