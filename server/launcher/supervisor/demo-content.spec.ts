import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DemoContent } from './demo-content.js';
import { LogFile } from './log-file.js';

describe('the demo content of a running product', () => {
  let folder: string;
  const printed: string[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-demo-content-'));
    printed.length = 0;
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** A process that adds a line to a file each time, and fails until there are `tries`. */
  async function start(tries: number, signal: AbortSignal, pauses: number[]): Promise<DemoContent> {
    const script = join(folder, 'seed.mjs');
    await writeFile(
      script,
      `import { appendFileSync, readFileSync } from 'node:fs';
       appendFileSync(${JSON.stringify(join(folder, 'tries'))}, 'x');
       if (readFileSync(${JSON.stringify(join(folder, 'tries'))}, 'utf8').length < ${tries}) process.exit(1);
       console.log('camille@example.com');`,
    );
    const log = new LogFile(join(folder, 'demo.log'));
    const program = { name: 'Demo content', script, env: process.env, log };
    const demo = new DemoContent(program, (...lines) => void printed.push(...lines), signal, pauses);
    demo.start();
    return demo;
  }
  const tries = async (): Promise<number> => (await readFile(join(folder, 'tries'), 'utf8')).length;

  it('tells its accounts when it is made at once', async () => {
    const demo = await start(1, new AbortController().signal, [1]);
    expect(await demo.made()).toEqual(['camille@example.com']);
    expect(printed).toEqual([]);
  });

  it('goes on later after a fault, and tells its accounts then', async () => {
    const demo = await start(3, new AbortController().signal, [1, 5]);
    expect(await demo.made()).toBeNull();
    await demo.ended();
    expect(await tries()).toBe(3);
    expect(printed[0]).toMatch(/^Demo content failed \(exit code 1\)\. Its log: .*demo\.log The product runs/);
    expect(printed.slice(-2)).toEqual(['The demo content is complete now.', '  camille@example.com']);
  });

  it('ends with the product while it waits to try again', async () => {
    const stop = new AbortController();
    const demo = await start(9, stop.signal, [60_000]);
    expect(await demo.made()).toBeNull();
    stop.abort(new Error('stopped'));
    await demo.ended();
    await sleep(100);
    expect(await tries()).toBe(1);
  });
});
