import { type Light, lightOf, unseenLight, withLight } from './picture-light';

/** A picture of 10 × 10 pixels with one brightness in the middle and another around it. */
function picture(inside: number, outside: number): number[] {
  return Array.from({ length: 100 }, (_, place) => {
    const [x, y] = [(place % 10) / 10, Math.floor(place / 10) / 10];
    const luma = x > 0.3 && x < 0.7 && y > 0.2 && y < 0.8 ? inside : outside;
    return [luma, luma, luma, 255];
  }).flat();
}

it.each([
  [20, 30, 'dark'],
  [120, 130, 'good'],
  [240, 235, 'bright'],
  [60, 200, 'behind'],
  [30, 220, 'behind'],
  [150, 90, 'good'],
] as const)('%s in the middle and %s around it is %s', (inside, outside, light) => {
  expect(lightOf(picture(inside, outside), 10)).toBe(light);
});

it.each([
  [['good', 'dark', 'good', 'good'], 'good'],
  [['good', 'dark', 'dark'], 'dark'],
  [['dark'], 'dark'],
  [['behind', 'good', 'dark', 'good', 'dark'], 'behind'],
] as const satisfies readonly (readonly [readonly Light[], Light])[])('%j shows %s', (seen, shown) => {
  let state = unseenLight;
  for (const light of seen) state = withLight(state, light);
  expect(state.shown).toBe(shown);
});
