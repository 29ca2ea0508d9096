import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';

const path = new URL('./lower-priority.mjs', import.meta.url).href;
const { lowerPriority } = (await import(path)) as { lowerPriority(pid: number): void };

describe('lowerPriority', () => {
  it('gives a process and its session a lower priority', async () => {
    const child = spawn('sleep', ['20'], { detached: true, stdio: 'ignore' });
    const ended = once(child, 'exit');
    const pid = child.pid ?? 0;
    try {
      lowerPriority(pid);
      expect(getPriority(pid)).toBe(10);
      const session = `/proc/${pid}/autogroup`;
      if (existsSync(session)) expect(readFileSync(session, 'utf8')).toMatch(/ nice 10$/m);
    } finally {
      child.kill();
      await ended;
    }
  });

  it('leaves a program alone that has ended already', async () => {
    const child = spawn('true', { detached: true, stdio: 'ignore' });
    await once(child, 'exit');
    expect(() => lowerPriority(child.pid ?? 0)).not.toThrow();
  });
});
