import { StartRefused } from '../../../platform/cage/index.js';
import { encodersOf, type FurtherCodec, type FurtherEncoder } from '../domain/further-codecs.js';
import { mediaLimits } from '../domain/media-limits.js';
import { codecOptions } from './codec-arguments.js';
import type { Confinement } from './confinement.js';
import { faultOfEncoder, trialFrames, trialQuality, type Trials } from './try-encoder.js';

/** ffmpeg on this machine has no encoder for a codec of `MEDIA_CODECS`. */
export class CodecMissing extends StartRefused {
  /** @param faults of its encoders */
  constructor(codec: FurtherCodec, faults: readonly string[]) {
    const names = encodersOf[codec].map(({ encoder }) => encoder).join(' or ');
    super(
      `MEDIA_CODECS: ffmpeg on this machine cannot encode ${codec}; install one with ${names}, or leave ${codec} out (${faults.join('; ')})`,
    );
    this.name = 'CodecMissing';
  }
}

/** The encoders of further codecs that work on this machine, the best of each. */
export async function findCodecs(
  confinement: Confinement,
  codecs: readonly FurtherCodec[],
  { faultOf = faultOfEncoder, onFault }: Trials = {},
): Promise<readonly FurtherEncoder[]> {
  const roomy = { ...confinement, memoryBytes: mediaLimits.codecMemoryBytes };
  const found: FurtherEncoder[] = [];
  for (const codec of codecs) {
    for (const encoder of encodersOf[codec]) {
      const options = codecOptions(encoder, trialQuality, trialFrames, 1);
      const fault = await faultOf(roomy, { name: `360p_${codec}`, options });
      if (fault === null) {
        found.push(encoder);
        break;
      }
      onFault?.(encoder.encoder, fault);
    }
  }
  return found;
}

/** @throws CodecMissing if one does not work here */
export async function needCodecs(
  confinement: Confinement,
  codecs: readonly FurtherCodec[],
  trials: Pick<Trials, 'faultOf'> = {},
): Promise<readonly FurtherEncoder[]> {
  const faults: string[] = [];
  const onFault = (encoder: string, reason: string): void => void faults.push(`${encoder}: ${reason}`);
  const found = await findCodecs(confinement, codecs, { ...trials, onFault });
  for (const codec of codecs) if (!found.some((each) => each.codec === codec)) throw new CodecMissing(codec, faults);
  return found;
}
