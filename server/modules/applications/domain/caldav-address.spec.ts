import { mayFollow, serverAddress } from './caldav-address.js';

describe('the address of a calendar server', () => {
  it('is https, also if only the host is written', () => {
    expect(serverAddress(' caldav.example.org ', false)?.href).toBe('https://caldav.example.org/');
    expect(serverAddress('https://example.org/dav/#top', false)?.href).toBe('https://example.org/dav/');
    for (const refused of [
      'http://example.org',
      'ftp://example.org',
      'https://zoe:secret@example.org',
      'https://',
      '',
    ]) {
      expect(serverAddress(refused, false)).toBeNull();
    }
    expect(serverAddress('http://127.0.0.1:5232', true)?.port).toBe('5232');
  });

  it.each([
    ['https://caldav.example.org/', 'https://caldav.example.org/dav/', true],
    ['https://caldav.icloud.com/', 'https://p01-caldav.icloud.com/1/', true],
    ['https://caldav.example.org/', 'http://caldav.example.org/', false],
    ['https://caldav.example.org/', 'https://example.net/', false],
    ['https://example.org/', 'https://other.org/', false],
    ['https://caldav.example.org/', 'https://mail.example.org:8443/', false],
    ['https://caldav.example.org/', 'https://a:b@caldav.example.org/', false],
  ])('%s may send us to %s: %s', (from, to, may) => {
    expect(mayFollow(new URL(from), new URL(to))).toBe(may);
  });
});
