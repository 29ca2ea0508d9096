import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Translator } from '../../../platform/i18n/translator.js';
import { PushGone, PushSender } from '../../../platform/push/push-sender.js';
import { IdentityFacade } from '../../identity/index.js';
import type { SwitchableKind } from '../domain/kinds.js';
import type { News, NewsParams } from '../domain/news.js';
import { pushPayload } from '../domain/push-text.js';
import { SealedSubscriptions } from '../persistence/sealed-subscriptions.js';
import { NewsText } from '../queries/news-text.js';
import { StillUnread } from '../queries/still-unread.query.js';
import { ForgetDevice } from './forget-device.js';
import { SettlePush } from './settle-push.js';

interface Row {
  account_id: string;
  kind: SwitchableKind;
  news: News;
  event_key: string;
  params: NewsParams;
  path: string;
  count: number;
  is_read: boolean;
  is_wanted: boolean;
  subscription: Uint8Array;
  asked_at: string | Date;
}

/** Older notifications are not sent. The push service keeps one this long for a device that is off. */
const FRESH_SECONDS = 24 * 3_600;

/** Sends a notification to one device, if it is still wanted there, unread and true. */
@Injectable()
export class SendPush {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
    private readonly sealed: SealedSubscriptions,
    private readonly text: NewsText,
    private readonly translator: Translator,
    private readonly stillUnread: StillUnread,
    private readonly settle: SettlePush,
    private readonly forget: ForgetDevice,
    private readonly sender: PushSender,
    private readonly clock: Clock,
  ) {}

  /** @returns false if it was settled before, was skipped, or the device is gone. */
  async execute(id: string, deviceId: string): Promise<boolean> {
    const row = await this.#waiting(id, deviceId);
    if (!row) return false;
    const account = await this.identity.findAccount(row.account_id);
    if (!account?.active || !(await this.#isCurrent(row))) {
      await this.settle.execute(id, deviceId, 'SKIPPED');
      return false;
    }
    const subscription = await this.sealed.open(row.account_id, row.subscription);
    const { language } = account;
    const payload = pushPayload({
      tag: id,
      title: this.translator.text(`NOTIFICATIONS.TITLE.${row.kind}`, language),
      body: this.text.of(row.news, row.params, language, row.count),
      path: row.path,
      language,
    });
    try {
      if (subscription === null) throw new PushGone('it was stored with another secret key');
      await this.sender.send(subscription, { topic: id.replaceAll('-', ''), payload, ttlSeconds: FRESH_SECONDS });
    } catch (error) {
      if (!(error instanceof PushGone)) throw error;
      await this.forget.gone(deviceId);
      return false;
    }
    await this.settle.execute(id, deviceId, 'SENT');
    return true;
  }

  async #isCurrent(row: Row): Promise<boolean> {
    const age = this.clock.now().getTime() - new Date(row.asked_at).getTime();
    if (row.is_read || !row.is_wanted || age > FRESH_SECONDS * 1_000) return false;
    return row.news !== 'NEW_MESSAGES' || (await this.stillUnread.since(row.account_id, row.event_key));
  }

  async #waiting(id: string, deviceId: string): Promise<Row | undefined> {
    // Compares the account too, because another person may use the browser now.
    const [row] = await this.em.execute<Row[]>(
      `select n.account_id, n.kind, n.news, n.event_key, n.params, n.path, n.count, n.read_at is not null as is_read,
              exists (select from push_subject s where s.device_id = d.id and s.kind = n.kind) as is_wanted,
              d.subscription, p.asked_at
         from notification_push p
         join notification n on n.id = p.notification_id
         join push_device d on d.id = p.device_id and d.account_id = n.account_id
        where p.notification_id = ? and p.device_id = ? and p.status = 'WAITING'`,
      [id, deviceId],
    );
    return row;
  }
}
