import { secondsOfTimes } from './processor-time.js';

describe('the processor time that a shell writes', () => {
  it.each([
    ['dash', '0m0.000000s 0m0.000000s\n1m2.500000s 0m0.250000s\n', 62.75],
    ['bash', '0m0.001s 0m0.002s\n0m0.012s 0m0.003s', 0.015],
    ['busybox', '0m0.00s 0m0.01s\n2m0.00s 1m0.50s\n', 180.5],
  ])('is read as %s writes it', (_, written, seconds) => {
    expect(secondsOfTimes(written)).toBeCloseTo(seconds, 6);
  });

  it.each(['', '0m0.0s 0m0.0s', 'a\nb', '0m0.0s 0m0.0s\n-1m0.0s 0m0.0s'])('is unknown from %j', (written) => {
    expect(secondsOfTimes(written)).toBeNull();
  });
});
