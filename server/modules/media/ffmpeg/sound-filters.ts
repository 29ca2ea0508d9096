import { encoding } from '../domain/encoding-profiles.js';
import type { SoundTreatment } from '../domain/sound-treatment.js';

const { integrated, truePeak, range } = encoding.loudness;
/** Learns the noise in the pauses of speech and delays nothing (decision 0078). `sigma` counts until the first pause. */
const noiseFilter = 'afwtdn=sigma=0.005:adaptive=1';

/** Filters for the sound of all rungs. Noise first, because levelling makes it louder. */
export const treatmentFilters = ({ isLevelled, reducesNoise }: SoundTreatment): readonly string[] => [
  ...(reducesNoise ? [noiseFilter] : []),
  ...(isLevelled ? [`loudnorm=I=${integrated}:TP=${truePeak}:LRA=${range}`] : []),
  // The loudness filter works at four times the rate.
  `aresample=${encoding.audioSampleRate}`,
];
