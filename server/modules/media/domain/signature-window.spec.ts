import { keyDay, signatureWindow, windowStart } from './signature-window.js';

const at = (time: string): Date => new Date(`2026-11-21T${time}Z`);
const seconds = (time: string): number => at(time).getTime() / 1000;

describe('the end of a media address', () => {
  it('is the same for everybody within a window, and later in the next one', () => {
    expect(signatureWindow(at('12:00:00.000'), 300).until).toBe(seconds('12:05:00'));
    expect(signatureWindow(at('12:02:29.999'), 300).until).toBe(seconds('12:05:00'));
    expect(signatureWindow(at('12:02:30.000'), 300).until).toBe(seconds('12:07:30'));
    expect(windowStart(at('12:02:29.999'), 300)).toBe(seconds('12:00:00'));
  });

  it.each([2, 3, 4, 60, 300, 301, 3600])('is never later than a life of %d s, and players renew before it', (life) => {
    for (let step = 0; step < 400; step += 1) {
      const now = new Date(at('12:00:00').getTime() + step * 997);
      const { until, renewIn } = signatureWindow(now, life);
      const left = until - now.getTime() / 1000;
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(life);
      expect(renewIn).toBeLessThanOrEqual(Math.max(1, left));
    }
  });

  it('is signed with the key of its day', () => {
    expect(keyDay(seconds('23:59:59'))).toBe(keyDay(seconds('00:00:00')));
    expect(keyDay(seconds('23:59:59') + 1)).toBe(keyDay(seconds('00:00:00')) + 1);
  });
});
