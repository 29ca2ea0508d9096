import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  type ExpiringKind,
  type ExportedFile,
  jsonFile,
  type PersonalDataHolder,
} from '../../platform/personal-data/personal-data.js';

/** A person's notifications, notification settings and devices. */
@Injectable()
export class NotificationsPersonalData implements PersonalDataHolder {
  readonly name = 'notifications';
  readonly columns = [
    'notification.account_id',
    'notification.about_id',
    'notification_event.account_id',
    'notification_preference.account_id',
    'preset_alert.account_id',
    'push_device.account_id',
    'realtime_event.user_id',
    'saved_search.account_id',
  ];
  readonly expiring: readonly ExpiringKind[] = [
    { kind: 'NOTIFICATIONS', purge: (before, limit) => this.#purge(before, limit) },
  ];

  constructor(private readonly em: EntityManager) {}

  async *export(accountId: string): AsyncIterable<ExportedFile> {
    yield jsonFile('notifications.json', () =>
      this.em.fork().execute(
        `select n.kind, n.news, n.params, n.count, n.path, n.created_at, n.read_at, l.status as letter, l.settled_at as letter_at
           from notification n left join notification_letter l on l.notification_id = n.id
          where n.account_id = ? order by n.created_at desc, n.id`,
        [accountId],
      ),
    );
    yield jsonFile('notification-preferences.json', () =>
      this.em
        .fork()
        .execute(
          'select kind, in_app, email, decided_at from notification_preference where account_id = ? order by kind',
          [accountId],
        ),
    );
    yield jsonFile('notification-devices.json', () =>
      this.em.fork().execute(
        `select d.created_at, d.updated_at, d.expires_at,
                array(select s.kind from push_subject s where s.device_id = d.id order by s.kind) as kinds
           from push_device d where d.account_id = ? order by d.created_at, d.id`,
        [accountId],
      ),
    );
    yield jsonFile('saved-searches.json', () =>
      this.em
        .fork()
        .execute('select name, filters, alert, created_at from saved_search where account_id = ? order by name', [
          accountId,
        ]),
    );
  }

  /** Deletes notifications to the account and about it. */
  async close(accountId: string): Promise<void> {
    for (const table of [
      'saved_search',
      'preset_alert',
      'push_device',
      'notification_preference',
      'notification',
      'notification_event',
    ]) {
      await this.em.execute(`delete from ${table} where account_id = ?`, [accountId]);
    }
    await this.em.execute('delete from notification where about_id = ?', [accountId]);
    await this.em.execute('delete from realtime_event where user_id = ?', [accountId]);
  }

  /** Deletes again, because a running job may have written something after `close`. */
  erase(accountId: string): Promise<void> {
    return this.close(accountId);
  }

  async #purge(before: Date, limit: number): Promise<number> {
    const rows = await this.em.execute<unknown[]>(
      `delete from notification where id in (select id from notification where created_at < ? order by created_at limit ?)
       returning id`,
      [before, limit],
    );
    const events = await this.em.execute<unknown[]>(
      `delete from notification_event where (account_id, kind, event_key) in (
         select account_id, kind, event_key from notification_event where created_at < ? order by created_at limit ?)
       returning 1 as gone`,
      [before, limit],
    );
    return Math.max(rows.length, events.length);
  }
}
