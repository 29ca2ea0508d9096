import { decoderWhitelist, demuxerWhitelist } from '../domain/decoders.js';
import { mediaLimits } from '../domain/media-limits.js';

/** The prefix keeps a path from being read as a protocol (`concat:`, `http:`). */
export const fileArgument = (path: string): string => `file:${path}`;

/**
 * Stands before the input of every run of ffmpeg and ffprobe: a file is read as what it claims to be or not at all. A playlist
 * that names another file or an address is refused by its format; if one slipped through, only `file:` could be opened.
 */
export const inputGuards: readonly string[] = [
  ['-protocol_whitelist', 'file'],
  ['-format_whitelist', demuxerWhitelist],
  // Scoped to pictures and sounds: an unknown subtitle track must not cost a person the whole video.
  ['-codec_whitelist:v', decoderWhitelist.video],
  ['-codec_whitelist:a', decoderWhitelist.audio],
  // Refuses a frame by its size before its memory is asked for.
  ['-max_pixels', String(mediaLimits.maxPixels)],
  // A little above the limit of the plan, so that the plan can say what is wrong; far above it the demuxer gives up.
  ['-max_streams', String(mediaLimits.maxTracks * 2)],
].flat();
