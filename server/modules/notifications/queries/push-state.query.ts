import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { VapidKeys } from '../../../platform/push/vapid-keys.js';
import { concerns, isOnAtFirst, type SwitchableKind, pushKinds } from '../domain/kinds.js';
import type { PushState } from '../http/push.contract.js';

/** The data that a browser needs to offer notifications while the site is closed, and the caller's choice for it. */
@Injectable()
export class PushStates {
  constructor(
    private readonly em: EntityManager,
    private readonly keys: VapidKeys,
  ) {}

  /** @param endpointHash of the browser that asks, if it has a subscription. */
  async of(accountId: string, role: string, endpointHash: string | undefined): Promise<PushState> {
    const chosen = endpointHash === undefined ? null : await this.#chosen(accountId, endpointHash);
    const { publicKey } = await this.keys.pair();
    return {
      public_key: publicKey,
      subjects: pushKinds
        .filter((kind) => concerns(kind, role))
        .map((kind) => ({ kind, on: chosen === null ? isOnAtFirst(kind) : chosen.has(kind) })),
      registered: chosen !== null,
    };
  }

  /** Null if the account does not have the device. */
  async #chosen(accountId: string, endpointHash: string): Promise<ReadonlySet<SwitchableKind> | null> {
    const rows = await this.em.execute<{ kind: SwitchableKind | null }[]>(
      `select s.kind from push_device d left join push_subject s on s.device_id = d.id
        where d.account_id = ? and d.endpoint_hash = ?`,
      [accountId, endpointHash],
    );
    if (rows.length === 0) return null;
    return new Set(rows.flatMap(({ kind }) => (kind === null ? [] : [kind])));
  }
}
