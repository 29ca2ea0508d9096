/** Kinds of encoders in hardware, in the order in which `MEDIA_ENCODER=auto` tries them. */
export const hardwareKinds = ['nvenc', 'vaapi', 'videotoolbox'] as const;
export type HardwareKind = (typeof hardwareKinds)[number];

/** The values of `MEDIA_ENCODER`. */
export const encoderChoices = ['auto', 'software', ...hardwareKinds] as const;
export type EncoderChoice = (typeof encoderChoices)[number];

/** An encoder of H.264 in hardware (decision 0088). */
export interface HardwareEncoder {
  readonly kind: HardwareKind;
  /** The device in ffmpeg's arguments, for example `/dev/dri/renderD128`; null if it finds it itself. */
  readonly device: string | null;
}

/** How the rungs of H.264 were encoded. `fallback`: by software, because a hardware encoder failed or its result was not accepted. */
export const waysToMake = ['software', 'fallback', ...hardwareKinds] as const;
export type WayToMake = (typeof waysToMake)[number];

export const isHardware = (way: WayToMake): way is HardwareKind => hardwareKinds.some((kind) => kind === way);

/** The kinds that are tried for a setting. */
export function kindsOf(choice: EncoderChoice): readonly HardwareKind[] {
  if (choice === 'software') return [];
  return choice === 'auto' ? hardwareKinds : [choice];
}
