import { isTrustworthy } from './oidc-address.js';

describe('where keys may come from', () => {
  it.each([
    'https://accounts.google.com',
    'https://id.example:8443/realm',
    'http://127.0.0.1:4000',
    'http://localhost:4000',
    'http://[::1]:4000',
  ])('%s', (address) => {
    expect(isTrustworthy(address)).toBe(true);
  });

  it.each([
    'http://accounts.google.com',
    'http://127.0.0.1.example',
    'http://localhost.example',
    'http://10.0.0.1',
    'file:///etc/passwd',
    'ftp://127.0.0.1',
    'accounts.google.com',
    '',
  ])('not %s', (address) => {
    expect(isTrustworthy(address)).toBe(false);
  });
});
