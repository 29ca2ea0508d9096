import { turnCredentials } from './turn-credentials.js';

describe('credentials of a TURN server', () => {
  it('are those that coturn computes', () => {
    // printf '1764169200:somebody' | openssl dgst -sha1 -hmac north -binary | base64
    const server = { url: 'turn:turn.example.org:3478', secret: 'north' };
    expect(turnCredentials(server, 'somebody', new Date(1_764_169_200_000))).toEqual({
      urls: ['turn:turn.example.org:3478'],
      username: '1764169200:somebody',
      credential: 'q8NYv+CnH2nctwfG1np5AxljfKQ=',
    });
  });

  it('are the same for every address of the server', () => {
    const url = 'turn:turn.example.org:3478?transport=udp, turns:turn.example.org:5349?transport=tcp';
    expect(turnCredentials({ url, secret: 'north' }, 'somebody', new Date(0)).urls).toEqual([
      'turn:turn.example.org:3478?transport=udp',
      'turns:turn.example.org:5349?transport=tcp',
    ]);
  });
});
