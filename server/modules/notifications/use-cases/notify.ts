import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Transaction } from '../../../platform/database/transaction.js';
import { newId } from '../../../platform/ids/new-id.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { RealtimePublisher } from '../../../platform/realtime/realtime-publisher.js';
import { IdentityFacade } from '../../identity/index.js';
import type { Kind } from '../domain/kinds.js';
import { kindOf, type NewsGroup, newsTraits, type NotificationInput } from '../domain/news.js';
import { sendNotificationEmail } from '../jobs/send-notification-email.definition.js';
import { sendPush } from '../jobs/send-push.definition.js';
import { Choices } from '../queries/choices.query.js';

interface NewRow extends NotificationInput {
  readonly id: string;
  readonly kind: Kind;
  readonly shown: boolean;
  readonly now: Date;
}

/**
 * Notifies one person of one event, once: on the site, on the person's devices, and by email if this module sends one. The unique key
 * decides whether it is new, so a repeated job never notifies a person twice. Events of a group are counted in its unread notification:
 * only the first one is sent to devices and by email.
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
  async execute(input: NotificationInput): Promise<boolean> {
    const { accountId, news } = input;
    const account = await this.identity.findAccount(accountId);
    if (!account?.active) return false;
    const kind = kindOf(news);
    const choice = await this.choices.of(accountId, kind);
    const id = newId();
    const stored = await this.transaction.run(async () => {
      const now = this.clock.now();
      const row = { ...input, id, kind, shown: choice.inApp, now };
      const storedId = input.group ? await this.#count(row, input.group) : await this.#insert(row);
      if (storedId !== id) return storedId;
      if (newsTraits[news].byEmail && choice.email) {
        await this.em.execute(
          `insert into notification_letter (notification_id, status, asked_at) values (?, 'WAITING', ?)`,
          [id, now],
        );
        await this.outbox.enqueue(sendNotificationEmail, { notification_id: id });
      }
      await this.#toDevices(id, accountId, kind);
      return id;
    });
    if (stored === null) return false;
    if (choice.inApp) {
      await this.realtime.publish([accountId], {
        type: 'notification.created',
        id,
        payload: { notification_id: stored, kind },
      });
    }
    return true;
  }

  /** @returns null if the person was notified before. */
  async #insert({
    id,
    accountId,
    kind,
    news,
    eventKey,
    params,
    path,
    aboutId,
    shown,
    now,
  }: NewRow): Promise<string | null> {
    const [row] = await this.em.execute<{ id: string }[]>(
      `insert into notification (id, account_id, kind, news, event_key, params, path, about_id, shown, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (account_id, kind, event_key) do nothing returning id`,
      [id, accountId, kind, news, eventKey, JSON.stringify(params), path, aboutId ?? null, shown, now],
    );
    return row?.id ?? null;
  }

  /**
   * Adds the event to the unread notification of its group, or begins one. A count of several people is about none of them.
   *
   * @returns the id of the notification; null if the event was counted before.
   */
  async #count(
    { id, accountId, kind, news, eventKey, params, path, aboutId, shown, now }: NewRow,
    group: NewsGroup,
  ): Promise<string | null> {
    const [row] = await this.em.execute<{ id: string }[]>(
      `with counted as (
         insert into notification_event (account_id, kind, event_key, created_at) values (?, ?, ?, ?)
         on conflict do nothing returning account_id)
       insert into notification as n
              (id, account_id, kind, news, event_key, group_key, params, path, about_id, shown, created_at)
       select ?::uuid, account_id, ?, ?, ?, ?, ?::jsonb, ?, ?::uuid, ?::boolean, ?::timestamptz from counted
        where not exists (select from notification one where one.account_id = ? and one.kind = ? and one.event_key = ?)
       on conflict (account_id, kind, group_key) where group_key is not null and read_at is null
       do update set count = n.count + 1, path = ?, shown = n.shown or excluded.shown, created_at = excluded.created_at,
                     about_id = case when n.about_id = excluded.about_id then n.about_id end
       returning id`,
      [
        ...[accountId, kind, eventKey, now],
        ...[id, kind, news, eventKey, group.key, JSON.stringify(params), path, aboutId ?? null, shown, now],
        ...[accountId, kind, eventKey],
        group.path,
      ],
    );
    return row?.id ?? null;
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
