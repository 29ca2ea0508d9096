import { CageTooWeak, type CageLevel, isWeaker } from '../../../platform/cage/index.js';
import { type Confinement, detectConfinement } from '../ffmpeg/confinement.js';
import { assertEncoders } from '../ffmpeg/needed-encoders.js';

/**
 * ffmpeg on this machine, in the strongest cage that it has.
 *
 * @throws FfmpegMissing @throws CageTooWeak if the cage is below the wanted level
 */
export async function detectEncoder(workFolder: string, min: CageLevel): Promise<Confinement> {
  const confinement = await detectConfinement(workFolder);
  await assertEncoders(confinement.ffmpeg);
  if (isWeaker(confinement.level, min)) throw new CageTooWeak(confinement.level, min, confinement.missing);
  return confinement;
}
