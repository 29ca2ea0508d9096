import type { Level } from 'hls.js';

type Rung = Pick<Level, 'codecSet' | 'videoCodec' | 'width' | 'height' | 'bitrate' | 'frameRate'>;
type Capabilities = Pick<MediaCapabilities, 'decodingInfo'>;

/** Every browser plays it. */
const EVERYWHERE = 'avc1';
/** In this order, if the device decodes them in hardware. */
const SMALLER = ['av01', 'hvc1'] as const;

async function isGood(best: Rung, capabilities: Capabilities): Promise<boolean> {
  const { supported, smooth, powerEfficient } = await capabilities.decodingInfo({
    type: 'media-source',
    video: {
      contentType: `video/mp4; codecs="${best.videoCodec ?? ''}"`,
      width: best.width,
      height: best.height,
      bitrate: Math.max(1, best.bitrate),
      framerate: best.frameRate || 30,
    },
  });
  return supported && smooth && powerEfficient;
}

/**
 * The codec in which a video is played, as the start of its codec set. A player does not change it while it adapts to the connection.
 * A smaller codec only if the device decodes its best rung smoothly and in hardware: in software it would empty the battery of a phone.
 *
 * @param rungs that the browser can play, in any order
 * @returns null to play all of them
 * @example chooseCodec(levels) // 'av01'
 */
export async function chooseCodec(
  rungs: readonly Rung[],
  capabilities: Capabilities | undefined = navigator.mediaCapabilities,
): Promise<string | null> {
  const isOf = (codec: string) => (rung: Rung) => rung.codecSet.startsWith(codec);
  if (rungs.every(isOf(EVERYWHERE)) || !rungs.some(isOf(EVERYWHERE))) return null;
  for (const codec of capabilities ? SMALLER : []) {
    const best = rungs.filter(isOf(codec)).reduce<Rung | null>((a, b) => (a && a.height >= b.height ? a : b), null);
    // A browser that cannot answer plays what every browser plays.
    if (best && (await isGood(best, capabilities).catch(() => false))) return codec;
  }
  return EVERYWHERE;
}
