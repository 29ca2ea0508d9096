import { websiteDomain } from './website-domain.js';

describe('the domain of a website', () => {
  it.each([
    ['https://www.Boreal.example/fr?x=1', 'boreal.example'],
    ['http://boreal.example:8080', 'boreal.example'],
    ['https://someone@boreal.example/', 'boreal.example'],
    // Browsers open the host before the backslash.
    ['https://evil.example\\@boreal.example', 'evil.example'],
    ['https://evil.example/@boreal.example', 'evil.example'],
  ])('%s is %s', (website, domain) => {
    expect(websiteDomain(website)).toBe(domain);
  });

  it('is null without a website', () => {
    expect(websiteDomain(null)).toBeNull();
  });
});
