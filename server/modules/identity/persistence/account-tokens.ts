import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { hashOfToken, looksLikeToken, newToken } from '../credentials/session-token.js';
import { linkLife, type TokenKind } from '../domain/emails.js';

/** Secrets of links in emails. Only hashes are stored; each works once, and a newer one replaces an older. */
@Injectable()
export class AccountTokens {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** @returns the token, which is not stored anywhere. */
  async issue(accountId: string, kind: TokenKind): Promise<string> {
    const token = newToken();
    const now = this.clock.now();
    await this.em.execute(
      `insert into account_token (account_id, kind, token_hash, created_at, expires_at) values (?, ?, ?, ?, ?)
       on conflict (account_id, kind) do update
          set token_hash = excluded.token_hash, created_at = excluded.created_at, expires_at = excluded.expires_at`,
      [accountId, kind, hashOfToken(token), now, new Date(now.getTime() + linkLife[kind])],
    );
    return token;
  }

  /** The token's account, without using the token; null if it is not valid. */
  async find(kind: TokenKind, token: string): Promise<string | null> {
    if (!looksLikeToken(token)) return null;
    const [row] = await this.em.execute<{ account_id: string }[]>(
      'select account_id from account_token where token_hash = ? and kind = ? and expires_at > ?',
      [hashOfToken(token), kind, this.clock.now()],
    );
    return row?.account_id ?? null;
  }

  /** Uses a token in one statement: of two concurrent calls, one gets the account and the other null. */
  async take(kind: TokenKind, token: string): Promise<string | null> {
    if (!looksLikeToken(token)) return null;
    const [row] = await this.em.execute<{ account_id: string }[]>(
      'delete from account_token where token_hash = ? and kind = ? and expires_at > ? returning account_id',
      [hashOfToken(token), kind, this.clock.now()],
    );
    return row?.account_id ?? null;
  }

  /** Invalidates links of emails already sent. */
  async drop(accountId: string, ...kinds: readonly TokenKind[]): Promise<void> {
    await this.em.execute('delete from account_token where account_id = ? and kind in (?)', [accountId, kinds]);
  }
}
