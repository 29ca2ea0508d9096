import { createECDH } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from '../config/env.js';
import { Settings } from '../config/settings.js';
import { SecretBox } from '../security/secret-box.js';
import { keyPairOf, VapidKeys } from './vapid-keys.js';

describe('the keys for push services', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-vapid-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const keys = (env: Record<string, string> = {}): VapidKeys =>
    new VapidKeys(
      new SecretBox(new Settings(parseEnv({ DATABASE_URL: 'postgres://localhost/x', DATA_DIR: folder, ...env }))),
    );

  it('are made at the first start and stay the same in every process', async () => {
    const pairs = await Promise.all([keys(), keys(), keys()].map((each) => each.pair()));
    expect(new Set(pairs.map(({ publicKey }) => publicKey)).size).toBe(1);
    await expect(keys().pair()).resolves.toEqual(pairs[0]);
    expect(await readdir(folder)).toEqual(['secrets.key']);
  });

  it('change with the secret key', async () => {
    const [first, second] = [await keys().pair(), await keys({ SECRETS_KEY: 'k'.repeat(32) }).pair()];
    expect(second.publicKey).not.toBe(first.publicKey);
  });

  it('are a valid pair of P-256 for any secret bytes, also those at the ends', () => {
    for (const seed of [Buffer.alloc(48), Buffer.alloc(48, 0xff), Buffer.from(`${'00'.repeat(47)}07`, 'hex')]) {
      const { publicKey, privateKey } = keyPairOf(seed);
      const curve = createECDH('prime256v1');
      curve.setPrivateKey(privateKey, 'base64url');
      expect(curve.getPublicKey('base64url')).toBe(publicKey);
      expect(Buffer.from(privateKey, 'base64url')).toHaveLength(32);
      expect(publicKey).toMatch(/^B[\w-]{86}$/);
    }
  });
});
