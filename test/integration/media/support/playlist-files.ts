import { readFile } from 'node:fs/promises';
import type { MadeFile } from '../../../../server/modules/media/ffmpeg/pack.js';

/** The files of a video under the names that its playlists use. */
export function readerOf(files: readonly MadeFile[]): (name: string) => Promise<Buffer> {
  const named = new Map<string, string>();
  for (const { kind, label, rung, path } of files) {
    if (kind === 'playlist') named.set(`${label}.m3u8`, path);
    if (kind === 'stream') named.set(`${label}.mp4`, path);
    if (rung !== undefined) named.set(`${rung}.mp4`, path);
    if (kind === 'sprite') named.set('sprite.jpg', path);
  }
  return (name) => readFile(named.get(name) ?? `no file ${name}`);
}
