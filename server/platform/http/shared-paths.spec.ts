import { prefersData, SharedPaths } from './shared-paths.js';

describe('what is asked for', () => {
  it.each([
    ['application/json', true],
    ['application/json, text/plain, */*', true],
    ['Application/JSON;q=0.9', true],
    ['text/html;q=0.5, application/json', true],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    ['text/html, application/json', false],
    ['application/json;q=0', false],
    ['application/json;q=nonsense', false],
    ['*/*', false],
    ['', false],
    [undefined, false],
  ])('%s', (accept, expected) => {
    expect(prefersData(accept)).toBe(expected);
  });
});

describe('a path that is a page and data', () => {
  const shared = new SharedPaths(['/things']);
  const address = (method: string, url: string, accept?: string): string =>
    shared.addressOf({ method, url, headers: { accept } });

  it('is read as either', () => {
    expect(address('GET', '/things/7?a=1', 'application/json')).toBe('/api/things/7?a=1');
    expect(address('GET', '/things?page=2', 'application/json')).toBe('/api/things?page=2');
    expect(address('GET', '/things/7', 'text/html')).toBe('/things/7');
    expect(address('HEAD', '/things/7', '*/*')).toBe('/things/7');
  });

  it('is changed as data, whatever answer is welcome', () => {
    expect(address('POST', '/things', '*/*')).toBe('/api/things');
    expect(address('DELETE', '/things/7')).toBe('/api/things/7');
  });

  it('is no other path', () => {
    expect(address('GET', '/thingsome', 'application/json')).toBe('/thingsome');
    expect(address('POST', '/other', 'application/json')).toBe('/other');
    expect(address('GET', '/x?next=/things', 'application/json')).toBe('/x?next=/things');
  });
});
