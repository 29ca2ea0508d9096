import { parseOptions } from '@node-rs/argon2';
import { argon2Cost } from '../domain/password-policy.js';
import { decoyHash, PasswordHasher } from './password-hasher.js';

const ARGON2ID = 2;

describe('the password hasher', () => {
  const hasher = new PasswordHasher();

  it('hashes with Argon2id at 19 MiB, two passes, one lane, and a salt of its own each time', async () => {
    const [one, other] = await Promise.all([hasher.hash('correct horse'), hasher.hash('correct horse')]);
    expect(parseOptions(one)).toMatchObject({ algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect(one).not.toBe(other);
    expect(await hasher.verify(one, 'correct horse')).toBe(true);
    expect(await hasher.verify(one, 'correct horsf')).toBe(false);
  });

  it('does not cut long passwords', async () => {
    const stored = await hasher.hash('x'.repeat(128));
    expect(await hasher.verify(stored, 'x'.repeat(127))).toBe(false);
    expect(await hasher.verify(stored, 'x'.repeat(128))).toBe(true);
  });

  it('compares an unknown account with a hash of the same cost, and never says yes', async () => {
    expect(parseOptions(decoyHash)).toMatchObject({ algorithm: ARGON2ID, ...argon2Cost });
    expect(await hasher.verify(null, 'correct horse')).toBe(false);
  });
});
