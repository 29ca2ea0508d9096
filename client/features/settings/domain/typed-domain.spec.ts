import { typedDomain } from './typed-domain';

describe('the typed domain', () => {
  it.each([
    ['example.ca', 'example.ca'],
    [' @Example.CA ', 'example.ca'],
    ['nadia@mail.example.ca', 'mail.example.ca'],
    ['https://www.example.ca/emplois', 'example.ca'],
    ['Hôpital Mont-Blanc', null],
    ['Mont-Blanc inc.', null],
    ['example', null],
    ['.ca', null],
    ['', null],
  ])('in %j is %j', (text, expected) => {
    expect(typedDomain(text)).toBe(expected);
  });
});
