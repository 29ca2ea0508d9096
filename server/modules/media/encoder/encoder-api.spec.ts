import { addressOf } from './encoder-api.js';

describe('the address of an installation', () => {
  it('is https, except on this machine', () => {
    expect(addressOf('https://entrevue.example').origin).toBe('https://entrevue.example');
    expect(addressOf('http://127.0.0.1:3000').origin).toBe('http://127.0.0.1:3000');
    expect(addressOf('http://localhost:3000').origin).toBe('http://localhost:3000');
    expect(() => addressOf('http://entrevue.example')).toThrow('https');
    expect(() => addressOf('ftp://localhost')).toThrow('https');
  });
});
