import { type ClientRequest, request } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import type { VideosMy } from '../../../server/modules/media/http/media.contract.js';
import { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { eventually } from '../../integration/media/support/processes.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';
import { file, form, type Person, signUp } from './people.js';

jest.setTimeout(120_000);

/** A gigabyte and a megabyte: more than the largest file with its form. */
const TOO_MUCH = 1025 * 1024 * 1024;

interface Said {
  readonly status: number;
  readonly code: string;
}

describe('an upload over a real connection', () => {
  let app: TestApp;
  let sender: Person;
  let base: URL;
  let clip: Buffer;

  beforeAll(async () => {
    app = await startTestApp();
    base = new URL((await app.listen()).replace('[::1]', '127.0.0.1'));
    clip = await readFile(await sample('long-work.mp4'));
  });
  beforeEach(async () => {
    sender = await signUp(app);
  });
  afterAll(() => app.close());

  function open(headers: Record<string, string | number>): { outgoing: ClientRequest; said: Promise<Said> } {
    const options = {
      host: base.hostname,
      port: base.port,
      path: '/api/upload/video',
      method: 'POST',
      headers: { authorization: `Bearer ${sender.token}`, ...headers },
    };
    const outgoing = request(options);
    const said = new Promise<Said>((resolve, reject) => {
      outgoing.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { code = '' } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { code?: string };
          resolve({ status: response.statusCode ?? 0, code });
        });
      });
      outgoing.on('error', reject);
    });
    // A client that cut the connection does not wait for a response.
    said.catch(() => undefined);
    return { outgoing, said };
  }

  const unfinished = (): Promise<string[]> => readdir(`${app.dataDir}/media/.unfinished`).catch(() => []);
  async function expectNothingKept(): Promise<void> {
    await eventually('no half file', async () => ((await unfinished()).length === 0 ? true : undefined));
    const keys: string[] = [];
    for await (const { key } of app.app.get(MediaStorage).list()) keys.push(key);
    expect(keys).toEqual([]);
    expect((await app.request<VideosMy>({ url: '/api/videos/my', token: sender.token })).body.total).toBe(0);
    expect(await app.orm.em.fork().execute(`select 1 from outbox_message where name like 'media.%'`)).toEqual([]);
  }

  it.each([0.001, 0.5, 0.99, 0.999])('cut off after %d of it leaves nothing', async (share) => {
    const { payload, headers } = form([file(clip)]);
    const { outgoing } = open({ ...headers, 'content-length': payload.length });
    await new Promise<void>((resolve) =>
      outgoing.write(payload.subarray(0, Math.floor(payload.length * share)), () => resolve()),
    );
    if (share > 0.1)
      await eventually('a file under way', async () => ((await unfinished()).length > 0 ? true : undefined));
    outgoing.destroy();
    await expectNothingKept();
  });

  it('that ends before its form does is refused, and nothing is stored', async () => {
    const { payload, headers } = form([file(clip)]);
    const { outgoing, said } = open(headers);
    outgoing.end(payload.subarray(0, payload.length - 1_000));
    expect(await said).toEqual({ status: 400, code: 'MEDIA.UPLOAD_INTERRUPTED' });
    await expectNothingKept();
  });

  it('that announces too many bytes is refused before it is sent', async () => {
    const { payload, headers } = form([file(clip)]);
    const { outgoing, said } = open({ ...headers, 'content-length': TOO_MUCH });
    outgoing.write(payload.subarray(0, 1_000));
    expect(await said).toEqual({ status: 413, code: 'MEDIA.TOO_LARGE' });
    outgoing.destroy();
    await expectNothingKept();
  });

  it('with wrong first bytes is refused while it is still being sent', async () => {
    const { payload, headers } = form([file(Buffer.alloc(40 * 1024 * 1024, 'not a video '))]);
    const { outgoing, said } = open({ ...headers, 'content-length': payload.length });
    outgoing.end(payload);
    expect(await said).toEqual({ status: 415, code: 'MEDIA.UNSUPPORTED_FORMAT' });
    await expectNothingKept();
  });

  it('works, too', async () => {
    const { payload, headers } = form([file(clip)]);
    const { outgoing, said } = open(headers);
    for (let offset = 0; offset < payload.length; offset += 100_000)
      outgoing.write(payload.subarray(offset, offset + 100_000));
    outgoing.end();
    expect(await said).toMatchObject({ status: 201 });
    expect(await unfinished()).toEqual([]);
  });
});
