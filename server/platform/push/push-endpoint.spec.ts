import { isPushEndpoint } from './push-endpoint.js';

describe('the endpoint that a browser gives', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QGx',
    'https://wns2-par02p.notify.windows.com/w/?token=x',
  ])('is accepted if it is that of a push service: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, false)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'ftp://fcm.googleapis.com/',
    'https://127.0.0.1/',
    'https://0x7f.1/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[2606:4700::1111]/',
    'https://8.8.8.8/',
    'https://localhost/',
    'https://redis:6379/',
    'https://push.example:8443/',
    'https://user:secret@push.example/',
    `https://push.example/${'a'.repeat(1_000)}`,
    'push.example',
    '',
  ])('is refused otherwise: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, false)).toBe(false);
  });

  it('may be local in tests, but never another protocol', () => {
    expect(isPushEndpoint('http://127.0.0.1:4000/push', true)).toBe(true);
    expect(isPushEndpoint('file:///etc/passwd', true)).toBe(false);
  });
});
