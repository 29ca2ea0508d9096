import { exceedsDuration, type Size } from './compression-plan.js';
import { encoding } from './encoding-profiles.js';
import { maxBytesOf } from './encoder-limits.js';
import { refusalWords } from './encoder-refusal.js';
import { codecOfName, type LadderName } from './further-codecs.js';
import { mediaLimits } from './media-limits.js';
import type { MediaProbe } from './probe.js';

/** A rung that this original must have. Found from the original itself, never from what an encoder says. */
export interface WantedRung {
  readonly rung: Size & { readonly name: LadderName };
  /** Seconds. */
  readonly duration: number;
  readonly hasSound: boolean;
}

/** How much an output may differ from the length of its source: cuts are rounded, and headers are inexact. */
const TOLERANCE = { share: 0.2, seconds: 2 } as const;
/** ffprobe's names of the profiles that players decode in hardware, for each codec. */
const PROFILES: Readonly<Record<'h264' | 'av1' | 'hevc', readonly string[]>> = {
  h264: ['Constrained Baseline', 'Main', 'High'],
  av1: ['Main'],
  hevc: ['Main'],
};
/** Frame rates are fractions that encoders round. */
const RATE_SLACK = 0.5;

type Check = (probe: MediaProbe, wanted: WantedRung, bytes: number) => boolean;

/** In this order; the name is for operators. */
const checks: readonly (readonly [string, Check])[] = [
  [refusalWords.NOT_MP4, ({ formats }) => formats.includes('mp4')],
  [
    refusalWords.OTHER_TRACKS,
    ({ video, audio, trackCount }, { hasSound }) =>
      video.length === 1 && audio.length === (hasSound ? 1 : 0) && trackCount === video.length + audio.length,
  ],
  [
    refusalWords.OTHER_SIZE,
    ({ video: [track] }, { rung }) =>
      track?.width === rung.width && track.height === rung.height && track.rotation === 0 && track.pixelAspect === 1,
  ],
  [
    refusalWords.OTHER_PICTURE_FORMAT,
    ({ video: [track] }, { rung }) =>
      track?.codec === (codecOfName(rung.name) ?? 'h264') &&
      track.details !== undefined &&
      PROFILES[codecOfName(rung.name) ?? 'h264'].includes(track.details.profile) &&
      track.details.pixelFormat === encoding.pixelFormat &&
      track.details.isProgressive,
  ],
  [
    refusalWords.OTHER_FRAME_RATE,
    ({ video: [track] }) => {
      const rate = track?.frameRate;
      if (!rate) return false;
      const perSecond = rate.numerator / rate.denominator;
      return perSecond <= encoding.maxFrameRate + RATE_SLACK && perSecond >= encoding.minFrameRate - RATE_SLACK;
    },
  ],
  [
    refusalWords.OTHER_SOUND_FORMAT,
    ({ audio }) => audio.every(({ codec, channels }) => codec === 'aac' && channels <= encoding.maxAudioChannels),
  ],
  [
    refusalWords.OTHER_LENGTH,
    ({ duration }, wanted) =>
      duration !== null &&
      !exceedsDuration(duration, mediaLimits) &&
      Math.abs(duration - wanted.duration) <= Math.max(TOLERANCE.seconds, wanted.duration * TOLERANCE.share),
  ],
  [refusalWords.TOO_LARGE, ({ duration }, { rung }, bytes) => bytes <= maxBytesOf(rung.name, duration ?? 0)],
];

/**
 * Why a file of a stranger is not the wanted rung; null if it is. Pure.
 *
 * @param bytes of the file
 */
export const refusalOf = (probe: MediaProbe, wanted: WantedRung, bytes: number): string | null => {
  const failed = checks.find(([, isMet]) => !isMet(probe, wanted, bytes));
  return failed ? `${wanted.rung.name} ${failed[0]}` : null;
};

const lengthsOf = (playlist: string): readonly number[] =>
  [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, seconds]) => Number(seconds));

/** Longest difference of a cut between two rungs, in seconds: less than a frame of the slowest video. */
const CUT_SLACK = 0.1;

/** Whether all rungs are cut at the same places, so that players can change between them. Pure. */
export function areAligned(playlists: readonly string[]): boolean {
  const [first, ...others] = playlists.map(lengthsOf);
  if (!first) return true;
  return others.every(
    (lengths) =>
      lengths.length === first.length &&
      lengths.every((seconds, place) => Math.abs(seconds - (first[place] ?? 0)) <= CUT_SLACK),
  );
}
