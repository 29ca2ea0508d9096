import { jest } from '@jest/globals';
import { dateFormat, numberFormat } from './intl-formats';

const day = { dateStyle: 'long' } as const;

it('makes a format once for each language and its options', () => {
  expect(numberFormat('fr')).toBe(numberFormat('fr'));
  expect(numberFormat('fr')).not.toBe(numberFormat('en'));
  expect(numberFormat('fr')).not.toBe(numberFormat('fr', { style: 'percent' }));
});

it('makes a new format of dates if the clock of the device has moved to another zone', () => {
  const here = dateFormat('fr', day);
  expect(dateFormat('fr', day)).toBe(here);
  const offset = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(62);
  expect(dateFormat('fr', day)).not.toBe(here);
  offset.mockRestore();
  expect(dateFormat('fr', day)).toBe(here);
});
