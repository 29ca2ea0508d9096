import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RequestContext } from '@mikro-orm/core';
import { jest } from '@jest/globals';
import { mediaLimits } from '../../../server/modules/media/domain/media-limits.js';
import { Installation } from '../../../server/modules/media/persistence/installation.js';
import { MediaStorage } from '../../../server/modules/media/storage/media-storage.js';
import { markOfKey, storageKey } from '../../../server/modules/media/storage/storage-key.js';
import { BeginUpload } from '../../../server/modules/media/use-cases/begin-upload.js';
import { FinishUpload } from '../../../server/modules/media/use-cases/finish-upload.js';
import { StoreFile } from '../../../server/modules/media/use-cases/store-file.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { file, type Person, signInAgain, signUp, upload, uploadAndProcess } from '../../http/media/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { sample } from '../../support/samples/samples.js';
import { letPass, review, sweep } from './support/cleaning.js';
import { pieces } from './support/storage-suite.js';

jest.setTimeout(180_000);
const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const QUARANTINE_MS = mediaLimits.quarantineSeconds * 1000;
/** The tables that name stored files. */
const TABLES = ['video', 'video_move', 'media_file', 'owned_file', 'video_upload', 'video_fault', 'media_gone'];

describe('cleaning the storage', () => {
  let app: TestApp;
  let lines: string[];
  let owner: Person;
  let clip: Buffer;
  let mark: string;

  beforeEach(async () => {
    lines = [];
    app = await startTestApp({ logTo: (line) => lines.push(line) });
    app.clock.set(new Date());
    owner = await signUp(app);
    clip = await readFile(await sample('tiny-16x16.mp4'));
    mark = await app.app.get(Installation).mark();
  });
  afterEach(() => app.close());

  const storage = (): MediaStorage => app.app.get(MediaStorage);
  const inScope = <T>(work: () => Promise<T>): Promise<T> => RequestContext.create(app.orm.em, work);
  const rows = <T extends object>(sql: string, parameters: unknown[] = []): Promise<T[]> =>
    app.orm.em.fork().execute<T[]>(sql, parameters);
  const listed = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const { key } of storage().list()) keys.push(key);
    for await (const { key } of storage().listPartials()) keys.push(`pieces of ${key}`);
    return keys.sort();
  };
  /** Sets the age of all stored files to three hours. */
  const age = async (): Promise<void> => {
    const then = new Date(Date.now() - 3 * HOUR_MS);
    for (const key of await listed()) {
      const path = key.replace('pieces of ', '.partial/');
      await utimes(join(app.dataDir, 'media', path), then, then);
    }
  };
  const put = async (key: string): Promise<string> => {
    await storage().write(key, pieces(Buffer.from('left over')));
    return key;
  };
  const begin = async (): Promise<string> => {
    const id = newId();
    const metadata = { filename: 'clip.mp4' };
    const announced = { id, senderId: owner.id, length: clip.length, fileName: 'clip.mp4', untitled: 'x', metadata };
    await inScope(() => app.app.get(BeginUpload).execute(announced));
    await storage().extendPartial(id, 0, pieces(clip.subarray(0, 500)));
    return id;
  };
  const strays = (): Promise<{ storage_key: string; verdict: string }[]> =>
    rows('select storage_key, verdict from media_stray order by storage_key');

  it('deletes nothing after the database was restored to an earlier time', async () => {
    const done = await uploadAndProcess(app, owner, clip);
    const waiting = (await upload(app, owner, [file(clip)])).body.videoProfileId;
    const arriving = await begin();
    for (const table of TABLES) await rows(`create table backup_${table} as select * from ${table}`);

    // After the backup: one video is completed, one is uploaded, one upload has started, and a picture is stored.
    await app.runJobs();
    await storage().extendPartial(arriving, 500, pieces(clip.subarray(500)));
    await inScope(() => app.app.get(FinishUpload).execute(arriving));
    const added = await uploadAndProcess(app, owner, clip);
    const begun = await begin();
    const picture = await inScope(() =>
      app.app.get(StoreFile).execute({
        ownerId: owner.id,
        kind: 'image',
        name: '',
        bytes: Buffer.from('RIFF'),
        contentType: 'image/webp',
        extension: 'webp',
      }),
    );
    await app.runJobs();
    await age();
    const before = await listed();
    for (const id of [done, waiting, arriving, added, picture])
      expect(before.filter((key) => key.includes(id)).length).toBeGreaterThanOrEqual(1);
    expect(before).toContain(`pieces of ${begun}`);

    await app.orm.em.fork().transactional(async (em) => {
      // Restores without triggers, like a real restore.
      const triggered = ['video', 'owned_file', 'video_upload'];
      for (const table of triggered) await em.execute(`alter table ${table} disable trigger user`);
      for (const table of [...TABLES].reverse()) await em.execute(`delete from ${table}`);
      for (const table of TABLES) await em.execute(`insert into ${table} select * from backup_${table}`);
      await em.execute('delete from outbox_message');
      for (const table of triggered) await em.execute(`alter table ${table} enable trigger user`);
    });
    const [original] = await rows<{ storage_key: string }>(
      `select storage_key from media_file where video_id = ? and kind = 'original'`,
      [done],
    );

    await letPass(app, 40);
    // Only one file is deleted, as its row says: originals are deleted a day after the video was completed.
    expect(await listed()).toEqual(before.filter((key) => key !== original?.storage_key));
    const kept = await strays();
    expect(new Set(kept.map(({ verdict }) => verdict))).toEqual(new Set(['unknown']));
    expect(kept.some(({ storage_key }) => storage_key.includes(added))).toBe(true);
    expect(kept.map(({ storage_key }) => storage_key)).toContain(`partial/${begun}`);
    expect(lines.some((line) => line.includes('no row ever named are kept'))).toBe(true);
  });

  it('deletes a leftover after seven days of quarantine, and not before', async () => {
    const done = await uploadAndProcess(app, owner, clip);
    const leftover = await put(storageKey(done, newId(), 'mp4', mark));
    await age();
    const named = (await listed()).filter((key) => key !== leftover);
    // A new file may get its row soon.
    const young = await put(storageKey(done, newId(), 'mp4', mark));
    expect(await review(app)).toBe('done');
    expect(await strays()).toEqual([{ storage_key: leftover, verdict: 'leftover' }]);
    app.clock.advance(DAY_MS);
    await review(app);
    app.clock.advance(QUARANTINE_MS - DAY_MS - 60_000);
    await sweep(app);
    expect(await listed()).toContain(leftover);
    app.clock.advance(120_000);
    expect(await sweep(app)).toBe('done');
    const left = await listed();
    expect(left).not.toContain(leftover);
    expect(left).toContain(young);
    const original = await rows<{ storage_key: string }>('select storage_key from media_file');
    expect(left.filter((key) => key !== young)).toEqual(
      named.filter((key) => original.some(({ storage_key }) => storage_key === key)),
    );
    expect((await strays()).map(({ storage_key }) => storage_key)).not.toContain(leftover);
  });

  it('deletes no leftover that only one listing has found, and none that a row names again', async () => {
    const done = await uploadAndProcess(app, owner, clip);
    const [once, again] = [
      await put(storageKey(done, newId(), 'mp4', mark)),
      await put(storageKey(done, newId(), 'mp4', mark)),
    ];
    await age();
    await review(app);
    app.clock.advance(QUARANTINE_MS + 1_000);
    await sweep(app);
    expect(await listed()).toEqual(expect.arrayContaining([once, again]));
    await review(app);
    await rows(
      `insert into media_file (id, video_id, kind, label, storage_key, content_type, size_bytes, sha256, created_at)
       select gen_random_uuid(), video_id, 'stream', 'again', ?, content_type, size_bytes, sha256, created_at
         from media_file where video_id = ? limit 1`,
      [again, done],
    );
    await sweep(app);
    const left = await listed();
    expect([left.includes(once), left.includes(again)]).toEqual([false, true]);
  });

  it('never deletes files that may belong to another installation, or that no row ever named', async () => {
    const done = await uploadAndProcess(app, owner, clip);
    const [foreign, unmarked, unknown] = [
      await put(storageKey(done, newId(), 'mp4', '0123456789ab')),
      await put(storageKey(done, newId(), 'mp4')),
      await put(storageKey(newId(), newId(), 'mp4', mark)),
    ];
    const notes = join(app.dataDir, 'media/notes/of/the operator.txt');
    await mkdir(dirname(notes), { recursive: true });
    await writeFile(notes, 'ours');
    await age();
    await letPass(app, 20);
    const left = await listed();
    for (const key of [foreign, unmarked, unknown, 'notes/of/the operator.txt']) expect(left).toContain(key);
    const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter((line) => 'foreign' in line);
    expect(told.at(-1)).toMatchObject({
      foreign: { files: 1 },
      unmarked: { files: 1 },
      unknown: { files: 1 },
      leftover: { files: 0 },
    });
  });

  it('of a copy of the database that has its own id leaves the files of the first one alone', async () => {
    const done = await uploadAndProcess(app, owner, clip);
    const arriving = await begin();
    await age();
    const before = await listed();
    await rows('select media_new_installation()');
    const copy = await startTestApp({ beside: app, clock: app.clock, env: { DATA_DIR: app.dataDir } });
    try {
      expect(await copy.app.get(Installation).mark()).not.toBe(mark);
      const mine = await uploadAndProcess(copy, owner, clip);
      const removed = await copy.request({ method: 'DELETE', url: `/api/videos/${done}`, token: owner.token });
      expect(removed.status).toBeLessThan(300);
      await copy.runJobs();
      await letPass(copy, 10);
      const left = await listed();
      expect(left).toEqual(expect.arrayContaining(before));
      expect(left).toContain(`pieces of ${arriving}`);
      for (const key of left.filter((each) => each.includes(mine))) expect(markOfKey(key)).not.toBe(mark);
    } finally {
      await copy.close();
    }
  });

  it('removes the pieces of an upload that was cancelled during a write', async () => {
    const id = await begin();
    const removed = await app.request({
      method: 'DELETE',
      url: `/api/uploads/${id}`,
      token: owner.token,
      headers: { 'tus-resumable': '1.0.0' },
    });
    expect(removed.status).toBe(204);
    await storage().extendPartial(id, 0, pieces(clip.subarray(0, 500)));
    expect(await sweep(app)).toBe('done');
    expect(await listed()).toEqual([]);
  });

  it('continues after a file that cannot be removed, reports it, and removes it next time', async () => {
    const done = await uploadAndProcess(app, owner, clip);
    const keys: string[] = [];
    for (let count = 0; count < 3; count += 1) keys.push(await put(storageKey(done, newId(), 'mp4', mark)));
    await age();
    await letPass(app, 2);
    app.clock.advance(QUARANTINE_MS);
    const [stubborn = ''] = [...keys].sort();
    const remove = storage().remove.bind(storage());
    const broken = jest.spyOn(storage(), 'remove').mockImplementation((key) => {
      return key === stubborn ? Promise.reject(new Error('EIO')) : remove(key);
    });
    // An expired upload comes later in the same run, and is still removed.
    const expired = await begin();
    app.clock.advance((mediaLimits.unfinishedSeconds + 60) * 1000);
    await expect(sweep(app)).rejects.toThrow('1 of 3 steps failed');
    const left = await listed();
    expect(keys.filter((key) => left.includes(key))).toEqual([stubborn]);
    expect(left).not.toContain(`pieces of ${expired}`);
    broken.mockRestore();
    expect(await sweep(app)).toBe('done');
    expect(await listed()).not.toContain(stubborn);
  });

  it('by listing stops on the signal, and continues from there', async () => {
    const done = await uploadAndProcess(app, owner, clip);
    const folder = dirname(storageKey(done, newId(), 'mp4', mark));
    await Promise.all(
      Array.from({ length: 700 }, () => writeFile(join(app.dataDir, 'media', folder, `${newId()}.${mark}.mp4`), '')),
    );
    await age();
    const stop = new AbortController();
    const original = storage().list.bind(storage());
    const asked: (string | undefined)[] = [];
    const watched = jest.spyOn(storage(), 'list').mockImplementation(async function* (after) {
      asked.push(after);
      let count = 0;
      for await (const each of original(after)) {
        count += 1;
        if (asked.length === 1 && count === 650) stop.abort(new Error('shutting down'));
        yield each;
      }
    });
    await expect(review(app, stop.signal)).rejects.toThrow('shutting down');
    const half = (await strays()).length;
    expect(half).toBeGreaterThan(480);
    expect(half).toBeLessThan(700);
    await review(app);
    watched.mockRestore();
    expect(asked[0]).toBeUndefined();
    expect(asked[1]).toBeDefined();
    expect(await strays()).toHaveLength(700);
    expect(await rows('select list_cursor, list_began_at from media_installation')).toEqual([
      { list_cursor: null, list_began_at: null },
    ]);
    await signInAgain(app, owner);
  });
});
