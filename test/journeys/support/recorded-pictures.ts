import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ffmpegTool } from '../../support/samples/ffmpeg-tool.js';

/** Part of the recorded picture, in pixels of 640 × 360. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A camera that shows a person (Eileen Collins, photographed by NASA, public domain) in front of a chessboard, moving a little from side
 * to side.
 *
 * @returns path of the file for Chromium's `--use-file-for-fake-video-capture`
 */
export async function cameraOfAPerson(folder: string): Promise<string> {
  const path = join(folder, 'person.mjpeg');
  const board = "geq=lum='if(mod(floor(X/8)+floor(Y/8),2),235,16)':cb=128:cr=128";
  await ffmpegTool(
    ...['-f', 'lavfi', '-i', 'color=c=black:size=640x360:rate=1:duration=1'],
    ...['-i', join(import.meta.dirname, '../../support/samples/astronaut.jpg')],
    ...[
      '-filter_complex',
      `[0]${board},loop=59:1,setpts=N/30/TB,fps=30[b];[1]scale=360:360[p];[b][p]overlay=x='140+10*sin(t*3.1416)':y=0`,
    ],
    ...['-frames:v', '60', '-pix_fmt', 'yuvj420p', '-q:v', '4', '-f', 'mjpeg', path],
  );
  return path;
}

/** The recordings that the page keeps on its device, each as a file in a folder. @returns their paths, oldest first */
export async function keptRecordings(page: Page, folder: string): Promise<readonly string[]> {
  const parts = await page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no answer'));
      });
    const database = await answer(indexedDB.open('recordings'));
    const chunks: { partId: string; index: number; bytes: ArrayBuffer }[] = await answer(
      database.transaction('chunks').objectStore('chunks').getAll(),
    );
    database.close();
    const files = new Map<string, string[]>();
    for (const { partId, bytes } of chunks) {
      const text = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
      files.set(partId, [...(files.get(partId) ?? []), text]);
    }
    return [...files.values()].map((texts) => texts.join(''));
  });
  return Promise.all(
    parts.map(async (text, place) => {
      const path = join(folder, `recorded-${Date.now()}-${place}.webm`);
      await writeFile(path, Buffer.from(text, 'hex'));
      return path;
    }),
  );
}

/** How sharp an area is in each frame of a video: mean difference of brightness between neighbours. */
export async function sharpnessOf(path: string, { left, top, width, height }: Area): Promise<readonly number[]> {
  const crop = `crop=${width}:${height}:${left}:${top},format=gray`;
  const raw = await ffmpegTool('-i', path, '-an', '-vf', crop, '-fps_mode', 'passthrough', '-f', 'rawvideo', '-');
  const size = width * height;
  return Array.from({ length: Math.floor(raw.length / size) }, (_, frame) => {
    let sum = 0;
    for (let at = frame * size + 1; at < (frame + 1) * size; at += 1)
      if ((at - frame * size) % width !== 0) sum += Math.abs((raw[at] ?? 0) - (raw[at - 1] ?? 0));
    return sum / size;
  });
}
