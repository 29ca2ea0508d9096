import { setTimeout as sleep } from 'node:timers/promises';
import { afterListening } from './listening-time.js';

const block = (milliseconds: number): void => {
  for (const until = performance.now() + milliseconds; performance.now() < until;);
};

describe('time to listen', () => {
  it('ends after as much time as was asked for', async () => {
    const at = performance.now();
    await new Promise<void>((resolve) => afterListening(200, resolve));
    expect(performance.now() - at).toBeGreaterThanOrEqual(150);
  });

  it('does not pass while the process computes', async () => {
    let isDue = false;
    const due = new Promise<void>((resolve) => {
      afterListening(300, () => {
        isDue = true;
        resolve();
      });
    });
    block(600);
    await sleep(60);
    expect(isDue).toBe(false);
    await due;
  });

  it('can be stopped', async () => {
    let isDue = false;
    afterListening(100, () => {
      isDue = true;
    })();
    await sleep(250);
    expect(isDue).toBe(false);
  });
});
