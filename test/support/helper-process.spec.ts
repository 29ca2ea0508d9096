import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HelperProcess } from '../journeys/shared/helper-process.js';

const answers = new URL('../journeys/shared/answer-requests.mjs', import.meta.url).href;
const program = `
  import { answerRequests } from ${JSON.stringify(answers)};
  answerRequests({
    name: async () => String(process.pid),
    fail: async () => { throw new Error('no disk'); },
    hang: () => new Promise(() => undefined),
    die: () => process.exit(7),
  });
`;

describe('a helper process of the journeys', () => {
  let folder: string;
  let helper: HelperProcess;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'helper-'));
    await writeFile(join(folder, 'helper.mjs'), program);
    helper = new HelperProcess([join(folder, 'helper.mjs')], {}, 3_000);
  });
  afterAll(async () => {
    helper.end();
    await rm(folder, { recursive: true, force: true });
  });

  const isAlive = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  it('serves one request after the other, and says what went wrong', async () => {
    const pid = await helper.request({ task: 'name' });
    await expect(helper.request({ task: 'fail' })).rejects.toThrow('no disk');
    expect(await helper.request({ task: 'name' })).toBe(pid);
  });

  it('is started again when it has died', async () => {
    const pid = await helper.request({ task: 'name' });
    await expect(helper.request({ task: 'die' })).rejects.toThrow('helper.mjs ended with 7');
    expect(await helper.request({ task: 'name' })).not.toBe(pid);
  });

  it('is ended when it does not answer, so that it cannot hang the run', async () => {
    const pid = Number(await helper.request({ task: 'name' }));
    await expect(helper.request({ task: 'hang' })).rejects.toThrow('did not answer');
    expect(Number(await helper.request({ task: 'name' }))).not.toBe(pid);
    expect(isAlive(pid)).toBe(false);
  });
});
