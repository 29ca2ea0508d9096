import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../../support/browser.js';
import { probeTool } from '../../support/samples/ffmpeg-tool.js';
import { type FfmpegBench, openFfmpegBench } from './support/ffmpeg-bench.js';

jest.setTimeout(120_000);
const SECONDS = 3;

/** Files written by a browser's own recorder instead of ffmpeg. */
describe('a recording of a real browser', () => {
  let bench: FfmpegBench;
  let browser: Browser;
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    bench = await openFfmpegBench();
    // Only pages of a secure origin may use a camera; the loopback address is one.
    server = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html>'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    browser = await launchBrowser(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);
    page = await browser.newPage();
    const address = server.address();
    await page.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`);
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
    await bench?.close();
  });

  /** @returns the path of the recorder's bytes, joined in order */
  async function record(mimeType: string): Promise<string> {
    const bytes = await page.evaluate(
      async ({ type, milliseconds }) => {
        const stream = await navigator.mediaDevices.getUserMedia({ video: { width: 640, height: 480 }, audio: true });
        const recorder = new MediaRecorder(stream, { mimeType: type });
        const chunks: Blob[] = [];
        recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
        const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
        const begun = new Promise((resolve) => recorder.addEventListener('start', resolve));
        recorder.start(500);
        await begun;
        await new Promise((resolve) => setTimeout(resolve, milliseconds));
        recorder.stop();
        await stopped;
        for (const track of stream.getTracks()) track.stop();
        const url = await new Promise<string>((resolve) => {
          const reader = new FileReader();
          reader.addEventListener('load', () => resolve(reader.result as string));
          reader.readAsDataURL(new Blob(chunks));
        });
        return url.slice(url.indexOf(',') + 1);
      },
      { type: mimeType, milliseconds: SECONDS * 1000 },
    );
    const path = join(bench.root, `recorded-${mimeType.replaceAll(/\W/g, '-')}`);
    await writeFile(path, Buffer.from(bytes, 'base64'));
    return path;
  }

  /** The duration that the browser knows at the start, and its position after seeking to near the end. */
  async function watched(path: string): Promise<{ duration: number; at: number; height: number }> {
    return page.evaluate(
      async (base64) => {
        const video = document.createElement('video');
        video.muted = true;
        video.src = URL.createObjectURL(await (await fetch(`data:video/mp4;base64,${base64}`)).blob());
        const happened = (name: string): Promise<unknown> =>
          new Promise((resolve, reject) => {
            video.addEventListener(name, resolve, { once: true });
            video.addEventListener('error', () => reject(new Error(video.error?.message ?? 'no picture')), {
              once: true,
            });
          });
        await happened('loadedmetadata');
        const seeked = happened('seeked');
        video.currentTime = video.duration - 0.5;
        await seeked;
        return { duration: video.duration, at: video.currentTime, height: video.videoHeight };
      },
      (await readFile(path)).toString('base64'),
    );
  }

  it.each([
    ['video/webm;codecs=vp8,opus', 'matroska', 'vp8'],
    ['video/mp4;codecs=vp9,opus', 'mp4', 'vp9'],
  ])('in %s, without a length, becomes a video that plays and can seek', async (type, format, codec) => {
    const recorded = await record(type);
    const source = await probeTool(recorded);
    expect(source.format.format_name).toContain(format);
    expect(source.streams.map(({ codec_name: name }) => name).sort()).toEqual(['opus', codec].sort());
    // A webm of a recorder has no length in its header; an MP4 of one comes in fragments.
    if (codec === 'vp8') expect(source.format.duration).toBeUndefined();
    else expect((await readFile(recorded)).includes('moof')).toBe(true);

    const made = await bench.make(recorded);
    const { streams } = await probeTool(made.video);
    expect(streams.map(({ codec_name: name }) => name).sort()).toEqual(['aac', 'h264']);
    expect(made).toMatchObject({ width: 640, height: 480, sourceCodec: codec });
    // On a busy machine the recorder may stop late, but never before the call.
    expect(made.duration).toBeGreaterThan(SECONDS - 0.5);
    const { duration, at, height } = await watched(made.video);
    expect(height).toBe(480);
    expect(duration).toBeCloseTo(made.duration, 0);
    expect(at).toBeCloseTo(duration - 0.5, 1);
  });
});
