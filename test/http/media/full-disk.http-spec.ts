import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { jest } from '@jest/globals';
import type { VideosMy } from '../../../server/modules/media/http/media.contract.js';
import type { Readiness } from '../../../server/platform/health/health.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';
import { file, signUp, statusOf, upload, uploadAndProcess } from './people.js';

jest.setTimeout(120_000);
const execute = promisify(execFile);

describe('when the disk for media is full', () => {
  let disk: string;
  let app: TestApp;
  /** Only root can mount a disk; for other users it is a folder with enough space. */
  let isSmall: boolean;

  beforeAll(async () => {
    disk = await mkdtemp(join(tmpdir(), 'entrevue-disk-'));
    isSmall = await execute('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', disk]).then(
      () => true,
      () => false,
    );
    app = await startTestApp({ env: { STORAGE_URL: `file:${join(disk, 'media')}` } });
  });
  afterAll(async () => {
    await app.close();
    if (isSmall) await execute('umount', [disk]);
    await rm(disk, { recursive: true, force: true });
  });

  it('an upload is refused with 507, nothing of it stays, and stored videos can be watched', async () => {
    const owner = await signUp(app);
    const kept = await uploadAndProcess(app, owner, await readFile(await sample('tiny-16x16.mp4')));
    const large = await readFile(await sample('long-work.mp4'));
    expect(large.length).toBeGreaterThan(2 * 1024 * 1024);

    const answer = await upload<{ code: string }>(app, owner, [file(large)]);
    if (!isSmall) {
      expect(answer.status).toBe(201);
      return;
    }
    expect(answer).toMatchObject({ status: 507, body: { code: 'REQUEST.STORAGE_FULL' } });
    expect(answer.headers['retry-after']).toBeDefined();
    expect(await readdir(join(disk, 'media/.unfinished'))).toEqual([]);
    // With a full disk the instance reports it and still serves requests: stored videos can be watched.
    await execute('dd', ['if=/dev/zero', `of=${join(disk, 'rest')}`, 'bs=4096']).catch(() => undefined);
    const health = await app.request<Readiness>({ url: '/api/health/ready' });
    expect([health.status, health.body.checks['storage']]).toEqual([
      200,
      { ok: true, degraded: true, detail: 'Disk full: uploads are refused until you free up space' },
    ]);
    const { body } = await app.request<VideosMy>({ url: '/api/videos/my', token: owner.token });
    expect(body.videos.map(({ id }) => id)).toEqual([kept]);
    expect(await statusOf(app, owner, kept)).toMatchObject({ status: 'COMPLETED' });
    expect((await app.request({ url: `/api/stream/video/${kept}`, token: owner.token })).status).toBe(200);
  });
});
