import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { VideoStatus, VideoUploadResult } from '../../server/modules/media/http/media.contract.js';

/** Registers a seeker in a running product. @returns the session token */
export async function signUp(url: string, count: number): Promise<string> {
  const answer = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `bench${count}@media.example`,
      password: 'une longue phrase de passe',
      full_name: 'Banc d’essai',
      user_type: 'JOB_SEEKER',
      consents: { adult: true, terms: true, privacy: true },
    }),
  });
  if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}

/** Uploads a file and waits until the worker has processed it. @returns the id of the video */
export async function publish(url: string, token: string, path: string): Promise<string> {
  const form = new FormData();
  form.append('file', await openAsBlob(path, { type: 'video/mp4' }), basename(path));
  const headers = { authorization: `Bearer ${token}` };
  const posted = await fetch(`${url}/api/upload/video`, { method: 'POST', headers, body: form });
  if (!posted.ok) throw new Error(`the upload answered ${posted.status}: ${await posted.text()}`);
  const { videoProfileId: id } = (await posted.json()) as VideoUploadResult;
  for (;;) {
    const answer = await fetch(`${url}/api/upload/video/status/${id}`, { headers });
    const { status, error } = (await answer.json()) as VideoStatus;
    if (status === 'COMPLETED') return id;
    if (status === 'FAILED') throw new Error(`the video failed: ${JSON.stringify(error)}`);
    await sleep(200);
  }
}
