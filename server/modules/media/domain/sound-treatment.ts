/** The changes to the sound of a presentation. */
export interface SoundTreatment {
  /** True: levelled to −16 LUFS. False: as recorded (`MEDIA_LOUDNESS=off`). */
  readonly isLevelled: boolean;
  /** Steady noise, for example of a fan, is reduced. The owner chooses it. */
  readonly reducesNoise: boolean;
}

export const usualTreatment: SoundTreatment = { isLevelled: true, reducesNoise: false };
