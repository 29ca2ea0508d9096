import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import type { OwnTranscript } from '../../../server/modules/media/http/transcript.contract.js';
import type { StreamMetadata } from '../../../server/modules/media/http/media.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';
import { file, type Person, signUp, statusOf, upload, uploadAndProcess } from './people.js';

jest.setTimeout(120_000);

/** A service with the same protocol, whose answers the test chooses. */
class SpeechService {
  readonly asked: { path: string; key: string; body: string }[] = [];
  status = 200;
  answer: object = {};
  readonly #server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('latin1');
      this.asked.push({ path: request.url ?? '', key: request.headers.authorization ?? '', body });
      response.writeHead(this.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(this.answer));
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

describe('a machine’s transcript', () => {
  const service = new SpeechService();
  let app: TestApp;
  let owner: Person;

  beforeAll(async () => {
    const AI_BASE_URL = await service.start();
    app = await startTestApp({ env: { AI_BASE_URL, AI_API_KEY: 'clef', AI_TRANSCRIPTION_MODEL: 'whisper-1' } });
  });
  beforeEach(async () => {
    owner = await signUp(app);
    service.asked.length = 0;
    service.status = 200;
  });
  afterAll(async () => {
    await app.close();
    await service.stop();
  });

  const clip = async (name: 'browser-fragmented.mp4' | 'webcam-no-audio.mkv'): Promise<Buffer> =>
    readFile(await sample(name));
  const transcriptOf = (video: string) =>
    app.request<OwnTranscript>({ url: `/api/videos/${video}/transcript`, token: owner.token });

  it('is hidden and marked until the owner has read it, and then belongs to them', async () => {
    service.answer = {
      language: 'french',
      segments: [
        { start: 0, end: 1.5, text: ' Bonjour, je suis soudeuse. ' },
        { start: 1.2, end: 2.8, text: 'La soudure demande de la patience.' },
        { start: 2.8, end: 2.8, text: 'rien' },
      ],
    };
    const video = await uploadAndProcess(app, owner, await clip('browser-fragmented.mp4'));
    expect(service.asked).toHaveLength(1);
    expect(service.asked[0]).toMatchObject({ path: '/v1/audio/transcriptions', key: 'Bearer clef' });
    expect(service.asked[0]?.body).toMatch(/name="model"\r\n\r\nwhisper-1/);
    expect(service.asked[0]?.body).toContain('filename="audio.m4a"');
    const { body } = await transcriptOf(video);
    expect(body).toMatchObject({ language: 'fr', visible: false, automatic: true, languages: ['fr'] });
    expect(body.vtt).toContain('00:00:01.200 --> 00:00:02.800\nLa soudure demande de la patience.');
    expect(body.tags).toEqual(['Soudeur ou soudeuse', 'Soudage']);
    const { body: metadata } = await app.request<StreamMetadata>({
      url: `/api/stream/metadata/${video}`,
      token: owner.token,
    });
    expect(metadata.captions).toMatchObject([{ label: 'Français (généré automatiquement)', automatic: true }]);
    const edited = await app.request<OwnTranscript>({
      method: 'PUT',
      url: `/api/videos/${video}/transcript`,
      token: owner.token,
      payload: { language: 'fr', vtt: body.vtt, visible: true },
    });
    expect(edited.body).toMatchObject({ visible: true, automatic: false });
  });

  it('changes nothing else if the service fails, and is retried', async () => {
    service.status = 500;
    const { body } = await upload(app, owner, [file(await clip('browser-fragmented.mp4'))]);
    // The queue would retry it later; here the error is visible immediately.
    await expect(app.runJobs()).rejects.toThrow('/audio/transcriptions answered 500');
    expect(await statusOf(app, owner, body.videoProfileId)).toMatchObject({ status: 'COMPLETED' });
    expect((await transcriptOf(body.videoProfileId)).status).toBe(404);
    await app.runJobs();
  });

  it('is empty if nothing is said, or in another language', async () => {
    const mute = await uploadAndProcess(app, owner, await clip('webcam-no-audio.mkv'));
    expect(service.asked).toHaveLength(0);
    expect((await transcriptOf(mute)).status).toBe(404);
    service.answer = { language: 'german', segments: [{ start: 0, end: 1, text: 'Guten Tag' }] };
    const german = await uploadAndProcess(app, owner, await clip('browser-fragmented.mp4'));
    expect(service.asked).toHaveLength(1);
    expect((await transcriptOf(german)).status).toBe(404);
  });
});
