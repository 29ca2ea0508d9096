import type { FileHandle } from 'node:fs/promises';
import type { KeyFrame } from '../domain/streams.js';
import { indexOf, reading } from './boxes.js';
import { fragmentsOf } from './fragments.js';
import { type IndexedTrack, tracksOf } from './tracks.js';

const headOf = async (file: FileHandle): Promise<readonly IndexedTrack[]> => tracksOf(await indexOf(file));

/** The codecs of a file that we wrote, as playlists name them (RFC 6381), the picture first. */
export const codecsOfFile = (path: string): Promise<string> =>
  reading(path, async (file) => {
    const tracks = [...(await headOf(file))].sort((a, b) => Number(b.isVideo) - Number(a.isVideo));
    return tracks.map(({ codec }) => codec).join(',');
  });

/**
 * The first picture of each segment, with the head of its fragment. Segments begin with key frames, so it can be decoded alone. Null for a
 * segment of sound alone, because sound may be longer than the picture.
 */
export const keyFramesOf = (path: string): Promise<readonly (KeyFrame | null)[]> =>
  reading(path, async (file) => {
    const picture = (await headOf(file)).find(({ isVideo }) => isVideo);
    return (await fragmentsOf(file)).map(({ start, runs }) => {
      const run = runs.find(({ track }) => track === picture?.id);
      const [size] = run?.sizes ?? [];
      return run && size !== undefined ? { offset: start, size: run.offset + size - start } : null;
    });
  });
