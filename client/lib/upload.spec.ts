import { z } from 'zod';
import { ApiError } from './api-error';
import { createUploader, sendingPercent, type UploadPhase } from './upload';

const answer = z.object({ id: z.string() });

/** A fake XMLHttpRequest that the spec controls. */
class DrivenRequest {
  status = 0;
  responseText = '';
  timeout = 0;
  withCredentials = false;
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  onabort?: () => void;
  readonly headers: Record<string, string> = {};
  opened: string[] = [];
  sent: FormData | null = null;
  open(method: string, path: string): void {
    this.opened = [method, path];
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(form: FormData): void {
    this.sent = form;
  }
  abort(): void {
    this.onabort?.();
  }
  finish(status: number, body: string): void {
    this.status = status;
    this.responseText = body;
    this.onload?.();
  }
}

function setUp() {
  const xhr = new DrivenRequest();
  const phases: UploadPhase[] = [];
  const changed: string[] = [];
  let refused = 0;
  const controller = new AbortController();
  const upload = createUploader({
    newRequest: () => xhr as unknown as XMLHttpRequest,
    headers: () => ({ Authorization: 'Bearer t', 'Idempotency-Key': 'k' }),
    onRefused: () => (refused += 1),
    onChanged: (path) => changed.push(path),
  });
  const done = upload({
    path: '/api/upload/video',
    fields: { title: 'Présentation', quality: 'medium' },
    file: new File(['0123456789'], 'clip.mp4', { type: 'video/mp4' }),
    answer,
    onPhase: (phase) => phases.push(phase),
    signal: controller.signal,
  });
  const outcome = done.then(
    (value) => value,
    (error: unknown) => error,
  );
  return { xhr, phases, changed, controller, outcome, refused: () => refused };
}

describe('an upload', () => {
  it('sends the text fields before the file, with the session, for at most 30 minutes', () => {
    const { xhr } = setUp();
    expect(xhr.opened).toEqual(['POST', '/api/upload/video']);
    expect([...(xhr.sent?.keys() ?? [])]).toEqual(['title', 'quality', 'file']);
    expect(xhr.headers).toEqual({ Authorization: 'Bearer t', 'Idempotency-Key': 'k' });
    expect([xhr.timeout, xhr.withCredentials]).toEqual([1_800_000, true]);
  });

  it('reports the sent bytes, never more than 95 percent, then that the server is storing', async () => {
    const { xhr, phases, changed, outcome } = setUp();
    xhr.upload.onprogress?.({ lengthComputable: true, loaded: 50, total: 200 });
    xhr.upload.onprogress?.({ lengthComputable: true, loaded: 200, total: 200 });
    xhr.upload.onload?.();
    xhr.finish(201, '{"id":"v"}');
    expect(await outcome).toEqual({ id: 'v' });
    expect(phases).toEqual([
      { name: 'uploading', percent: 25, sentBytes: 50, totalBytes: 200 },
      { name: 'uploading', percent: 95, sentBytes: 200, totalBytes: 200 },
      { name: 'arriving' },
    ]);
    expect(changed).toEqual(['/api/upload/video']);
  });

  it.each([
    ['onerror', 'CLIENT.UPLOAD_NETWORK'],
    ['ontimeout', 'CLIENT.UPLOAD_TIMEOUT'],
  ] as const)('names a failure of the line: %s', async (event, code) => {
    const { xhr, outcome } = setUp();
    xhr[event]?.();
    expect(await outcome).toMatchObject({ code });
  });

  it.each([
    [
      413,
      '{"error":"Trop gros","code":"MEDIA.TOO_LARGE","requestId":"r"}',
      { status: 413, code: 'MEDIA.TOO_LARGE', message: 'Trop gros' },
    ],
    [502, '<html>', { status: 502, code: 'CLIENT.UPLOAD_STATUS' }],
    [201, 'ok', { code: 'CLIENT.UPLOAD_INVALID_ANSWER' }],
    [201, '{}', { code: 'CLIENT.UPLOAD_INVALID_ANSWER' }],
  ])('reports a refusal: %d %s', async (status, body, expected) => {
    const { xhr, outcome, changed } = setUp();
    xhr.finish(status, body);
    const error = await outcome;
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject(expected);
    expect(changed).toEqual([]);
  });

  it('ends the session if the server no longer knows it, and stops on request', async () => {
    const first = setUp();
    first.xhr.finish(401, '{"error":"Non","code":"IDENTITY.UNAUTHENTICATED","requestId":"r"}');
    await first.outcome;
    expect(first.refused()).toBe(1);
    const second = setUp();
    second.controller.abort();
    expect(await second.outcome).toMatchObject({ name: 'AbortError' });
  });

  it('reports nothing for an unknown size', () => {
    expect(sendingPercent(10, 0)).toBe(0);
  });
});
