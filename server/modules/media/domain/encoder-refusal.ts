/** Why the result of an encoder was refused. Screens have a sentence for each, in both languages. */
export const refusalCodes = [
  'NOT_MP4',
  'OTHER_TRACKS',
  'OTHER_SIZE',
  'OTHER_PICTURE_FORMAT',
  'OTHER_FRAME_RATE',
  'OTHER_SOUND_FORMAT',
  'OTHER_LENGTH',
  'TOO_LARGE',
  'OTHER_FILES',
  'UNREADABLE',
  'FEW_KEY_FRAMES',
  'OTHER_CUTS',
  'NO_ORIGINAL',
  'CHECK_ENDED',
  'ENCODER_VERDICT',
  'OTHER',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** The stored English sentence of each reason. Example: "720p is too large" has the name of the refused file in front. */
export const refusalWords = {
  NOT_MP4: 'is not an MP4',
  OTHER_TRACKS: 'has other tracks than one picture and the sound',
  OTHER_SIZE: 'has a picture of another size',
  OTHER_PICTURE_FORMAT: 'has a picture in another format',
  OTHER_FRAME_RATE: 'has another frame rate',
  OTHER_SOUND_FORMAT: 'has sound in another format',
  OTHER_LENGTH: 'has another length',
  TOO_LARGE: 'is too large',
  OTHER_FILES: 'sent ',
  UNREADABLE: 'a file of the encoder: ',
  FEW_KEY_FRAMES: 'has too few key frames',
  OTHER_CUTS: 'has rungs that are cut at different places',
  NO_ORIGINAL: 'no row names the original',
  CHECK_ENDED: 'the check did not end: ',
  ENCODER_VERDICT: 'the encoder says: ',
} as const satisfies Record<Exclude<RefusalCode, 'OTHER'>, string>;

export interface Refusal {
  readonly code: RefusalCode;
  /** The file that was refused, if it was one. */
  readonly rung: string | null;
  /** Message of a program such as ffmpeg, untranslated. */
  readonly detail: string | null;
}

const rungPattern = /^(\d+p(?:_\w+)?) (.*)$/s;

/** Reads what was noted; older notes have the same words. */
export function readRefusal(reason: string): Refusal {
  const [, rung = null, rest = reason] = rungPattern.exec(reason) ?? [];
  for (const code of refusalCodes) {
    if (code === 'OTHER') continue;
    const words = refusalWords[code];
    if (rest === words) return { code, rung, detail: null };
    if (rung === null && words.endsWith(' ') && rest.startsWith(words))
      return { code, rung: null, detail: rest.slice(words.length) };
  }
  return { code: 'OTHER', rung: null, detail: reason };
}
