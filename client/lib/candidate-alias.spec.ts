import { candidateAlias } from './candidate-alias';

it('distinguishes two people of the same day', () => {
  expect(candidateAlias('0199f0c2-0000-7000-8000-000000007f3a')).toBe('#7F3A');
  expect(candidateAlias('0199f0c2-0000-7000-8000-00000000c21d')).toBe('#C21D');
});
