import { randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { hashOfToken, looksLikeToken } from '../credentials/session-token.js';
import { CHALLENGE_MS } from '../domain/passkeys.js';

const BYTES = 32;
/** Expired rows deleted with each new challenge, so that visits of the sign-in page cannot fill the table. */
const SWEEP = 20;

/** With the account in it, so that a challenge of one purpose is unknown for the other. */
const hashOf = (challenge: string, newAccountId: string): string => hashOfToken(`${challenge}${newAccountId}`);

/**
 * Challenges for passkeys. Only hashes are stored, and each can be answered once within five minutes. A challenge for adding a
 * passkey works only in its session and not for signing in, and one for registering only for the account id that it was made for.
 */
@Injectable()
export class PasskeyChallenges {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * @param sessionId of the session that adds a passkey, where a newer challenge replaces an older; null for a sign-in or a registration.
   * @param newAccountId of the account that a registration will open.
   */
  async issue(sessionId: string | null, newAccountId = ''): Promise<Uint8Array<ArrayBuffer>> {
    const now = this.clock.now();
    const challenge = new Uint8Array(randomBytes(BYTES));
    await this.em.execute(
      `delete from passkey_challenge where challenge_hash in (
         select challenge_hash from passkey_challenge where expires_at <= ? order by expires_at limit ?
            for update skip locked)`,
      [now, SWEEP],
    );
    await this.em.execute(
      `insert into passkey_challenge (challenge_hash, session_id, created_at, expires_at) values (?, ?, ?, ?)
       on conflict (session_id) do update
          set challenge_hash = excluded.challenge_hash, created_at = excluded.created_at,
              expires_at = excluded.expires_at`,
      [
        hashOf(Buffer.from(challenge).toString('base64url'), newAccountId),
        sessionId,
        now,
        new Date(now.getTime() + CHALLENGE_MS),
      ],
    );
    return challenge;
  }

  /** Uses a challenge in one statement: of two concurrent calls, one gets true. Call it outside a transaction. */
  async take(challenge: string, sessionId: string | null, newAccountId = ''): Promise<boolean> {
    if (!looksLikeToken(challenge)) return false;
    const rows = await this.em.execute<unknown[]>(
      `delete from passkey_challenge
        where challenge_hash = ? and session_id is not distinct from ?::uuid and expires_at > ? returning 1`,
      [hashOf(challenge, newAccountId), sessionId, this.clock.now()],
    );
    return rows.length > 0;
  }
}
