import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RequestContext } from '@mikro-orm/core';
import { jest } from '@jest/globals';
import S3rver from 's3rver';
import { Installation } from '../../../server/modules/media/persistence/installation.js';
import { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { BeginUpload } from '../../../server/modules/media/use-cases/begin-upload.js';
import { FinishUpload } from '../../../server/modules/media/use-cases/finish-upload.js';
import { SweepStorage } from '../../../server/modules/media/use-cases/sweep-storage.js';
import { SweepUploads } from '../../../server/modules/media/use-cases/sweep-uploads.js';
import { mediaLimits } from '../../../server/modules/media/domain/media-limits.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';
import { Doomed, watchCalls, watchStatements } from './support/doomed.js';
import { pieces } from './support/storage-suite.js';

jest.setTimeout(300_000);
const { signal } = new AbortController();

/** Kills the end of a resumable upload at every step between its last byte and its answer, and checks that nothing is lost. */
describe.each(['disk', 'bucket'] as const)('an upload that ends on a %s', (kind) => {
  let app: TestApp;
  let directory: string;
  let server: S3rver | undefined;
  let bytes: Buffer;
  let sha256: string;
  let unwatch: () => void;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'entrevue-finish-'));
    const env: Record<string, string> = {};
    if (kind === 'bucket') {
      const configureBuckets = [{ name: 'media', configs: [] }];
      server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
      env['STORAGE_URL'] = `s3://media?endpoint=http://127.0.0.1:${(await server.run()).port}`;
    }
    app = await startTestApp({ env });
    app.clock.set(new Date());
    bytes = Buffer.concat([await readFile(await sample('tiny-16x16.mp4')), Buffer.alloc(5_000), randomBytes(5_000)]);
    sha256 = createHash('sha256').update(bytes).digest('hex');
    // Read once per process, so it is not a step of later uploads.
    await app.app.get(Installation).mark();
    unwatch = watchStatements();
    // In a bucket each request is a step; on a disk each call, of which only one link changes anything.
    const storage = app.app.get(MediaStorage);
    if (kind === 'disk') watchCalls(storage, ['concludePartial', 'open', 'removePartial', 'remove', 'partialHead']);
    else watchCalls((storage as unknown as { readonly client: object }).client, ['send']);
  });
  afterAll(async () => {
    unwatch?.();
    await app?.close();
    // Killed work leaves responses unread, so its connections would stay open.
    server?.httpServer.closeAllConnections();
    await server?.close();
    await rm(directory, { recursive: true, force: true });
  });

  const inScope = <T>(work: () => Promise<T>): Promise<T> => RequestContext.create(app.orm.em, work);
  const rows = <T extends object>(sql: string, parameters: unknown[] = []): Promise<T[]> =>
    app.orm.em.fork().execute<T[]>(sql, parameters);

  /** All bytes have arrived, but no answer was sent yet. */
  async function arrived(): Promise<{ id: string; token: string }> {
    const id = newId();
    const { token } = await inScope(() =>
      app.app.get(BeginUpload).execute({
        id,
        senderId: randomUUID(),
        length: bytes.length,
        fileName: 'clip.mp4',
        untitled: 'Sans titre',
        metadata: { filename: 'clip.mp4' },
      }),
    );
    const storage = app.app.get(MediaStorage);
    const half = Math.floor(bytes.length / 2);
    await storage.extendPartial(id, 0, pieces(bytes.subarray(0, half)));
    await storage.extendPartial(id, half, pieces(bytes.subarray(half)));
    return { id, token };
  }

  const finish = (id: string, doomed: Doomed): Promise<boolean> =>
    inScope(() => doomed.run(() => app.app.get(FinishUpload).execute(id)));

  async function storedBytes(id: string): Promise<string> {
    const [file] = await rows<{ storage_key: string; sha256: string }>(
      `select storage_key, sha256 from media_file where video_id = ? and kind = 'original'`,
      [id],
    );
    if (!file) return 'no row';
    const hash = createHash('sha256');
    const source = await app.app.get(MediaStorage).open(file.storage_key, { start: 0, end: bytes.length - 1 });
    for await (const chunk of source as AsyncIterable<Buffer>) hash.update(chunk);
    expect(file.sha256).toBe(sha256);
    return hash.digest('hex');
  }

  async function partials(): Promise<string[]> {
    const found: string[] = [];
    for await (const { key } of app.app.get(MediaStorage).listPartials()) found.push(key);
    return found;
  }

  it('is completed after a kill at any step, by its sender or by the sweep', async () => {
    const undisturbed = new Doomed(0);
    const first = await arrived();
    expect(await finish(first.id, undisturbed)).toBe(true);
    expect(await storedBytes(first.id)).toBe(sha256);
    expect(await partials()).toEqual([]);
    const { steps } = undisturbed;
    expect(steps.filter((step) => /insert into "video"/.test(step))).toHaveLength(2);

    const lost: string[] = [];
    for (const [index, step] of steps.entries()) {
      const { id, token } = await arrived();
      expect(await finish(id, new Doomed(index + 1))).toBe(false);
      // The lease of the killed work expires, because nothing renews it.
      await rows(
        `update video_upload set locked_until = now() - interval '1 second' where id = ? and lock_token is not null`,
        [id],
      );
      // Hours later the storage is swept before the sender returns.
      if (index % 3 === 0) {
        app.clock.advance((mediaLimits.orphanAgeSeconds + 60) * 1000);
        await inScope(() => app.app.get(SweepStorage).execute(signal));
        app.clock.set(new Date());
      }
      if (index % 2 === 0) await inScope(() => app.app.get(SweepUploads).execute(signal));
      const { status, headers } = await app.request({
        method: 'HEAD',
        url: `/api/uploads/${id}`,
        headers: { 'tus-resumable': '1.0.0', 'upload-token': token },
      });
      if (status !== 200 || headers['upload-offset'] !== String(bytes.length)) {
        lost.push(`${step}: HEAD ${status}, ${String(headers['upload-offset'])}`);
        continue;
      }
      const kept = await storedBytes(id);
      if (kept !== sha256) lost.push(`${step}: ${kept}`);
      const told = `select 1 from outbox_message where name = 'media.video-uploaded' and payload->>'video_id' = ?`;
      expect(await rows(told, [id])).toHaveLength(1);
    }
    expect(lost).toEqual([]);
    // Leftover files of killed work are removed, and nothing else.
    app.clock.advance((mediaLimits.orphanAgeSeconds + 60) * 1000);
    await inScope(() => app.app.get(SweepUploads).execute(signal));
    await inScope(() => app.app.get(SweepStorage).execute(signal));
    expect(await partials()).toEqual([]);
    const named = await rows<{ storage_key: string }>('select storage_key from media_file order by storage_key');
    const stored: string[] = [];
    for await (const { key } of app.app.get(MediaStorage).list()) stored.push(key);
    expect(stored.sort()).toEqual(named.map(({ storage_key }) => storage_key));
    expect(named).toHaveLength(steps.length + 1);
  });
});
