import { decoderWhitelist, demuxerWhitelist } from '../domain/decoders.js';
import { mediaLimits } from '../domain/media-limits.js';

/** The prefix prevents ffmpeg from reading a path as a protocol (`concat:`, `http:`). */
export const fileArgument = (path: string): string => `file:${path}`;

/**
 * Options before each input of ffmpeg and ffprobe. Playlists that reference files or addresses are blocked by format; if one
 * passed, only `file:` could be opened.
 */
export const inputGuards: readonly string[] = [
  ['-protocol_whitelist', 'file'],
  ['-format_whitelist', demuxerWhitelist],
  // Only for video and audio: an unknown subtitle track must not reject the video.
  ['-codec_whitelist:v', decoderWhitelist.video],
  ['-codec_whitelist:a', decoderWhitelist.audio],
  // Rejects oversized frames before allocating memory.
  ['-max_pixels', String(mediaLimits.maxPixels)],
  // A little above the plan's limit, so that the plan can report the problem; far above it the demuxer fails.
  ['-max_streams', String(mediaLimits.maxTracks * 2)],
].flat();
