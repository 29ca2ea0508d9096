import sharp from 'sharp';
import { startTestApp, type TestAnswer, type TestApp } from '../../support/app.js';
import { heicBomb, heicPhoto, heicSecret } from '../../support/samples/heic.js';
import { form, type Person, signUp } from './people.js';

describe('a portrait from a phone', () => {
  let app: TestApp;
  let seeker: Person;

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    seeker = await signUp(app);
  });
  afterAll(() => app.close());

  const sendAvatar = (bytes: Buffer): Promise<TestAnswer<{ avatar_url: string; code: string }>> => {
    const type = 'application/octet-stream';
    const { payload, headers } = form([{ name: 'avatar', fileName: 'moi.jpg', bytes, type }]);
    return app.request({ method: 'POST', url: '/api/users/avatar', token: seeker.token, payload, headers });
  };

  it('is re-encoded from a phone’s HEIC too: upright, WebP, without metadata', async () => {
    const original = heicPhoto();
    expect(original.includes(heicSecret)).toBe(true);
    const answer = await sendAvatar(original);
    expect(answer.status).toBe(200);
    const served = await app.request({ url: answer.body.avatar_url, token: seeker.token });
    const metadata = await sharp(served.bytes).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(metadata.exif).toBeUndefined();
    expect(served.bytes.includes(heicSecret)).toBe(false);
    const above = await sharp(served.bytes).extract({ left: 256, top: 64, width: 1, height: 1 }).raw().toBuffer();
    expect([above[0]! > 150, above[2]! < 90]).toEqual([true, true]);
  });

  it('is refused if the HEIC is a decompression bomb, broken, or HEIC only by name', async () => {
    expect(await sendAvatar(heicBomb(20_000))).toMatchObject({
      status: 413,
      body: { code: 'MEDIA.IMAGE_TOO_MANY_PIXELS' },
    });
    const whole = heicPhoto();
    const named = Buffer.from('\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic', 'latin1');
    for (const broken of [whole.subarray(0, 400), named]) {
      expect(await sendAvatar(broken)).toMatchObject({ status: 415, body: { code: 'MEDIA.UNREADABLE_IMAGE' } });
    }
    expect((await sendAvatar(whole)).status).toBe(200);
  });
});
