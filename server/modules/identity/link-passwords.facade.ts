import { Injectable } from '@nestjs/common';
import { connectionOf } from './credentials/network.js';
import { PasswordHasher } from './credentials/password-hasher.js';
import { limits } from './domain/limits.js';
import { type Attempt, Throttle } from './persistence/throttle.js';

export interface LinkPasswordGuess {
  /** The link that the password opens. */
  readonly linkId: string;
  /** As {@link LinkPasswords.hash} answered it. */
  readonly stored: string;
  readonly password: string;
  /** Of the reader's connection. */
  readonly address: string;
}

/** Passwords of links that need no account, hashed and guarded against guessing like those of accounts. */
@Injectable()
export class LinkPasswords {
  constructor(
    private readonly hasher: PasswordHasher,
    private readonly throttle: Throttle,
  ) {}

  /** @returns the form to store: Argon2id, with cost and salt. */
  hash(password: string): Promise<string> {
    return this.hasher.hash(password);
  }

  /** Call it outside a transaction, so that a refusal does not undo the count. @throws TooManyAttempts */
  async isRight({ linkId, stored, password, address }: LinkPasswordGuess): Promise<boolean> {
    const attempts: readonly Attempt[] = [
      { limit: limits.linkPasswordFromConnection, of: [linkId, connectionOf(address)] },
      { limit: limits.linkPasswordOfLink, of: [linkId] },
    ];
    await this.throttle.count(...attempts);
    const isRight = await this.hasher.verify(stored, password);
    // The right password is no guess.
    if (isRight) await this.throttle.giveBack(...attempts);
    return isRight;
  }
}
