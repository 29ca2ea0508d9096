import { Clock } from './clock.js';

const DAY_MS = 86_400_000;

describe('the clock', () => {
  it('shows the time of the machine until it is corrected', () => {
    expect(Math.abs(new Clock().now().getTime() - Date.now())).toBeLessThan(50);
  });

  it.each([DAY_MS, -DAY_MS])('moves into the span where the database is: %p ms', (shift) => {
    const clock = new Clock();
    const database = Date.now() + shift;
    clock.correct({ earliest: database - 20, latest: database + 20 });
    expect(Math.abs(clock.now().getTime() - database)).toBeLessThan(100);
    expect(Math.abs(clock.ahead - shift)).toBeLessThan(100);
  });

  it('stays as it is inside the span, so that a slow answer of the database does not move it', () => {
    const clock = new Clock();
    const before = clock.ahead;
    clock.correct({ earliest: Date.now() - 3_000, latest: Date.now() + 3_000 });
    expect(Math.abs(clock.ahead - before)).toBeLessThan(5);
  });

  it('does not follow when the clock of the machine is changed', () => {
    const clock = new Clock();
    const [real, before] = [Date.now, Date.now()];
    try {
      Date.now = () => real() + DAY_MS;
      expect(clock.now().getTime() - before).toBeLessThan(1_000);
    } finally {
      Date.now = real;
    }
  });
});
