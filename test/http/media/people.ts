import type { TestAnswer, TestApp } from '../../support/app.js';
import type { VideoStatus, VideoUploadResult } from '../../../server/modules/media/http/media.contract.js';

let people = 0;

const PASSWORD = 'une longue phrase de passe';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly token: string;
}

/** The same person with a new session, for after the clock was moved. */
export async function signInAgain(app: TestApp, { id, email }: Person): Promise<Person> {
  const payload = { email, password: PASSWORD };
  const { body } = await app.request<{ token: string }>({ method: 'POST', url: '/api/auth/login', payload });
  return { id, email, token: body.token };
}

/** A new account, signed in. */
export async function signUp(app: TestApp, userType: 'JOB_SEEKER' | 'RECRUITER' = 'JOB_SEEKER'): Promise<Person> {
  people += 1;
  const email = `video${people}-${process.pid}@media.example`;
  const { status, body, text } = await app.request<{ token: string; user: { id: string } }>({
    method: 'POST',
    url: '/api/auth/register',
    payload: {
      email,
      password: PASSWORD,
      full_name: `Personne ${people}`,
      user_type: userType,
      consents: { adult: true, terms: true, privacy: true },
    },
  });
  if (status !== 201) throw new Error(`sign-up answered ${status}: ${text}`);
  return { id: body.user.id, email, token: body.token };
}

/** A part of a form: a text, or a file with a name. */
export type Part =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly fileName: string; readonly bytes: Buffer; readonly type?: string };

const BOUNDARY = '----entrevue-test-boundary';

/** The bytes of a multipart form, with its parts in order. */
export function form(parts: readonly Part[]): { payload: Buffer; headers: Record<string, string> } {
  const chunks = parts.flatMap((part) => {
    const isFile = 'bytes' in part;
    const fileName = isFile ? `; filename="${part.fileName}"` : '';
    const type = isFile ? `Content-Type: ${part.type ?? 'video/mp4'}\r\n` : '';
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${part.name}"${fileName}\r\n${type}\r\n`;
    return [Buffer.from(head), isFile ? part.bytes : Buffer.from(part.value), Buffer.from('\r\n')];
  });
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

export const file = (bytes: Buffer, fileName = 'clip.mp4', name = 'file'): Part => ({ name, fileName, bytes });

/** Uploads a form. */
export function upload<T = VideoUploadResult>(
  app: TestApp,
  { token }: Person,
  parts: readonly Part[],
  headers: Readonly<Record<string, string>> = {},
): Promise<TestAnswer<T>> {
  const body = form(parts);
  return app.request<T>({
    method: 'POST',
    url: '/api/upload/video',
    token,
    payload: body.payload,
    headers: { ...body.headers, ...headers },
  });
}

/** Uploads a clip and waits for its result. @returns its id */
export async function uploadAndProcess(app: TestApp, person: Person, bytes: Buffer): Promise<string> {
  const { status, body, text } = await upload(app, person, [file(bytes)]);
  if (status !== 201) throw new Error(`upload answered ${status}: ${text}`);
  await app.runJobs();
  return body.videoProfileId;
}

export async function statusOf(app: TestApp, { token }: Person, id: string, language = 'en'): Promise<VideoStatus> {
  const url = `/api/upload/video/status/${id}`;
  const { status, body, text } = await app.request<VideoStatus>({
    url,
    token,
    headers: { 'accept-language': language },
  });
  if (status !== 200) throw new Error(`status answered ${status}: ${text}`);
  return body;
}
