import { levelOf, loudnessOf } from './sound-level';

const tone = (amplitude: number): number[] => Array.from({ length: 400 }, (_, at) => amplitude * Math.sin(at / 3));

it('is empty in silence and full at full scale', () => {
  expect(levelOf(new Float32Array(100))).toBe(0);
  expect(levelOf([])).toBe(0);
  expect(levelOf(new Float32Array(100).fill(1))).toBe(1);
});

it.each([
  [0.0005, 'silent'],
  [0.01, 'low'],
  [0.2, 'good'],
  [1.4, 'loud'],
] as const)('a voice of amplitude %s is %s', (amplitude, loudness) => {
  expect(loudnessOf(levelOf(tone(amplitude)))).toBe(loudness);
});
