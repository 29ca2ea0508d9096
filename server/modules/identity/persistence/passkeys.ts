import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { newId } from '../../../platform/ids/new-id.js';
import type { KnownKey, NewKey } from '../credentials/relying-party.js';
import { PasskeyInvalid, PasskeyTaken, TooManyPasskeys } from '../domain/identity.errors.js';
import { freeSlot, MAX_PASSKEYS, type SignInWays } from '../domain/passkeys.js';

export interface FoundPasskey {
  readonly id: string;
  readonly accountId: string;
  readonly credentialId: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
}

/** Passkeys of accounts. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  ofAccount(accountId: string): Promise<KnownKey[]> {
    return this.em.execute<KnownKey[]>(
      `select credential_id as "credentialId", transports from passkey where account_id = ? order by slot`,
      [accountId],
    );
  }

  async find(credentialId: string): Promise<FoundPasskey | null> {
    const [row] = await this.em.execute<{ id: string; account_id: string; public_key: Uint8Array }[]>(
      'select id, account_id, public_key from passkey where credential_id = ?',
      [credentialId],
    );
    if (!row) return null;
    return { id: row.id, accountId: row.account_id, credentialId, publicKey: new Uint8Array(row.public_key) };
  }

  /**
   * Call it in a transaction.
   *
   * @returns the new id.
   * @throws PasskeyInvalid if the session has ended meanwhile, for example with a new password by email.
   * @throws TooManyPasskeys
   * @throws PasskeyTaken
   */
  async add(
    { id: accountId, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
    name: string,
    transports: readonly string[],
    key: NewKey,
  ): Promise<string> {
    await this.#lock(accountId);
    const open = await this.em.execute<unknown[]>('select 1 from session where id = ? and revoked_at is null', [
      sessionId,
    ]);
    if (open.length === 0) throw new PasskeyInvalid();
    return this.#insert(accountId, name, transports, key);
  }

  /** The first one of an account that the same transaction opened. @returns the new id. @throws PasskeyTaken */
  addFirst(accountId: string, name: string, transports: readonly string[], key: NewKey): Promise<string> {
    return this.#insert(accountId, name, transports, key);
  }

  async #insert(accountId: string, name: string, transports: readonly string[], key: NewKey): Promise<string> {
    const taken = await this.em.execute<{ slot: number }[]>('select slot from passkey where account_id = ?', [
      accountId,
    ]);
    const slot = freeSlot(taken.map((each) => each.slot));
    if (slot === null) throw new TooManyPasskeys(MAX_PASSKEYS);
    const id = newId();
    try {
      await this.em.execute(
        `insert into passkey (id, account_id, slot, credential_id, public_key, counter, transports, name, backed_up, created_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          id,
          accountId,
          slot,
          key.credentialId,
          Buffer.from(key.publicKey),
          key.counter,
          transports.join(','),
          name,
          key.backedUp,
          this.clock.now(),
        ],
      );
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new PasskeyTaken();
      throw error;
    }
    return id;
  }

  /** The count of uses at the last sign-in, locked until the transaction ends; null if the passkey was removed. */
  async lockCounter(accountId: string, id: string): Promise<number | null> {
    // In the order of a removal, so that the two cannot deadlock.
    await this.#lock(accountId);
    const [row] = await this.em.execute<{ counter: string | number }[]>(
      'select counter from passkey where id = ? for update',
      [id],
    );
    return row ? Number(row.counter) : null;
  }

  async used(id: string, counter: number, backedUp: boolean): Promise<void> {
    await this.em.execute('update passkey set counter = ?, backed_up = ?, last_used_at = ? where id = ?', [
      counter,
      backedUp,
      this.clock.now(),
      id,
    ]);
  }

  async rename(accountId: string, id: string, name: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'update passkey set name = ? where id = ? and account_id = ? returning 1',
      [name, id, accountId],
    );
    return rows.length > 0;
  }

  async remove(accountId: string, id: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>('delete from passkey where id = ? and account_id = ? returning 1', [
      id,
      accountId,
    ]);
    return rows.length > 0;
  }

  /** Call it in the transaction that ends the sessions: one of them may be adding a passkey. */
  async removeAll(accountId: string): Promise<void> {
    await this.#lock(accountId);
    await this.em.execute('delete from passkey where account_id = ?', [accountId]);
  }

  /** How the person can sign in; stays true until the transaction ends. */
  async lockWays(accountId: string): Promise<SignInWays> {
    await this.#lock(accountId);
    const [row] = await this.em.execute<{ has_password: boolean; providers: number; passkeys: number }[]>(
      `select a.password_hash is not null as has_password,
              (select count(*)::int from account_identity i where i.account_id = a.id) as providers,
              (select count(*)::int from passkey k where k.account_id = a.id) as passkeys
         from account a where a.id = ?`,
      [accountId],
    );
    return {
      hasPassword: row?.has_password ?? false,
      providers: row?.providers ?? 0,
      passkeys: row?.passkeys ?? 0,
    };
  }

  async #lock(accountId: string): Promise<void> {
    await this.em.execute('select 1 from account where id = ? for update', [accountId]);
  }
}
