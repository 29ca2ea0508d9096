import { defineEntity, p } from '@mikro-orm/core';
import { type Fault, type FaultKind, isGivenUp, pauseSeconds } from './fault.js';
import { type RemakeEvent, remakeLifecycle, type RemakeMover, type RemakeState } from './remake-lifecycle.js';
import { TooManyRemakes, VideoMoveRefused } from './video.errors.js';
import { VideoSchema } from './video.entity.js';

/** Each costs as much as a new video; more is a script. */
export const remakesMax = 10;

const VideoRemakeSchema = defineEntity({
  name: 'VideoRemake',
  tableName: 'video_remake',
  properties: {
    videoId: () =>
      p
        .manyToOne(VideoSchema)
        .mapToPk()
        .primary()
        .fieldName('video_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('video_remake_video_id_foreign'),
    state: p.text().$type<RemakeState>(),
    /** As the owner wants the sound. */
    reducesNoise: p.boolean(),
    /** Number of requests. A worker of an earlier one stops. */
    requests: p.smallint(),
    /** Number of workers that took it. The last number is the fencing token for results. */
    claims: p.smallint().default(0),
    /** Number of failed tries of this request. */
    tries: p.smallint().default(0),
    /** Number of failed tries with an unclear cause. */
    unclear: p.smallint().default(0),
    faultKind: p.text().$type<FaultKind>().nullable(),
    /** The last message, for operators. */
    faultDetail: p.text().nullable(),
    faultSince: p.datetime(3).nullable(),
    retryAt: p.datetime(3),
    requestedAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
  indexes: [
    {
      name: 'video_remake_waiting_index',
      expression: `create index video_remake_waiting_index on video_remake (updated_at, video_id) where state = 'waiting'`,
    },
  ],
  checks: [
    { name: 'video_remake_state_check', expression: "state in ('waiting', 'done', 'failed')" },
    { name: 'video_remake_requests_check', expression: 'requests >= 1 and requests <= 10' },
    {
      name: 'video_remake_counts_check',
      expression: 'claims >= 0 and tries >= 0 and unclear >= 0 and unclear <= tries',
    },
    {
      name: 'video_remake_fault_check',
      expression:
        "(fault_kind is null) = (tries = 0) and (fault_kind is null) = (fault_detail is null) and (fault_kind is null) = (fault_since is null) and fault_kind in ('storage', 'disk-full', 'database', 'ffmpeg-missing', 'killed', 'out-of-memory', 'internal', 'unclear') and char_length(fault_detail) <= 500",
    },
  ],
});

/** The files of a finished video are made again, because its owner changed the sound. One row for a video, also afterwards. */
export class VideoRemake extends VideoRemakeSchema.class {
  static first(videoId: string, reducesNoise: boolean, now: Date): VideoRemake {
    const remake = Object.assign(new VideoRemake(), {
      videoId,
      claims: 0,
      requests: 0,
      state: remakeLifecycle.initial,
    });
    remake.begin(reducesNoise, now);
    return remake;
  }

  /** @throws TooManyRemakes */
  request(reducesNoise: boolean, now: Date): void {
    if (this.requests >= remakesMax) throw new TooManyRemakes(remakesMax);
    this.move('request', 'owner', now);
    this.begin(reducesNoise, now);
  }

  /** The owner wants the files as they are. */
  cancel(now: Date): void {
    this.move('cancel', 'owner', now);
  }

  /** A worker takes it. @returns the fencing token of this attempt */
  start(now: Date): number {
    this.claims += 1;
    this.updatedAt = now;
    return this.claims;
  }

  complete(now: Date): void {
    this.move('complete', 'worker', now);
    this.forgetFault();
  }

  /** @returns seconds to pause, or null if it is given up */
  note({ kind, detail }: Fault, now: Date): number | null {
    this.faultSince ??= now;
    this.faultKind = kind;
    this.faultDetail = detail;
    this.tries += 1;
    if (kind === 'unclear') this.unclear += 1;
    if (isGivenUp(this.faultSince, this.unclear, now)) {
      this.move('give-up', 'worker', now);
      return null;
    }
    const seconds = pauseSeconds(this.tries);
    this.updatedAt = now;
    this.retryAt = new Date(now.getTime() + seconds * 1000);
    return seconds;
  }

  isHeldBy(claim: number, request: number): boolean {
    return this.isWanted(request) && this.claims === claim;
  }

  isWanted(request: number): boolean {
    return this.state === 'waiting' && this.requests === request;
  }

  // Not `#private` methods: the ORM creates entities without the constructor, so they would be missing.
  private begin(reducesNoise: boolean, now: Date): void {
    this.reducesNoise = reducesNoise;
    this.requests += 1;
    this.requestedAt = now;
    this.updatedAt = now;
    this.retryAt = now;
    this.forgetFault();
  }

  private forgetFault(): void {
    this.tries = 0;
    this.unclear = 0;
    this.faultKind = null;
    this.faultDetail = null;
    this.faultSince = null;
  }

  private move(event: RemakeEvent, by: RemakeMover, now: Date): void {
    const to = remakeLifecycle.next(this.state, event, by);
    if (!to) throw new VideoMoveRefused();
    this.state = to;
    this.updatedAt = now;
  }
}

VideoRemakeSchema.setClass(VideoRemake);
export { VideoRemakeSchema };
