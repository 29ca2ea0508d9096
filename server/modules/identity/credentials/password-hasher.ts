import { hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';
import { argon2Cost } from '../domain/password-policy.js';

/** A hash of a random password that nobody knows, at the same cost as all others. */
export const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$2j48njqHCZJl+4tTn6P9UQ$WDyeyN3Tc9DsbTvr35DjFbIItEdURK2iktCFPMgTOb4';

/** Argon2id. Runs on the thread pool, so a log-in does not hold up other requests. */
@Injectable()
export class PasswordHasher {
  /** @returns PHC form, cost and salt included. */
  hash(password: string): Promise<string> {
    return hash(password, argon2Cost);
  }

  /**
   * Compares in constant work: where there is no hash (unknown account) another is compared all the same, so that the time of
   * an answer does not tell who has an account.
   */
  async verify(stored: string | null, password: string): Promise<boolean> {
    const isRight = await verify(stored ?? decoyHash, password);
    return isRight && stored !== null;
  }
}
