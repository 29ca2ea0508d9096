import { type Quality, encodingProfiles, profileOfQuality } from './encoding-profiles.js';
import { baseOfName, codecMaxRate, codecOfName, type FurtherCodec, type LadderName } from './further-codecs.js';
import { mediaLimits } from './media-limits.js';

/** Limits of encoders on other machines, each with its reason. Times in seconds. */
export const encoderLimits = {
  /** Several in a row may be late on a bad connection; a killed encoder's video goes on after this long. */
  leaseSeconds: 30,
  /** Three reports fit into a lease. */
  reportSeconds: 10,
  /** An encoder without work asks this often: a video starts within seconds, and twenty encoders are no load. */
  idleSeconds: 3,
  /** Longer than any encoder asks, so that a living one counts as alive between two questions. */
  aliveSeconds: 30,
  /** As long as a worker of ours may take for the longest video, and as long again for its bytes on the way. */
  jobSeconds:
    2 * (mediaLimits.wallClockBaseSeconds + mediaLimits.wallClockPerMediaSecond * mediaLimits.maxDurationSeconds),
  /** Progress that stands still for this long will not come: also one per cent of an hour of 4K takes less. */
  progressSeconds: 15 * 60,
  /** A worker renews it while it checks; after this long the check is asked for again. */
  checkLeaseSeconds: 60,
  /** Encoders that lost or returned a video in a row; then our own workers make it. */
  remoteTries: 3,
  /** Questions for work a minute and slot: twice as often as an idle encoder asks. */
  asksPerMinute: 40,
  /** How often files of one job may be sent: three rungs in three codecs, each a few times after a cut connection. */
  putsPerJob: 60,
  /** For finding out what went wrong last month. */
  keptSeconds: 30 * 24 * 3600,
  /** Reports of processor time above what this many cores have are not believed: large servers have 256. */
  maxCores: 256,
  /** As `slots` allows in the database. */
  maxSlots: 16,
} as const;

/** An address opens its file for as long as a few reports take, because each report brings new ones. */
export const ADDRESS_SECONDS = 600;

/** The rungs that an encoder may send for a video of this quality. @param codecs besides H.264 */
export const rungsOf = (quality: Quality, codecs: readonly FurtherCodec[]): readonly LadderName[] => {
  const top = encodingProfiles.findIndex(({ name }) => name === profileOfQuality[quality]);
  const names = encodingProfiles.slice(0, top + 1).map(({ name }) => name);
  return [...names, ...codecs.flatMap((codec) => names.map((name) => `${name}_${codec}` as const))];
};

/** A file is larger than its rates allow by its index and by rounding only. */
const SLACK = { share: 1.25, bytes: 512 * 1024 } as const;

/** Max bytes of a rung that lasts this long. */
export function maxBytesOf(rung: LadderName, seconds: number): number {
  const profile = encodingProfiles.find(({ name }) => name === baseOfName(rung));
  if (!profile) throw new RangeError(`no rung ${rung}`);
  const codec = codecOfName(rung);
  const maxRate = codec === null ? profile.maxRate : codecMaxRate(profile.name, codec);
  const bytesPerSecond = ((maxRate + profile.audioRate) * 1000) / 8;
  return Math.floor(bytesPerSecond * seconds * SLACK.share + SLACK.bytes);
}
