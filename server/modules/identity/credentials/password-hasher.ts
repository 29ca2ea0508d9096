import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { type Argon2Cost, argon2Cost } from '../domain/password-policy.js';

/** Hash of an unknown random password, with the same cost as all others. */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$2j48njqHCZJl+4tTn6P9UQ$WDyeyN3Tc9DsbTvr35DjFbIItEdURK2iktCFPMgTOb4';

/** Argon2id. It runs on the thread pool, so a log-in does not block other requests. */
@Injectable()
export class PasswordHasher {
  /** For new hashes; a stored hash contains its own. Only tests replace it, because they create many accounts. */
  readonly cost: Argon2Cost = argon2Cost;

  /** @returns PHC format, including cost and salt. */
  hash(password: string): Promise<string> {
    return hash(password, this.cost);
  }

  /**
   * Verifies in constant time: without a stored hash (unknown account) it verifies a decoy, so that response times do not reveal
   * who has an account.
   */
  async verify(stored: string | null, password: string): Promise<boolean> {
    const isRight = await verify(stored ?? decoyHash, password);
    return isRight && stored !== null;
  }
}
