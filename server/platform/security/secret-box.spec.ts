import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from '../config/env.js';
import { Settings } from '../config/settings.js';
import { SecretBox } from './secret-box.js';

describe('the secret box', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'entrevue-box-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const box = (env: Record<string, string> = {}): SecretBox =>
    new SecretBox(new Settings(parseEnv({ DATABASE_URL: 'postgres://localhost/x', DATA_DIR: folder, ...env })));

  it('opens with the same purpose and owner, also after a restart', async () => {
    const sealed = await box().seal('Zażółć', 'purpose', 'owner');
    expect(sealed.includes('Zażółć')).toBe(false);
    await expect(box().open(sealed, 'purpose', 'owner')).resolves.toBe('Zażółć');
  });

  it('does not open with another owner, purpose or key, or after a byte changed', async () => {
    const own = box();
    const sealed = await own.seal('text', 'purpose', 'owner');
    await expect(own.open(sealed, 'purpose', 'another')).rejects.toThrow();
    await expect(own.open(sealed, 'another', 'owner')).rejects.toThrow();
    await expect(box({ SECRETS_KEY: 'k'.repeat(32) }).open(sealed, 'purpose', 'owner')).rejects.toThrow();
    sealed[sealed.length - 1]! ^= 1;
    await expect(own.open(sealed, 'purpose', 'owner')).rejects.toThrow();
  });

  it('does not open with a shortened tag, which could be guessed', async () => {
    const own = box();
    const sealed = await own.seal('', 'purpose', 'owner');
    await expect(own.open(sealed, 'purpose', 'owner')).resolves.toBe('');
    for (const bytes of [4, 8, 12, 15]) {
      await expect(own.open(sealed.subarray(0, 12 + bytes), 'purpose', 'owner')).rejects.toThrow(/tag length/);
    }
  });

  it('opens what the further key sealed, seals with the current one alone, and says which', async () => {
    const [old, after] = ['o'.repeat(32), 'n'.repeat(32)];
    const before = await box({ SECRETS_KEY: old }).seal('text', 'purpose', 'owner');
    const both = box({ SECRETS_KEY: after, SECRETS_KEY_ALSO: old });
    await expect(both.open(before, 'purpose', 'owner')).resolves.toBe('text');
    await expect(both.openCurrent(before, 'purpose', 'owner')).rejects.toThrow();
    const again = await both.seal('text', 'purpose', 'owner');
    await expect(box({ SECRETS_KEY: after }).openCurrent(again, 'purpose', 'owner')).resolves.toBe('text');
    await expect(both.open(before, 'purpose', 'another')).rejects.toThrow();
  });

  it('derives bytes from the current key, and knows those of the further one', async () => {
    const [old, after] = ['o'.repeat(32), 'n'.repeat(32)];
    const before = await box({ SECRETS_KEY: old }).derive('purpose', 32);
    const both = box({ SECRETS_KEY: after, SECRETS_KEY_ALSO: old });
    const current = await both.derive('purpose', 32);
    expect(current.equals(before)).toBe(false);
    expect(await both.deriveKnown('purpose', 32)).toEqual([current, before]);
    expect(await box({ SECRETS_KEY: after }).deriveKnown('purpose', 32)).toEqual([current]);
  });

  it('creates one key for processes that start in parallel, readable by its owner only', async () => {
    const boxes = Array.from({ length: 8 }, () => box());
    const sealed = await Promise.all(boxes.map((each) => each.seal('text', 'purpose', 'owner')));
    for (const bytes of sealed) await expect(box().open(bytes, 'purpose', 'owner')).resolves.toBe('text');
    expect(await readdir(folder)).toEqual(['secrets.key']);
    expect((await stat(join(folder, 'secrets.key'))).mode & 0o777).toBe(0o600);
    expect(await readFile(join(folder, 'secrets.key'), 'utf8')).toHaveLength(43);
  });

  it('writes no file if a key is configured', async () => {
    const env = { SECRETS_KEY: 'k'.repeat(32) };
    const sealed = await box(env).seal('text', 'purpose', 'owner');
    await expect(box(env).open(sealed, 'purpose', 'owner')).resolves.toBe('text');
    expect(await readdir(folder)).toEqual([]);
  });
});
