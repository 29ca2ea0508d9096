import { isTilted } from './picture-tilt';

const leaning = (degrees: number, pull = 9.8) => ({
  x: pull * Math.sin((degrees * Math.PI) / 180),
  y: pull * Math.cos((degrees * Math.PI) / 180),
});

it.each([
  ['upright', leaning(0), false],
  ['nearly upright', leaning(-6), false],
  ['leaning to the right', leaning(18), true],
  ['leaning to the left', leaning(-18), true],
  ['on its side', leaning(90), false],
  ['nearly on its side', leaning(-84), false],
  ['upside down, as some systems count', leaning(180), false],
  ['lying on a table', leaning(40, 2), false],
])('a phone %s', (_, gravity, tilted) => {
  expect(isTilted(gravity)).toBe(tilted);
});
