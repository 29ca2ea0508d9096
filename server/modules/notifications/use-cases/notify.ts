import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { RealtimePublisher } from '../../../platform/realtime/realtime-publisher.js';
import { IdentityFacade } from '../../identity/index.js';
import type { Kind } from '../domain/kinds.js';
import { kindOf, newsTraits, type NotificationInput } from '../domain/news.js';
import { sendNotificationEmail } from '../jobs/send-notification-email.definition.js';
import { sendPush } from '../jobs/send-push.definition.js';
import { Choices } from '../queries/choices.query.js';

/**
 * Notifies one person of one event, once: on the site, on the person's devices, and by email if this module sends one. The unique key
 * decides whether it is new, so a repeated job never notifies a person twice.
 */
@Injectable()
export class Notify {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly outbox: Outbox,
    private readonly realtime: RealtimePublisher,
    private readonly identity: IdentityFacade,
    private readonly choices: Choices,
    private readonly clock: Clock,
  ) {}

  /** @returns false if the person was notified before, or the account is not active. */
  async execute({ accountId, news, eventKey, params, path, aboutId }: NotificationInput): Promise<boolean> {
    const account = await this.identity.findAccount(accountId);
    if (!account?.active) return false;
    const kind = kindOf(news);
    const choice = await this.choices.of(accountId, kind);
    const id = newId();
    const isNew = await this.transaction.run(async () => {
      const now = this.clock.now();
      const rows = await this.em.execute<object[]>(
        `insert into notification (id, account_id, kind, news, event_key, params, path, about_id, shown, created_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (account_id, kind, event_key) do nothing returning id`,
        [id, accountId, kind, news, eventKey, JSON.stringify(params), path, aboutId ?? null, choice.inApp, now],
      );
      if (rows.length === 0) return false;
      if (newsTraits[news].byEmail && choice.email) {
        await this.em.execute(
          `insert into notification_letter (notification_id, status, asked_at) values (?, 'WAITING', ?)`,
          [id, now],
        );
        await this.outbox.enqueue(sendNotificationEmail, { notification_id: id });
      }
      await this.#toDevices(id, accountId, kind);
      return true;
    });
    if (isNew && choice.inApp) {
      await this.realtime.publish([accountId], {
        type: 'notification.created',
        id,
        payload: { notification_id: id, kind },
      });
    }
    return isNew;
  }

  /** One message for each device on which the person wants this kind. */
  async #toDevices(notificationId: string, accountId: string, kind: Kind): Promise<void> {
    const devices = await this.em.execute<{ device_id: string }[]>(
      `insert into notification_push (notification_id, device_id, status, asked_at)
       select ?, d.id, 'WAITING', ? from push_device d join push_subject s on s.device_id = d.id and s.kind = ?
        where d.account_id = ? returning device_id`,
      [notificationId, this.clock.now(), kind, accountId],
    );
    for (const { device_id } of devices) {
      await this.outbox.enqueue(sendPush, { notification_id: notificationId, device_id });
    }
  }
}
