import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { inspectCopy, MediaBackup } from '../../../server/backup-parts.js';
import { backupAddresses } from '../../../server/launcher/backup/addresses.js';
import { BackupFolder } from '../../../server/launcher/backup/backup-folder.js';
import { restoreEmbedded } from '../../../server/launcher/backup/restore-embedded.js';
import { type BackupTask, backUpOnce, keepBackingUp } from '../../../server/launcher/backup/run-backup.js';
import { runDrill } from '../../../server/launcher/backup/run-drill.js';
import { type BackupSettings, backupSettings } from '../../../server/launcher/backup/settings.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../../server/launcher/embedded-postgres.js';
import { LauncherError } from '../../../server/launcher/launcher-error.js';
import { removeCluster } from '../../../server/launcher/postgres/remove-cluster.js';
import { DiskMediaStorage } from '../../../server/modules/media/storage/disk-media-storage.js';
import { storageKey } from '../../../server/modules/media/storage/storage-key.js';
import { migrateDatabase } from '../../../server/platform/database/migrate.js';
import { backupFigures, drillFigures } from '../../../server/platform/health/backup-figures.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { query } from '../../support/query.js';
import { ffmpegTool } from '../../support/samples/ffmpeg-tool.js';
import { type LedgerBench, startLedgerOn } from '../credits/support/ledger-bench.js';

const ROWS = 45_000;

