import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { MAX_PASSKEYS } from '../domain/passkeys.js';
import type { Passkey, PasskeyList } from '../http/passkeys.contract.js';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly backed_up: boolean;
  readonly created_at: Date | string;
  readonly last_used_at: Date | string | null;
}

const passkeyOf = ({ id, name, backed_up, created_at, last_used_at }: Row): Passkey => ({
  id,
  name,
  backed_up,
  created_at: new Date(created_at).toISOString(),
  last_used_at: last_used_at === null ? null : new Date(last_used_at).toISOString(),
});

/** The passkeys of an account, for its owner. */
@Injectable()
export class ListPasskeys {
  constructor(private readonly em: EntityManager) {}

  async execute(accountId: string): Promise<PasskeyList> {
    const rows = await this.em.execute<Row[]>(
      `select id, name, backed_up, created_at, last_used_at from passkey
        where account_id = ? order by created_at desc, id desc limit ?`,
      [accountId, MAX_PASSKEYS],
    );
    return { passkeys: rows.map(passkeyOf), max: MAX_PASSKEYS };
  }

  /** @throws NotFound if it is not a passkey of this account. */
  async one(accountId: string, id: string): Promise<Passkey> {
    const found = (await this.execute(accountId)).passkeys.find((each) => each.id === id);
    if (!found) throw new NotFound();
    return found;
  }
}
