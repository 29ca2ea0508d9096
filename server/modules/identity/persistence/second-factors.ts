import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { SealedColumn } from '../../../platform/security/reseal-column.js';
import { SecretBox } from '../../../platform/security/secret-box.js';

const PURPOSE = 'second factor';

/** For `npm run rotate-secrets`. */
export const secondFactorSecrets: SealedColumn = {
  table: 'second_factor',
  column: 'sealed_secret',
  owner: 'account_id',
  purpose: PURPOSE,
};

/** The authenticator application of an account. */
export interface KnownFactor {
  readonly recoverySalt: Uint8Array;
  /** Decrypts the secret to compare a code; recovery codes do not need it. */
  secret(): Promise<string>;
}

interface Row {
  sealed_secret: Uint8Array;
  recovery_salt: Uint8Array;
}

/** Authenticator applications and recovery codes. Anything single-use is used in one statement. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly box: SecretBox,
  ) {}

  async isOn(accountId: string): Promise<boolean> {
    const [row] = await this.em.execute<unknown[]>(
      'select 1 from second_factor where account_id = ? and confirmed_at is not null',
      [accountId],
    );
    return row !== undefined;
  }

  /** Stores a new, unconfirmed secret. Replaces an earlier unconfirmed one. */
  async begin(accountId: string, secret: string, recoverySalt: Uint8Array): Promise<boolean> {
    const sealed = await this.box.seal(secret, PURPOSE, accountId);
    const rows = await this.em.execute<unknown[]>(
      `insert into second_factor (account_id, sealed_secret, recovery_salt, created_at) values (?, ?, ?, ?)
       on conflict (account_id) do update
          set sealed_secret = excluded.sealed_secret, recovery_salt = excluded.recovery_salt,
              created_at = excluded.created_at
        where second_factor.confirmed_at is null
       returning 1`,
      [accountId, sealed, recoverySalt, this.clock.now()],
    );
    return rows.length > 0;
  }

  /** The unconfirmed one (`begun`) or the active one (`on`). */
  async find(accountId: string, which: 'begun' | 'on'): Promise<KnownFactor | null> {
    const [row] = await this.em.execute<Row[]>(
      `select sealed_secret, recovery_salt from second_factor
        where account_id = ? and confirmed_at is ${which === 'on' ? 'not null' : 'null'}`,
      [accountId],
    );
    if (!row) return null;
    const { sealed_secret: sealed, recovery_salt: recoverySalt } = row;
    return { recoverySalt, secret: () => this.box.open(sealed, PURPOSE, accountId) };
  }

  /** Activates it after the first code. If another one was begun meanwhile, its salt differs and nothing is confirmed. */
  async confirm(accountId: string, { recoverySalt }: KnownFactor, step: number): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update second_factor set confirmed_at = ?, last_step = ?
        where account_id = ? and recovery_salt = ? and confirmed_at is null returning 1`,
      [this.clock.now(), step, accountId, recoverySalt],
    );
    return rows.length > 0;
  }

  /** @returns false if this step or a later one was already used. */
  async useStep(accountId: string, step: number): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'update second_factor set last_step = ? where account_id = ? and last_step < ? returning 1',
      [step, accountId, step],
    );
    return rows.length > 0;
  }

  async useRecoveryCode(accountId: string, hash: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'delete from recovery_code where account_id = ? and code_hash = ? returning 1',
      [accountId, hash],
    );
    return rows.length > 0;
  }

  /** Replaces all codes. A concurrent renewal waits. */
  async replaceRecoveryCodes(accountId: string, hashes: readonly string[]): Promise<void> {
    await this.em.execute('select 1 from second_factor where account_id = ? for update', [accountId]);
    await this.em.execute('delete from recovery_code where account_id = ?', [accountId]);
    for (const hash of hashes) {
      await this.em.execute('insert into recovery_code (account_id, code_hash) values (?, ?)', [accountId, hash]);
    }
  }

  /** @returns whether it was active. */
  async remove(accountId: string): Promise<boolean> {
    const rows = await this.em.execute<{ was_on: boolean }[]>(
      'delete from second_factor where account_id = ? returning confirmed_at is not null as was_on',
      [accountId],
    );
    return rows[0]?.was_on ?? false;
  }
}
