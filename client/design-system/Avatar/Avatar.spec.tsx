import { initials } from './Avatar';

it.each([
  ['Camille Tremblay-Roy', 'CT'],
  ['  nadia  ', 'N'],
  ['Anne Marie de la Fontaine', 'AF'],
  ['Éloïse Östberg', 'ÉÖ'],
  ['', ''],
])('shortens %p to %p', (name, short) => {
  expect(initials(name)).toBe(short);
});
