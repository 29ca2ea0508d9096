import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { file, type Person, signUp, statusOf, upload } from '../../http/media/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';
import { type MediaWorker, startMediaWorker } from './support/media-worker.js';
import { ancestorsOf, encoderIn, eventually, processesWith } from './support/processes.js';

jest.setTimeout(300_000);

/** Reliability F3: with the queue's default settings this takes a minute. */
const RESUMED_WITHIN_MS = 10_000;

describe('a worker that is killed in the middle of an encode', () => {
  let app: TestApp;
  let owner: Person;
  let workers: MediaWorker[];

  beforeAll(async () => {
    app = await startTestApp();
    owner = await signUp(app);
    workers = [startMediaWorker(app), startMediaWorker(app)];
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.end('SIGKILL')));
    await app.close();
  });

  /** The folders of this video in both places where a worker of this machine may work. */
  const workFolders = async (id: string): Promise<string[]> => {
    const roots = [join(app.dataDir, 'work'), join(tmpdir(), `entrevue-media-${process.getuid?.() ?? 'user'}`)];
    const names = await Promise.all(roots.map((root) => readdir(root).catch(() => [])));
    return names.flat().filter((name) => name.startsWith(id));
  };

  // Early, when hardly any output exists, and in the middle.
  it.each([0, 25])('at %i percent: another one resumes it, and it ends once', async (percent) => {
    const answer = await upload(app, owner, [file(await readFile(await sample('long-work.mp4')))]);
    const id = answer.body.videoProfileId;
    const encoder = await encoderIn(id, 60_000);
    const before = await eventually(
      `${percent} percent`,
      async () => {
        const status = await statusOf(app, owner, id);
        return status.progress >= percent ? status : undefined;
      },
      60_000,
    );
    // Stopped by a signal, so that it cannot finish before its worker is killed, even on a fast machine.
    process.kill(encoder, 'SIGSTOP');
    expect(before.status).toBe('PROCESSING');
    const holders = await ancestorsOf(encoder);
    const killed = workers.find(({ pid }) => holders.includes(pid));
    if (!killed) throw new Error('the encoder is no child of a worker');
    await killed.end('SIGKILL');
    const killedAt = Date.now();
    await eventually(
      'the end of the orphan',
      async () => ((await processesWith(id)).includes(encoder) ? undefined : true),
      2_000,
    );

    expect((await app.request({ url: `/api/stream/video/${id}`, token: owner.token })).status).toBe(409);
    const second = await encoderIn(id, RESUMED_WITHIN_MS + 2_000);
    expect(Date.now() - killedAt).toBeLessThan(RESUMED_WITHIN_MS);
    const above = await ancestorsOf(second);
    expect(workers.some((worker) => worker !== killed && above.includes(worker.pid))).toBe(true);
    workers = [...workers.filter((worker) => worker !== killed), startMediaWorker(app)];

    const progress: number[] = [before.progress];
    await eventually(
      'the end',
      async () => {
        const { status, progress: percent } = await statusOf(app, owner, id);
        progress.push(percent);
        return status === 'COMPLETED' ? true : undefined;
      },
      120_000,
    );
    expect([...progress].sort((a, b) => a - b)).toEqual(progress);

    const rows = (sql: string): Promise<Record<string, unknown>[]> => app.orm.em.fork().execute(sql, [id]);
    const moves = await rows('select event from video_move where video_id = ? order by moved_at, id');
    expect(moves.map(({ event }) => event)).toEqual(['receive', 'start', 'start', 'complete']);
    const files = await rows('select storage_key from media_file where video_id = ?');
    // The original, its MP4 with the best rung, the other rung, poster, sprite and map, and five playlists.
    expect(files).toHaveLength(11);
    const stored: string[] = [];
    for await (const { key } of app.app.get(MediaStorage).list()) if (key.includes(id)) stored.push(key);
    expect(stored.sort()).toEqual(files.map((row) => String(row['storage_key'])).sort());
    await eventually(
      'empty work folders',
      async () => ((await workFolders(id)).length === 0 ? true : undefined),
      5_000,
    );
    const completed = await app.orm.em
      .fork()
      .execute(`select 1 from outbox_message where name = 'media.video-completed' and payload->>'video_id' = ?`, [id]);
    expect(completed).toHaveLength(1);
    const whole = await app.request({ url: `/api/stream/video/${id}`, token: owner.token });
    expect([whole.status, whole.headers['content-type']]).toEqual([200, 'video/mp4']);
  });
});
