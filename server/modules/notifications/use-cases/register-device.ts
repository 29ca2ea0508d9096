import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { freeSlot } from '../../../platform/database/free-slot.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { Unauthenticated } from '../../../platform/errors/request.errors.js';
import { newId } from '../../../platform/ids/new-id.js';
import type { PushSubscription } from '../../../platform/push/push-sender.js';
import { IdentityFacade } from '../../identity/index.js';
import type { Kind } from '../domain/kinds.js';
import { DEVICE_SLOTS } from '../domain/push-device.entity.js';
import { SealedSubscriptions } from '../persistence/sealed-subscriptions.js';

export interface DeviceInput extends PushSubscription {
  readonly expiresAt: Date | null;
  readonly kinds: readonly Kind[];
}

/** Lets one browser get notifications of these kinds. Repeating it changes the kinds and notes that the device is in use. */
@Injectable()
export class RegisterDevice {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly identity: IdentityFacade,
    private readonly sealed: SealedSubscriptions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the hash of the endpoint, by which the browser asks for its device.
   * @throws Unauthenticated if the session has just been ended.
   */
  execute(actor: Actor, { endpoint, keys, expiresAt, kinds }: DeviceInput): Promise<string> {
    return this.transaction.run(async () => {
      if (!(await this.identity.holdSession(actor.sessionId))) throw new Unauthenticated();
      await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`push devices ${actor.id}`]);
      const hash = this.sealed.hashOf(endpoint);
      // Another person used this browser before: removes their device.
      await this.em.execute('delete from push_device where endpoint_hash = ? and account_id <> ?', [hash, actor.id]);
      const now = this.clock.now();
      const subscription = await this.sealed.seal(actor.id, { endpoint, keys });
      const [device] = await this.em.execute<{ id: string }[]>(
        `insert into push_device
           (id, account_id, session_id, slot, endpoint_hash, subscription, expires_at, created_at, updated_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?)
         on conflict (endpoint_hash) do update
           set account_id = excluded.account_id, session_id = excluded.session_id, slot = excluded.slot,
               subscription = excluded.subscription, expires_at = excluded.expires_at, updated_at = excluded.updated_at
         returning id`,
        [newId(), actor.id, actor.sessionId, await this.#slot(actor.id, hash), hash, subscription, expiresAt, now, now],
      );
      if (!device) throw new Error('an insert that returns no row');
      await this.em.execute('delete from push_subject where device_id = ?', [device.id]);
      const subjects = [...new Set(kinds)];
      if (subjects.length > 0) {
        await this.em.execute(
          `insert into push_subject (device_id, kind) values ${subjects.map(() => '(?, ?)').join(', ')}`,
          subjects.flatMap((kind) => [device.id, kind]),
        );
      }
      return hash;
    });
  }

  /** Its present slot, a free one, or that of the device that was not used for the longest time, which is removed. */
  async #slot(accountId: string, hash: string): Promise<number> {
    const [found] = await this.em.execute<{ slot: number }[]>(
      `(select slot from push_device where account_id = ? and endpoint_hash = ?)
       union all (select slot from ${freeSlot('push_device', 'account_id', DEVICE_SLOTS)}) limit 1`,
      [accountId, hash, accountId],
    );
    if (found) return found.slot;
    const [removed] = await this.em.execute<{ slot: number }[]>(
      `delete from push_device
        where id = (select id from push_device where account_id = ? order by updated_at, id limit 1) returning slot`,
      [accountId],
    );
    if (!removed) throw new Error('all slots are taken by no device');
    return removed.slot;
  }
}
