import { CageTooWeak, type CageLevel, isWeaker } from '../../../platform/cage/index.js';
import { type Confinement, detectConfinement } from '../ffmpeg/confinement.js';
import { findCodecs } from '../ffmpeg/find-codecs.js';
import { findHardware, type Hardware } from '../ffmpeg/find-hardware.js';
import { assertEncoders } from '../ffmpeg/needed-encoders.js';
import { furtherCodecs, type FurtherEncoder } from '../domain/further-codecs.js';
import type { EncoderChoice } from '../domain/hardware-encoder.js';

/** The programs and encoders of this machine. */
export interface Equipment {
  readonly confinement: Confinement;
  /** Encoders of codecs besides H.264. */
  readonly codecs: readonly FurtherEncoder[];
  /** Encodes H.264; null: software. */
  readonly hardware: Hardware | null;
}

/**
 * ffmpeg on this machine, in the strongest cage that it has.
 *
 * @param onFault called for each encoder that does not work here
 * @throws FfmpegMissing @throws CageTooWeak if the cage is below the wanted level
 */
export async function detectEncoder(
  workFolder: string,
  min: CageLevel,
  choice: EncoderChoice,
  onFault: (encoder: string, reason: string) => void,
): Promise<Equipment> {
  const confinement = await detectConfinement(workFolder);
  await assertEncoders(confinement.ffmpeg);
  if (isWeaker(confinement.level, min)) throw new CageTooWeak(confinement.level, min, confinement.missing);
  const codecs = await findCodecs(confinement, furtherCodecs, { onFault });
  return { confinement, codecs, hardware: await findHardware(confinement, choice, { onFault }) };
}
