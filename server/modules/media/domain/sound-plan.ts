import { audioDecoders } from './decoders.js';
import { chooseAudio, exceedsDuration, formats as videoFormats, type Rejection, tooLong } from './compression-plan.js';
import { encoding } from './encoding-profiles.js';
import type { MediaLimits } from './media-limits.js';
import type { MediaProbe } from './probe.js';

/** How the sound of a file becomes a presentation without a picture. */
export interface SoundPlan {
  /** Index of the audio track in the source. */
  readonly audioTrack: number;
  readonly audioChannels: number;
  readonly sourceCodec: string;
  /** Seconds; null if the header does not say and the file must be measured before decoding. */
  readonly duration: number | null;
}

export type SoundPlanning = { readonly plan: SoundPlan } | { readonly rejected: Rejection };

/** Encoding of a presentation by sound. Bit rate in kbit/s. */
export const soundEncoding = {
  /** Label of its one rung, its rendition and their files. */
  name: 'sound',
  /** As good as the best video's sound: the voice is all there is. */
  audioRate: 128,
  /** The drawing of the sound that stands where a video has its picture: 16 to 9, like the player. */
  drawing: { width: 1280, height: 720, line: 240, ground: '0x12161f', colour: '0x8fb4ff' },
} as const;

/** Names of ffmpeg's demuxers for files of sound alone. */
const soundFormats = new Set([...videoFormats, 'mp3', 'wav', 'ogg', 'm4a']);

const rejected = (code: Rejection['code'], params: Rejection['params'] = {}): SoundPlanning => ({
  rejected: { code, params },
});

/**
 * Plans a presentation by sound, or why the file is rejected. Pure. A picture in the file is left out: the person chose sound.
 *
 * @example planSound(probe, mediaLimits) // { plan: { audioTrack: 0, audioChannels: 1, sourceCodec: 'opus', duration: null } }
 */
export function planSound(probe: MediaProbe, limits: MediaLimits): SoundPlanning {
  if (!probe.formats.some((name) => soundFormats.has(name))) return rejected('MEDIA.UNREADABLE');
  if (probe.trackCount > limits.maxTracks) return rejected('MEDIA.TOO_MANY_TRACKS', { most: limits.maxTracks });
  const [first] = probe.audio;
  if (!first) return rejected('MEDIA.NO_SOUND_TRACK');
  const audio = chooseAudio(probe.audio);
  if (!audio || !Object.hasOwn(audioDecoders, audio.codec))
    return rejected('MEDIA.UNSUPPORTED_CODEC', { codec: first.codec });
  if (probe.duration !== null && exceedsDuration(probe.duration, limits)) return tooLong(limits);
  return {
    plan: {
      audioTrack: audio.index,
      audioChannels: Math.min(audio.channels, encoding.maxAudioChannels),
      sourceCodec: audio.codec,
      duration: probe.duration,
    },
  };
}
