import { connect } from 'node:net';
import { jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/app.js';
import { type Person, signUp } from './people.js';

jest.setTimeout(120_000);

const base64 = (text: string): string => Buffer.from(text).toString('base64');

interface RawAnswer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Sends the raw bytes of a request, because a client would correct them. */
describe('tus 1.0.0 in raw requests', () => {
  let app: TestApp;
  let base: URL;
  let sender: Person;

  beforeAll(async () => {
    app = await startTestApp();
    base = new URL((await app.listen()).replace('[::1]', '127.0.0.1'));
  });
  beforeEach(async () => {
    sender = await signUp(app);
  });
  afterAll(() => app.close());

  function say(method: string, path: string, headers: Readonly<Record<string, string>>, body = ''): Promise<RawAnswer> {
    const lines = {
      Host: base.host,
      Connection: 'close',
      Authorization: `Bearer ${sender.token}`,
      'Tus-Resumable': '1.0.0',
      'Accept-Language': 'en',
      'Content-Length': String(Buffer.byteLength(body)),
      ...headers,
    };
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}`);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(base.port), base.hostname);
      const chunks: Buffer[] = [];
      socket.on('data', (chunk: Buffer) => chunks.push(chunk));
      socket.on('error', reject);
      socket.on('close', () => {
        const [start = '', rest = ''] = Buffer.concat(chunks)
          .toString('utf8')
          .split(/\r\n\r\n(.*)/s);
        const [first = '', ...fields] = start.split('\r\n');
        const pairs = fields.map((field) => {
          const at = field.indexOf(':');
          return [field.slice(0, at).toLowerCase(), field.slice(at + 1).trim()] as const;
        });
        resolve({ status: Number(first.split(' ')[1]), headers: new Map(pairs), body: rest });
      });
      socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${body}`);
    });
  }
  const create = (metadata: string, length = 1_000) =>
    say('POST', '/api/uploads', { 'Upload-Length': String(length), 'Upload-Metadata': metadata });
  const codeOf = ({ body }: RawAnswer): unknown => (JSON.parse(body.slice(body.indexOf('{'))) as { code: string }).code;

  it('shows the max size in OPTIONS, and refuses more with 413', async () => {
    const options = await say('OPTIONS', '/api/uploads', {});
    expect(options.status).toBe(204);
    expect(options.headers.get('tus-max-size')).toBe(String(1024 ** 3));
    expect(options.headers.get('tus-version')).toBe('1.0.0');
    expect(options.headers.get('tus-extension')).toBe('creation,termination,checksum,expiration');
    const tooLarge = await create(`filename ${base64('clip.mp4')}`, 1024 ** 3 + 1);
    expect([tooLarge.status, codeOf(tooLarge)]).toEqual([413, 'MEDIA.TOO_LARGE']);
  });

  it('refuses an upload that is not announced as a video when it is created', async () => {
    const pdf = await create(`filename ${base64('cv.pdf')},filetype ${base64('application/pdf')}`);
    expect([pdf.status, codeOf(pdf)]).toEqual([415, 'MEDIA.UNSUPPORTED_FORMAT']);
    expect(pdf.headers.get('location')).toBeUndefined();
    const clip = await create(`filename ${base64('clip.mp4')},filetype ${base64('video/mp4')}`);
    expect(clip.status).toBe(201);
    expect(clip.headers.get('location')).toMatch(/^\/api\/uploads\/[\w-]+$/);
    expect(clip.headers.get('tus-resumable')).toBe('1.0.0');
  });

  it.each([
    ['text/plain', {}],
    ['application/json', {}],
    ['application/octet-stream', {}],
    ['multipart/form-data; boundary=x', {}],
    ['video/mp4', {}],
    ['none', { 'Content-Type': undefined }],
  ])('refuses a chunk with the content type %s with 415, and stores none of it', async (type, drop) => {
    const { headers } = await create(`filename ${base64('clip.mp4')}`);
    const path = headers.get('location') ?? '';
    const typed: Record<string, string> = 'Content-Type' in drop ? {} : { 'Content-Type': type };
    const answer = await say('PATCH', path, { 'Upload-Offset': '0', ...typed }, '{"a":1}');
    expect(answer.status).toBe(415);
    expect(['MEDIA.UPLOAD_CONTENT_TYPE', 'REQUEST.UNSUPPORTED_TYPE']).toContain(codeOf(answer));
    const head = await say('HEAD', path, {});
    expect([head.status, head.headers.get('upload-offset')]).toEqual([200, '0']);
    const right = { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' };
    expect((await say('PATCH', path, right, 'x'.repeat(100))).status).toBe(204);
  });
});
