import { isIssuer, isProviderAddress } from './issuer-address.js';

describe('the address of a company’s provider', () => {
  it.each(['https://idp.example', 'https://idp.example/tenant/v2.0', 'https://idp.example:8443'])(
    'may be %s',
    (address) => {
      expect(isIssuer(address, false)).toBe(true);
    },
  );

  it.each([
    'http://idp.example',
    'https://localhost',
    'https://127.0.0.1',
    'https://0x7f.1',
    'https://2130706433',
    'https://[::1]',
    'https://name:secret@idp.example',
    'https://idp.example?tenant=1',
    'https://idp.example#a',
    'ftp://idp.example',
    'idp.example',
    `https://idp.example/${'a'.repeat(300)}`,
  ])('is not %s', (address) => {
    expect(isIssuer(address, false)).toBe(false);
  });

  it('may be local in tests', () => {
    expect(isIssuer('http://127.0.0.1:3000', true)).toBe(true);
    expect(isProviderAddress('http://127.0.0.1:3000/keys?a=b', true)).toBe(true);
    expect(isProviderAddress('https://idp.example/keys?a=b', false)).toBe(true);
    expect(isProviderAddress('http://name:secret@127.0.0.1', true)).toBe(false);
  });
});
