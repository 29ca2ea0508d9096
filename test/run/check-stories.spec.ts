import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const story = (name: string) => ({
  id: `${name}--ready`,
  name: 'Ready',
  type: 'story',
  tags: ['test'],
  importPath: `./client/${name}.stories.tsx`,
});

describe('the check of all stories', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workshop-'));
    await mkdir(folder, { recursive: true });
    const entries = Object.fromEntries(['one', 'two', 'three'].map((name) => [name, story(name)]));
    await writeFile(join(folder, 'index.json'), JSON.stringify({ entries }));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('goes on to the next story when a browser does not open, and reports each', async () => {
    const env = { ...process.env, STORYBOOK_OUTPUT: folder, CHROMIUM_PATH: '/bin/false' };
    const { code, said } = await new Promise<{ code: unknown; said: string }>((resolve) => {
      const args = ['storybook/check-stories.mjs', '--differences', join(folder, 'pictures'), 'client'];
      execFile(process.execPath, args, { cwd: root, env }, (error, out, problems) =>
        resolve({ code: error?.code, said: out + problems }),
      );
    });
    expect(said).toContain('0 passed, 3 failed');
    for (const name of ['one', 'two', 'three']) expect(said).toContain(`./client/${name}.stories.tsx Ready`);
    expect(code).toBe(1);
  }, 60_000);
});
