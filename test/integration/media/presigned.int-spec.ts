import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import S3rver from 's3rver';
import type { RungAddresses } from '../../../server/modules/media/http/rung-addresses.contract.js';
import { FixedClock } from '../../../server/platform/clock/clock.js';
import { signUp, uploadAndProcess } from '../../http/media/people.js';
import { startTestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';

jest.setTimeout(120_000);

describe('addresses of the object store', () => {
  it('are in playlists and renewals if players may use it, one for all segments', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'entrevue-s3-'));
    const store = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory,
      configureBuckets: [{ name: 'media', configs: [] }],
    });
    const origin = `http://127.0.0.1:${(await store.run()).port}`;
    const app = await startTestApp({
      // The store compares with its own clock.
      clock: new FixedClock(new Date()),
      env: { STORAGE_URL: `s3://media?endpoint=${origin}&region=ca-central-1`, MEDIA_DELIVERY: 'presigned' },
    });
    try {
      const seeker = await signUp(app);
      const video = await uploadAndProcess(app, seeker, await readFile(await sample('interview-moov-at-end.mp4')));
      const base = `/api/stream/hls/${video}`;
      const ask = <T>(name: string) => app.request<T>({ url: `${base}/${name}`, token: seeker.token });
      const { text: list } = await ask('360p.m3u8?addresses=signed');
      const [, size = '', offset = '', address = ''] = /BYTERANGE:(\d+)@(\d+)\n(\S+)/.exec(list) ?? [];
      const [path, signature] = address.split('?');
      expect(address.startsWith(`${origin}/media/`)).toBe(true);
      const { body } = await ask<RungAddresses>('addresses.json');
      expect(body.addresses).toContainEqual({ path, query: signature });
      const range = `bytes=${offset}-${Number(offset) + Number(size) - 1}`;
      const part = await fetch(address, { headers: { range } });
      expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, Number(size)]);
    } finally {
      await app.close();
      await store.close();
      await rm(directory, { recursive: true, force: true });
    }
  });
});
