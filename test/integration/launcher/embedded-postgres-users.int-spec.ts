import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findCluster } from '../../../server/launcher/postgres/cluster-location.js';
import { removeCluster } from '../../../server/launcher/postgres/remove-cluster.js';
import { startOwner } from '../../support/launcher/database-owner.js';
import { giveTo, makeLauncherCopy } from '../../support/launcher/launcher-copy.js';
import { query } from '../../support/query.js';

const isRoot = process.getuid?.() === 0;

/** If run as root, also tests as another user; otherwise the current user is the ordinary one. */
function ordinaryUser(): { uid: number; gid: number } {
  const id = (flag: string): number =>
    Number(execFileSync('id', isRoot ? [flag, 'nobody'] : [flag], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

describe('The embedded PostgreSQL works', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-users-'));
    await chmod(folder, 0o755);
  });
  afterEach(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('for an ordinary user, in a home folder that nobody else may enter', async () => {
    const home = join(folder, 'home');
    const copy = await makeLauncherCopy(join(home, 'clone'), { selfContained: true });
    const user = ordinaryUser();
    await giveTo(home, user, 0o700);
    const dataDir = join(home, 'clone/.data');

    const owner = await startOwner(copy, dataDir, isRoot ? user : {});
    expect(await query(owner.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const location = await findCluster(dataDir);
    expect(location?.homeFolder).toBe(join(dataDir, 'postgres/cluster'));
    expect((await stat(location?.dataFolder ?? '')).uid).toBe(user.uid);
    await owner.kill();

    const again = await startOwner(copy, dataDir, isRoot ? user : {});
    expect(again.adopted).toBe(true);
    await again.stop();
  }, 60_000);

  it('for the current user, from a clone in a home folder of mode 700', async () => {
    const home = join(folder, 'home');
    const copy = await makeLauncherCopy(join(home, 'clone'));
    await chmod(home, 0o700);
    const dataDir = join(home, 'clone/.data');

    const owner = await startOwner(copy, dataDir);
    await query(owner.url, 'CREATE TABLE kept (id int)');
    const location = await findCluster(dataDir);
    const { uid } = await stat(location?.dataFolder ?? '');
    // PostgreSQL never runs as root, and its user cannot enter root's home.
    expect(uid === 0).toBe(false);
    expect(location?.homeFolder.startsWith(home)).toBe(!isRoot);
    await owner.stop();

    const again = await startOwner(copy, dataDir);
    expect(await query(again.url, 'SELECT count(*)::int AS count FROM kept')).toEqual([{ count: 0 }]);
    await again.stop();
    await removeCluster(dataDir);
    await expect(stat(location?.homeFolder ?? '')).rejects.toMatchObject({ code: 'ENOENT' });
  }, 60_000);
});
