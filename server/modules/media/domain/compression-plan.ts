import { audioDecoders, videoDecoders } from './decoders.js';
import {
  encoding,
  encodingProfiles,
  type EncodingProfile,
  profileOfQuality,
  type Quality,
} from './encoding-profiles.js';
import type { MediaLimits } from './media-limits.js';
import type { AudioTrack, MediaProbe, VideoTrack } from './probe.js';

/** Why a file is rejected permanently: a retry with the same file cannot help. */
export type RejectionCode =
  | 'MEDIA.UNREADABLE'
  | 'MEDIA.NO_VIDEO_TRACK'
  | 'MEDIA.NO_SOUND_TRACK'
  | 'MEDIA.UNSUPPORTED_CODEC'
  | 'MEDIA.TOO_LONG'
  | 'MEDIA.TOO_MANY_PIXELS'
  | 'MEDIA.TOO_SMALL_PICTURE'
  | 'MEDIA.TOO_MANY_TRACKS'
  | 'MEDIA.KEPT_TOO_SHORT';

export interface Rejection {
  readonly code: RejectionCode;
  /** Parameters of the message for `code`. */
  readonly params: Readonly<Record<string, string | number>>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One output. The ladder of a stream has several, made from one decode. */
export interface RenditionPlan extends Size {
  readonly name: EncodingProfile['name'];
  readonly crf: number;
  /** kbit/s */
  readonly maxRate: number;
  readonly audioRate: number;
}

/** Sheet of thumbnails of the whole video, row by row. */
export interface SpritePlan extends Size {
  /** Seconds between two thumbnails. */
  readonly interval: number;
  readonly columns: number;
  readonly rows: number;
  readonly count: number;
}

export interface CompressionPlan {
  /** Index of the video track in the source. */
  readonly videoTrack: number;
  /** Index of the audio track; null for a video without sound, which is allowed. */
  readonly audioTrack: number | null;
  readonly audioChannels: number;
  readonly frameRate: { readonly numerator: number; readonly denominator: number };
  /** Seconds; null if the header does not say and the file must be measured before decoding. */
  readonly duration: number | null;
  /** Highest first, all of different size. The first one plays if there is no ladder. */
  readonly renditions: readonly RenditionPlan[];
  /** The picture already meets our target, so it is copied without re-encoding: lossless and fast. */
  readonly keepsPicture: boolean;
  /** Key frames are a number of frames apart instead of seconds: all rungs with rungs of further codecs need it. */
  readonly countsFrames?: boolean;
  /** The source is HDR and needs tone mapping. */
  readonly isHdr: boolean;
  readonly poster: Size;
}

export type Planning = { readonly plan: CompressionPlan } | { readonly rejected: Rejection };

/** Names of ffmpeg's demuxers for the five containers of the specification. */
export const formats = new Set(['mov', 'mp4', 'matroska', 'webm', 'avi']);

const codecSupported = (codec: string, decoders: Readonly<Record<string, unknown>>): boolean =>
  Object.hasOwn(decoders, codec);

const rejected = (code: RejectionCode, params: Rejection['params'] = {}): Planning => ({ rejected: { code, params } });

/** Displayed size: square pixels, upright. */
export function displaySize(track: VideoTrack): Size {
  const width = track.width * track.pixelAspect;
  const turned = track.rotation === 90 || track.rotation === 270;
  return turned ? { width: track.height, height: width } : { width, height: track.height };
}

const even = (side: number): number => Math.max(2, Math.floor(side / 2) * 2);

/** Shrinks until the shorter side fits, never enlarges. Both sides are even, as 4:2:0 requires. */
export function fit(source: Size, shortSide: number): Size {
  const scale = Math.min(1, shortSide / Math.min(source.width, source.height));
  return { width: even(source.width * scale + 1e-6), height: even(source.height * scale + 1e-6) };
}

function frameRateOf(track: VideoTrack): CompressionPlan['frameRate'] {
  const most = { numerator: encoding.maxFrameRate, denominator: 1 };
  if (!track.frameRate) return most;
  const rate = track.frameRate.numerator / track.frameRate.denominator;
  if (rate > encoding.maxFrameRate) return most;
  if (rate < encoding.minFrameRate) return { numerator: encoding.minFrameRate, denominator: 1 };
  return track.frameRate;
}

function rejectionOfTrack(track: VideoTrack, limits: MediaLimits): Planning | null {
  if (!codecSupported(track.codec, videoDecoders)) return rejected('MEDIA.UNSUPPORTED_CODEC', { codec: track.codec });
  const { width, height } = track;
  if (width * height > limits.maxPixels || Math.max(width, height) > limits.maxSide) {
    return rejected('MEDIA.TOO_MANY_PIXELS', { width, height });
  }
  const shown = displaySize(track);
  if (!(Math.min(width, height, shown.width, shown.height) >= limits.minSide)) {
    return rejected('MEDIA.TOO_SMALL_PICTURE', { width, height });
  }
  if (shown.width > limits.maxSide || shown.height > limits.maxSide)
    return rejected('MEDIA.TOO_MANY_PIXELS', { width, height });
  return null;
}

/** The audio track to keep: the first that we can decode. */
export const chooseAudio = (tracks: readonly AudioTrack[]): AudioTrack | undefined =>
  tracks.find((track) => codecSupported(track.codec, audioDecoders) && track.channels > 0);

/**
 * Plans the outputs of a file, or why it is rejected. Pure: the same probe, quality and limits give the same plan.
 *
 * @example planCompression(probe, 'medium', mediaLimits) // { plan: { renditions: [{ name: '720p', width: 406, height: 720, … }],
 * … } }
 */
export function planCompression(probe: MediaProbe, quality: Quality, limits: MediaLimits): Planning {
  if (!probe.formats.some((name) => formats.has(name))) return rejected('MEDIA.UNREADABLE');
  if (probe.trackCount > limits.maxTracks) return rejected('MEDIA.TOO_MANY_TRACKS', { most: limits.maxTracks });
  const [video] = probe.video;
  if (!video) return rejected('MEDIA.NO_VIDEO_TRACK');
  const refusal = rejectionOfTrack(video, limits);
  if (refusal) return refusal;
  if (probe.duration !== null && exceedsDuration(probe.duration, limits)) return tooLong(limits);

  const shown = displaySize(video);
  const renditions = ladderOf(shown, quality);
  const [best] = renditions;
  if (!best) throw new RangeError(`no encoding profile for quality ${quality}`);
  const audio = chooseAudio(probe.audio);
  // Reject a recording whose sound we cannot decode, rather than publish it mute.
  const [firstSound] = probe.audio;
  if (firstSound && !audio) return rejected('MEDIA.UNSUPPORTED_CODEC', { codec: firstSound.codec });
  return {
    plan: {
      videoTrack: video.index,
      audioTrack: audio?.index ?? null,
      audioChannels: audio ? Math.min(audio.channels, encoding.maxAudioChannels) : 0,
      frameRate: frameRateOf(video),
      duration: probe.duration,
      renditions,
      keepsPicture: renditions.length === 1 && isGoodAsItIs(probe, video, best),
      isHdr: hdrTransfers.has(video.details?.transfer ?? ''),
      poster: fit(shown, Math.min(best.width, best.height, encoding.poster.shortSide)),
    },
  };
}

/** Transfer functions of HDR10, Dolby Vision's base layer, and HLG. */
const hdrTransfers: ReadonlySet<string> = new Set(['smpte2084', 'arib-std-b67']);

/** All rungs up to the requested one, without rungs that add no detail to the one below. */
function ladderOf(shown: Size, quality: Quality): readonly RenditionPlan[] {
  const top = encodingProfiles.findIndex(({ name }) => name === profileOfQuality[quality]);
  const rungs: RenditionPlan[] = [];
  for (const { name, shortSide, crf, maxRate, audioRate } of encodingProfiles.slice(0, top + 1)) {
    const size = fit(shown, shortSide);
    const below = rungs.at(-1);
    if (below?.width === size.width && below.height === size.height) break;
    rungs.push({ name, ...size, crf, maxRate, audioRate });
  }
  return rungs.reverse();
}

/** Profiles that browsers decode in hardware, none above our own. */
const plainProfiles: ReadonlySet<string> = new Set(['Constrained Baseline', 'Baseline', 'Main', 'High']);

function isGoodAsItIs(probe: MediaProbe, track: VideoTrack, rung: RenditionPlan): boolean {
  const { details, frameRate } = track;
  if (!details || !frameRate || track.codec !== 'h264' || !probe.formats.includes('mp4') || probe.duration === null) {
    return false;
  }
  const rate = frameRate.numerator / frameRate.denominator;
  return (
    track.width === rung.width &&
    track.height === rung.height &&
    track.rotation === 0 &&
    track.pixelAspect === 1 &&
    rate <= encoding.maxFrameRate &&
    rate >= encoding.minFrameRate &&
    plainProfiles.has(details.profile) &&
    details.pixelFormat === encoding.pixelFormat &&
    details.bitRate !== null &&
    details.bitRate <= rung.maxRate * 1000 &&
    details.isSteady &&
    details.isProgressive &&
    !hdrTransfers.has(details.transfer)
  );
}

/** @param duration of the output, in seconds */
export function spriteOf(rendition: Size, duration: number): SpritePlan {
  const { longSide, columns: most, most: limit, leastSeconds } = encoding.sprite;
  const interval = Math.max(leastSeconds, Math.ceil(duration / limit));
  const count = Math.max(1, Math.ceil(duration / interval));
  const scale = Math.min(1, longSide / Math.max(rendition.width, rendition.height));
  const columns = Math.min(most, count);
  return {
    interval,
    count,
    columns,
    rows: Math.ceil(count / columns),
    width: even(rendition.width * scale),
    height: even(rendition.height * scale),
  };
}

/** One second of tolerance, because containers round the last frame up. */
export const exceedsDuration = (seconds: number, limits: MediaLimits): boolean =>
  seconds > limits.maxDurationSeconds + 1;

export function tooLong(limits: MediaLimits): { readonly rejected: Rejection } {
  return { rejected: { code: 'MEDIA.TOO_LONG', params: { minutes: Math.floor(limits.maxDurationSeconds / 60) } } };
}
