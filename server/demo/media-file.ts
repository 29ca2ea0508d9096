import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Folders of `media/`, whose files `drawing/render-media.mjs` makes. The build copies them beside the compiled program. */
export type MediaFolder = 'clips' | 'portraits' | 'logos';

const endings = { clips: 'mp4', portraits: 'webp', logos: 'webp' } as const;

/** @param key of a person or company, for example `studio` */
export const mediaPath = (folder: MediaFolder, key: string): string =>
  fileURLToPath(new URL(`media/${folder}/${key}.${endings[folder]}`, import.meta.url));

/** Start and end of each sentence of a clip in seconds, by chapter. */
export interface SpokenTimes {
  readonly seconds: number;
  readonly parts: readonly (readonly (readonly [start: number, end: number])[])[];
}

export async function readSpokenTimes(): Promise<Readonly<Record<string, SpokenTimes>>> {
  const file = new URL('media/clips/times.json', import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as Readonly<Record<string, SpokenTimes>>;
}
