import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmbeddedPostgres } from '../../../server/launcher/embedded-postgres.js';
import { acquireProcessLock } from '../../../server/launcher/process-lock.js';
import { reset } from '../../../server/launcher/reset-data.js';
import { claimDataFolder, lockFile } from '../../../server/launcher/supervisor/data-folder.js';

describe('Emptying the data folder', () => {
  let folder: string;
  let dataDir: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-reset-'));
    await chmod(folder, 0o755);
    dataDir = join(folder, 'data');
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('removes the database, running or not, and the product’s files, and nothing else', async () => {
    await claimDataFolder(dataDir);
    const { url } = await startEmbeddedPostgres({ dataDir });
    await mkdir(join(dataDir, 'media'));
    await writeFile(join(dataDir, 'media/clip.mp4'), 'x');
    await writeFile(join(dataDir, 'notes.txt'), 'mine');

    expect(await reset(dataDir, {})).toContain(dataDir);
    expect(await readdir(dataDir)).toEqual(['notes.txt']);

    const fresh = await startEmbeddedPostgres({ dataDir });
    expect(fresh.adopted).toBe(false);
    expect(new URL(fresh.url).password).not.toBe(new URL(url).password);
    await fresh.stop();
  }, 60_000);

  it('is refused while the product runs', async () => {
    await claimDataFolder(dataDir);
    const lock = await acquireProcessLock(join(dataDir, lockFile));
    await expect(reset(dataDir, {})).rejects.toMatchObject({
      name: 'LauncherError',
      message: expect.stringContaining(`(process ${process.pid})`) as string,
    });
    await lock.release();
  });

  it('is refused for a folder of another program, and for data stored elsewhere', async () => {
    await mkdir(join(dataDir, 'media'), { recursive: true });
    await expect(reset(dataDir, {})).rejects.toMatchObject({ name: 'LauncherError' });
    expect(await readdir(dataDir)).toEqual(['media']);
    await expect(claimDataFolder(dataDir)).rejects.toMatchObject({ name: 'LauncherError' });

    await rm(join(dataDir, 'media'), { recursive: true });
    await claimDataFolder(dataDir);
    await expect(reset(dataDir, { DATABASE_URL: 'postgres://db/x' })).rejects.toMatchObject({
      message: expect.stringContaining('DATABASE_URL') as string,
    });
  });
});
