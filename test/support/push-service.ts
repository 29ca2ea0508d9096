import {
  createDecipheriv,
  createECDH,
  createHash,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A message as the browser reads it. */
export interface ReceivedPush {
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly language: string;
}

/** A browser: what it gives to the site, and what it received so far. */
export interface PushBrowser {
  readonly subscription: {
    readonly endpoint: string;
    readonly keys: { readonly p256dh: string; readonly auth: string };
  };
  /** SHA-256 (hex) of the endpoint. */
  readonly device: string;
  readonly received: ReceivedPush[];
  readonly headers: IncomingMessage['headers'][];
  /** Statuses of the next answers; 201 when there are none. */
  readonly answers: number[];
  /** Waits for the first message. */
  next(): Promise<ReceivedPush>;
}

export interface PushService {
  /** @param publicKey of the site, which must sign its requests. */
  browser(publicKey: string): PushBrowser;
  close(): Promise<void>;
}

/** A push service with its browsers: checks the site's signature (RFC 8292) and decrypts what comes (RFC 8188 and 8291). */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, (request: IncomingMessage, body: Buffer) => number>();
  const server: Server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const deliver = browsers.get(request.url ?? '');
      response.writeHead(deliver ? deliver(request, body) : 404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    browser(publicKey) {
      const path = `/push/${randomBytes(12).toString('hex')}`;
      const curve = createECDH('prime256v1');
      const p256dh = curve.generateKeys('base64url');
      const auth = randomBytes(16);
      const endpoint = `${origin}${path}`;
      const first = Promise.withResolvers<ReceivedPush>();
      const browser: PushBrowser = {
        subscription: { endpoint, keys: { p256dh, auth: auth.toString('base64url') } },
        device: createHash('sha256').update(endpoint).digest('hex'),
        received: [],
        headers: [],
        answers: [],
        next: () => first.promise,
      };
      browsers.set(path, (request, body) => {
        const answer = browser.answers.shift() ?? 201;
        if (answer !== 201) return answer;
        if (!isSignedBy(publicKey, request.headers.authorization ?? '', origin)) return 403;
        browser.headers.push(request.headers);
        const message = JSON.parse(decrypted(body, curve, auth)) as ReceivedPush;
        browser.received.push(message);
        first.resolve(message);
        return 201;
      });
      return browser;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** `vapid t=<JWT>, k=<public key>`; ES256 over the first two parts of the token. */
function isSignedBy(publicKey: string, authorization: string, audience: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  const isLasting = Number(exp) > Date.now() / 1000 && Number(exp) < Date.now() / 1000 + 86_400;
  return key === publicKey && isGenuine && aud === audience && isLasting && /^(mailto|https):/.test(String(sub));
}

function decrypted(body: Buffer, own: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', own.computeSecret(senderKey), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const record = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with 2 and zeros.
  return record.subarray(0, record.lastIndexOf(2)).toString('utf8');
}
