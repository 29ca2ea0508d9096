import type { TestAnswer, TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';

const VERSION = { 'tus-resumable': '1.0.0' };
const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** The answer to the beginning of an upload. */
export type Begun = TestAnswer<{ code: string }>;

/** Begins the upload of a recording of `length` bytes. */
export const beginUpload = (app: TestApp, token: string, recordingId: string, length: number): Promise<Begun> =>
  app.request({
    method: 'POST',
    url: '/api/uploads',
    token,
    headers: {
      ...VERSION,
      'upload-length': String(length),
      'upload-metadata': `filename ${base64('interview.webm')},title ${base64('X')},recording ${base64(recordingId)}`,
    },
  });

export const sendPiece = (
  app: TestApp,
  token: string,
  { headers }: Begun,
  payload: Buffer,
  offset: number,
): Promise<TestAnswer<{ code: string }>> =>
  app.request({
    method: 'PATCH',
    url: String(headers['location']),
    token,
    payload,
    headers: {
      ...VERSION,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
      'upload-token': String(headers['upload-token']),
    },
  });

/** The id of the upload, and of the video that it becomes. */
export const idOf = ({ headers }: Begun): string => String(headers['location']).split('/').at(-1) ?? '';

/** Events whose account id belongs to no account. Example: the id of an interview as `owner_id`. */
export const eventsWithoutAccount = ({ databaseUrl }: TestApp): Promise<{ name: string }[]> =>
  query(
    databaseUrl,
    `select distinct name from outbox_message where payload ->> 'owner_id' not in (select id::text from account)
      union all select distinct type from realtime_event where user_id not in (select id from account)`,
  );
