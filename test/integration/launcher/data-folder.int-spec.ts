import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startEmbeddedPostgres } from '../../../server/launcher/embedded-postgres.js';
import { reset } from '../../../server/launcher/reset-data.js';
import { claimDataFolder, isOurs } from '../../../server/launcher/supervisor/data-folder.js';

const ROOT = join(import.meta.dirname, '../../..');
const HEAD = 'conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,description\n';

describe('Taking over a data folder', () => {
  let folder: string;
  let dataDir: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-claim-'));
    await chmod(folder, 0o755);
    dataDir = join(folder, 'data');
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('works after a taxonomy was imported into an empty folder, without a start before', async () => {
    await mkdir(join(folder, 'esco'));
    await writeFile(
      join(folder, 'esco/occupations_en.csv'),
      `${HEAD}Occupation,http://data.europa.eu/esco/occupation/aaa,7,cooper,barrel maker,Builds barrels.\n`,
    );
    const { code, printed } = await importFrom(join(folder, 'esco'), dataDir);
    expect(printed).toContain('1 concepts with 2 names imported');
    expect(code).toBe(0);
    expect(await isOurs(dataDir)).toBe(true);
    await claimDataFolder(dataDir);
    const server = await startEmbeddedPostgres({ dataDir });
    await server.stop();

    expect(await reset(dataDir, {})).toContain('is empty');
  }, 180_000);

  it('works for a folder that an earlier release imported into, which left no marker', async () => {
    const server = await startEmbeddedPostgres({ dataDir });
    await server.stop();
    await claimDataFolder(dataDir);
    expect(await isOurs(dataDir)).toBe(true);
    await reset(dataDir, {});

    await mkdir(join(dataDir, 'taxonomy'), { recursive: true });
    await writeFile(join(dataDir, 'taxonomy/current'), 'taxonomy-5-0123456789ab\n');
    await claimDataFolder(dataDir);
    expect(await isOurs(dataDir)).toBe(true);
  }, 60_000);

  it('is refused for a folder of the same name with other content', async () => {
    await mkdir(join(dataDir, 'postgres'), { recursive: true });
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '18\n');
    await expect(claimDataFolder(dataDir)).rejects.toMatchObject({
      message: expect.stringContaining('already has postgres from something else') as string,
    });
    expect(await readFile(join(dataDir, 'postgres/PG_VERSION'), 'utf8')).toBe('18\n');
  });

  async function importFrom(source: string, into: string): Promise<{ code: number | null; printed: string }> {
    const child = spawn(
      process.execPath,
      [
        ...['--import', join(ROOT, 'test/integration/queue/support/run-typescript.mjs')],
        join(ROOT, 'server/launcher/lone-taxonomy-import.ts'),
        ...['--from', source],
      ],
      { env: { PATH: process.env['PATH'], DATA_DIR: into }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
    }
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, printed };
  }
});
