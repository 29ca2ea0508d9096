import { rm } from 'node:fs/promises';
import { ffmpegTool } from './ffmpeg-tool.js';

export interface SafariRecording {
  readonly seconds: number;
  /** Time of a white flash and a beep, each a fifth of a second long. */
  readonly signalAt: number;
  /** Like an upright iPhone: stored sideways, with a rotation in the header. */
  readonly isUpright: boolean;
}

const SIGNAL_SECONDS = 0.2;

/**
 * A recording like those of Safari's MediaRecorder, made for these tests after WebKit's source (Source/WebCore/platform/mediarecorder:
 * MediaRecorderPrivateEncoder.cpp and cocoa/MediaRecorderPrivateWriterAVFObjC.mm; https://webkit.org/blog/11353/mediarecorder-api/):
 * H.264 without B-frames and mono AAC; an empty `moov` without a duration; one fragment per second, which starts with a key frame;
 * no index at the end; frames at camera times instead of a constant rate; and on a phone a rotated track. Upright it displays
 * 360 × 640 pixels, otherwise 640 × 360, with red at the top left and green at the top right.
 */
export async function makeSafariRecording(target: string, { seconds, signalAt, isUpright }: SafariRecording) {
  const [width, height] = isUpright ? [360, 640] : [640, 360];
  const during = `between(t,${signalAt},${signalAt + SIGNAL_SECONDS - 0.001})`;
  const half = `w=${width / 2}:h=${height / 2}:t=fill`;
  const picture = [
    `color=c=blue:size=${width}x${height}:rate=30:duration=${seconds}`,
    `drawbox=x=0:y=0:${half}:color=red`,
    `drawbox=x=${width / 2}:y=0:${half}:color=green`,
    `drawbox=c=white:t=fill:enable='${during}'`,
    // In dim light a phone drops frames, sometimes one, sometimes two.
    `select='eq(mod(n,10),0)+gt(mod(n,10),2)*not(eq(mod(n,10),6))'`,
    ...(isUpright ? ['transpose=cclock'] : []),
  ];
  const stored = `${target}.stored.mov`;
  await ffmpegTool(
    ...['-f', 'lavfi', '-i', picture.join(',')],
    ...[
      '-f',
      'lavfi',
      '-i',
      `sine=frequency=1000:sample_rate=48000:duration=${seconds},volume=0:enable='not(${during})'`,
    ],
    ...['-vsync', 'vfr', '-c:v', 'libx264', '-profile:v', 'baseline', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'],
    ...['-force_key_frames', 'expr:gte(t,n_forced)', '-c:a', 'aac', '-ac', '1', stored],
  );
  const pack = ['-c', 'copy', '-movflags', 'frag_keyframe+empty_moov+default_base_moof+skip_trailer', '-f', 'mp4'];
  const input = ['-i', stored];
  if (!isUpright) await ffmpegTool(...input, ...pack, target);
  // ffmpeg 6 and later rotate with an option, earlier versions with a tag.
  else {
    await ffmpegTool('-display_rotation', '-90', ...input, ...pack, target).catch(() =>
      ffmpegTool(...input, '-metadata:s:v:0', 'rotate=270', ...pack, target),
    );
  }
  await rm(stored);
}

/** Bytes of the header and the first fragments: what is left of a recording if its tab is killed then. */
export function lengthOfFragments(recording: Buffer, fragments: number): number {
  let at = 0;
  for (let found = 0; at < recording.length; at += recording.readUInt32BE(at)) {
    if (recording.toString('latin1', at + 4, at + 8) === 'moof' && ++found > fragments) return at;
  }
  throw new RangeError(`not ${fragments} fragments and one more`);
}

const PICTURES_A_SECOND = 50;
const SAMPLES_A_SECOND = 8_000;

/** Start times (seconds) of the flashes and of the beeps in a file. */
export async function signalsOf(path: string): Promise<{ readonly seen: number[]; readonly heard: number[] }> {
  const input = ['-i', path];
  const light = await ffmpegTool(
    ...[...input, '-vf', `fps=${PICTURES_A_SECOND},scale=1:1:flags=area,format=gray`, '-f', 'rawvideo', '-'],
  );
  const sound = await ffmpegTool(...[...input, '-vn', '-ac', '1', '-ar', String(SAMPLES_A_SECOND), '-f', 's16le', '-']);
  const volume = Array.from({ length: sound.length / 2 }, (_, place) => Math.abs(sound.readInt16LE(place * 2)));
  return {
    seen: beginnings([...light], 200, PICTURES_A_SECOND),
    heard: beginnings(volume, 500, SAMPLES_A_SECOND),
  };
}

/** Times at which values rise above a threshold after half a second below it. */
function beginnings(values: readonly number[], threshold: number, perSecond: number): number[] {
  const found: number[] = [];
  let last = -Infinity;
  for (const [place, value] of values.entries()) {
    if (value <= threshold) continue;
    if (place - last > perSecond / 2) found.push(place / perSecond);
    last = place;
  }
  return found;
}