describe('A backup', () => {
  let folder: string;
  let settings: BackupSettings;
  let backup: BackupFolder;
  let server: EmbeddedPostgres;
  let ledger: LedgerBench;
  let storage: DiskMediaStorage;
  let task: BackupTask;
  let running: Promise<void>;
  let middle: Date;
  let keys: string[];
  const stop = new AbortController();
  const said: string[] = [];

  const write = (from: number, to: number): Promise<unknown> =>
    query(server.url, `INSERT INTO kept SELECT id, repeat(md5(id::text), 16) FROM generate_series(${from}, ${to}) id`);
  const now = async (): Promise<Date> =>
    (await query<{ now: Date }>(server.url, 'SELECT clock_timestamp() AS now'))[0]!.now;
  const spend = async (credits: number): Promise<void> => {
    const ownerId = await ledger.owner(credits);
    await ledger.as(() => ledger.credits.spend({ ownerId, price: 'VIDEO_ACCESS', key: newId() }));
  };
  const drill = (): ReturnType<typeof runDrill> =>
    runDrill({
      folder: backup,
      databaseName: 'entrevue',
      postgres: null,
      restoreMedia: async (url) => (await MediaBackup.open(backup.mediaFolder, url)).restore(null),
      inspect: inspectCopy,
    });

  async function storeVideo(clip: Buffer): Promise<string> {
    const [video, file] = [randomUUID(), randomUUID()];
    const key = storageKey(video, file, 'mp4');
    const { sha256, size } = await storage.write(
      key,
      (async function* () {
        yield await Promise.resolve(clip);
      })(),
    );
    await query(
      server.url,
      `INSERT INTO video (id, owner_id, status, title, visibility, quality, original_name, original_size, progress, claims,
                          created_at, updated_at)
       VALUES ($1, $1, 'uploaded', 'Courte', 'VISIBLE', 'high', 'courte.mp4', $2, 0, 0, now(), now())`,
      [video, size],
    );
    await query(
      server.url,
      `INSERT INTO media_file (id, video_id, kind, label, storage_key, content_type, size_bytes, sha256, created_at)
       VALUES ($1, $2, 'rendition', '720p', $3, 'video/mp4', $4, $5, now() - interval '5 minutes')`,
      [file, video, key, size, sha256],
    );
    return key;
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-backup-'));
    await chmod(folder, 0o755); // mkdtemp gives access only to the owner, but the database's user must enter the folder.
    const dataDir = join(folder, 'data');
    settings = backupSettings({ BACKUP_DIR: join(folder, 'backup'), DATA_DIR: dataDir });
    backup = new BackupFolder(settings.backupDir);
    storage = new DiskMediaStorage(join(dataDir, 'media'));
    server = await startEmbeddedPostgres({ dataDir });
    await migrateDatabase(server.url);
    ledger = await startLedgerOn({ url: server.url, drop: () => Promise.resolve() }, 2);
    const clip = join(folder, 'clip.mp4');
    await ffmpegTool('-f', 'lavfi', '-i', 'testsrc=d=2:s=160x120:r=10', '-pix_fmt', 'yuv420p', clip);
    const bytes = await readFile(clip);
    keys = [await storeVideo(bytes), await storeVideo(bytes)];
    await query(server.url, 'CREATE TABLE kept (id int PRIMARY KEY, content text)');
    await write(1, 10);
    await spend(10);

    task = {
      folder: backup,
      media: await MediaBackup.open(backup.mediaFolder, settings.storageUrl),
      keepMs: settings.keepMs,
      addresses: () => backupAddresses(settings),
      copySecrets: () => Promise.resolve(),
      say: (line) => said.push(line),
    };
    running = keepBackingUp(task, stop.signal);
    running.catch(() => undefined); // The error is handled where the promise is awaited.
    while ((await query(server.url, 'SELECT FROM backup_report WHERE succeeded')).length === 0) await sleep(100);
    // More than two files of the WAL, so that complete and compressed ones are read too.
    await write(11, ROWS);
    await spend(12);
    middle = await now();
    await write(ROWS + 1, ROWS + 500);
    await query(server.url, 'DELETE FROM kept WHERE id <= 10000');
    await spend(14);
  }, 60_000);

  afterAll(async () => {
    stop.abort();
    await running.catch(() => undefined);
    await ledger.close();
    await server.stop();
    await removeCluster(settings.dataDir);
    await rm(folder, { recursive: true, force: true });
  });

  it('is restored by a drill beside the running product: nothing is lost, the ledger is intact, every video plays', async () => {
    const result = await drill();
    expect(result).toMatchObject({ succeeded: true, faults: [] });
    expect(result.detail).toMatch(/ledger of \d+ transactions whole, 2 of 2 video files play$/);
    expect(drillFigures.parse(result.figures)).toMatchObject({
      ...{ lost_seconds: result.lostSeconds, recovery_seconds: result.recoverySeconds },
      ...{ ledger_faults: 0, unreadable_videos: 0, damaged_files: 0 },
    });
    const [reported] = await query<{ figures: unknown }>(server.url, 'SELECT figures FROM backup_report');
    expect(backupFigures.parse(reported?.figures)).toMatchObject({ files: 2 });
    expect(result.lostSeconds).toBeLessThan(60);
    expect(result.recoverySeconds).toBeLessThan(60);
    expect((await readdir(backup.walFolder)).filter((name) => name.endsWith('.gz')).length).toBeGreaterThanOrEqual(2);
  });

  it('is refused to a second process, and for the folder of another database', async () => {
    await expect(backUpOnce(task)).rejects.toThrow('Another npm run backup follows this database already.');
    expect(await backup.baseBackups()).toHaveLength(1);
    await expect(new BackupFolder(settings.backupDir).claim('1234')).rejects.toThrow('another database');
  });

  it('that is damaged fails its drill, which names the damaged file', async () => {
    const copy = join(backup.mediaFolder, 'files', keys[0]!);
    const bytes = await readFile(copy);
    await writeFile(copy, bytes.fill(7, 100));
    await query(
      server.url,
      `BEGIN; ALTER TABLE credit_account DISABLE TRIGGER USER; UPDATE credit_account SET available = available + 5;
       ALTER TABLE credit_account ENABLE TRIGGER USER; COMMIT`,
    );
    await sleep(1_500); // The backup writes to its disk each second.
    const { succeeded, faults, detail, figures } = await drill();
    expect(succeeded).toBe(false);
    expect(faults).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^ledger: /),
        `media: the copy of ${keys[0]} is damaged`,
        `video: ${keys[0]} does not play`,
      ]),
    );
    expect(figures).toMatchObject({ unreadable_videos: 1, damaged_files: 1 });
    expect(figures.ledger_faults).toBeGreaterThan(0);
    expect(detail).toMatch(/BROKEN, 1 of 2 video files play, 1 media copies damaged/);
  });

  it('restores exactly the state of a given time, and keeps the replaced database', async () => {
    await storage.remove(keys[1]!);
    await task.media.pass(settings.keepMs, new Date());
    stop.abort();
    await running;
    await ledger.orm.close(true);
    await server.stop();
    const { dataDir } = settings;
    const tooEarly = restoreEmbedded(backup, { dataDir, to: new Date(middle.getTime() - 86_400_000) });
    await expect(tooEarly).rejects.toThrow(LauncherError);
    const tooLate = restoreEmbedded(backup, { dataDir, to: new Date(middle.getTime() + 86_400_000) });
    await expect(tooLate).rejects.toThrow('The backup does not reach to that time; its last transaction is of');

    const { replaced } = await restoreEmbedded(backup, { dataDir, to: middle });
    expect(await readdir(replaced!)).toContain('PG_VERSION');
    expect(await (await MediaBackup.open(backup.mediaFolder, settings.storageUrl)).restore(middle)).toEqual({
      stored: 1,
      damaged: [],
    });
    server = await startEmbeddedPostgres({ dataDir });
    const [rows] = await query<object>(server.url, 'SELECT count(*)::int, min(id), max(id) FROM kept');
    expect(rows).toEqual({ count: ROWS, min: 1, max: ROWS });
    const workFolder = join(folder, 'inspection');
    const inspection = await inspectCopy(server.url, {
      storageUrl: settings.storageUrl,
      workFolder,
      storedBefore: middle,
    });
    expect(inspection).toMatchObject({ ledgerFaults: [], videosOpened: 2, unreadableVideos: [] });
    expect((await query(server.url, 'SELECT FROM credit_account')).length).toBe(2);
  });

  it('continues after a restore with a new base backup', async () => {
    await backUpOnce(task);
    expect(said.filter((line) => line.startsWith('The backup stopped'))).toEqual([]);
    expect((await backup.baseBackups()).map(({ timeline }) => timeline)).toEqual([1, 2]);
  });
});
