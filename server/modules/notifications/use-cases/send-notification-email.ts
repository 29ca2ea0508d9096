import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../platform/config/settings.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { IdentityFacade, type Recipient } from '../../identity/index.js';
import { type Box, type Kind, purposeOf, traits } from '../domain/kinds.js';
import type { NewsParams, WrittenNews } from '../domain/news.js';
import { composeEmail } from '../emails/compose-email.js';
import { DigestLines } from '../queries/digest-lines.query.js';
import { StillUnread } from '../queries/still-unread.query.js';
import { SettleEmail } from './settle-email.js';
import { StoredEmailPreferences } from './stored-email-preferences.js';

interface Row {
  account_id: string;
  kind: Kind;
  news: WrittenNews;
  event_key: string;
  params: NewsParams;
  path: string;
  bounces: number;
}

/** After this many bounces in a row within `BOUNCES_COUNT_DAYS` the address counts as dead. */
const MAX_BOUNCES = 3;
const BOUNCES_COUNT_DAYS = 30;

const isBoxEnabled = (box: Box, recipient: Recipient): boolean => {
  switch (box) {
    case 'messages':
      return recipient.wantsMessages;
    case 'applications':
      return recipient.wantsApplications;
    case 'updates':
      return recipient.wantsUpdates;
    case null:
      return true;
  }
};

/**
 * Sends one email, if its reader still wants it and its content is still true. The Message-ID is the notification's id, so that an
 * email sent again after a crash can be recognized.
 */
@Injectable()
export class SendNotificationEmail {
  constructor(
    private readonly em: EntityManager,
    private readonly identity: IdentityFacade,
    private readonly preferences: StoredEmailPreferences,
    private readonly stillUnread: StillUnread,
    private readonly digest: DigestLines,
    private readonly settle: SettleEmail,
    private readonly settings: Settings,
    private readonly mailer: Mailer,
  ) {}

  /** @returns false if it was settled before, or was skipped. */
  async execute(id: string): Promise<boolean> {
    const row = await this.#waiting(id);
    if (!row) return false;
    const { account_id: accountId, kind, news } = row;
    const recipient = await this.identity.findRecipient(accountId, purposeOf(kind));
    const isWanted = recipient !== null && row.bounces < MAX_BOUNCES && isBoxEnabled(traits[kind].box, recipient);
    const unsubscribing = isWanted ? await this.preferences.of(accountId, kind, recipient.language) : null;
    const isCurrent = news !== 'NEW_MESSAGES' || (await this.stillUnread.since(accountId, row.event_key));
    if (!recipient || !unsubscribing || !isCurrent) {
      await this.settle.execute(id, 'SKIPPED');
      return false;
    }
    const { email, language } = recipient;
    const lines = news === 'WEEKLY_DIGEST' ? await this.digest.of(accountId, language) : [];
    const { PUBLIC_URL: publicUrl } = this.settings.env;
    const words = composeEmail({
      news,
      language,
      params: row.params,
      lines,
      url: `${publicUrl}${row.path}`,
      unsubscribe: unsubscribing.link,
    });
    await this.mailer.send({ id, to: email, language, headers: unsubscribing.headers, ...words });
    await this.settle.execute(id, 'SENT');
    return true;
  }

  async #waiting(id: string): Promise<Row | undefined> {
    const [row] = await this.em.execute<Row[]>(
      `select n.account_id, n.kind, n.news, n.event_key, n.params, n.path,
              (select count(*)::int from (
                 select l2.status from notification_letter l2 join notification n2 on n2.id = l2.notification_id
                  where n2.account_id = n.account_id and l2.status in ('SENT', 'BOUNCED')
                    and l2.settled_at > l.asked_at - ? * interval '1 day'
                  order by l2.settled_at desc limit ?) recent
                where recent.status = 'BOUNCED') as bounces
         from notification n join notification_letter l on l.notification_id = n.id
        where n.id = ? and l.status = 'WAITING'`,
      [BOUNCES_COUNT_DAYS, MAX_BOUNCES, id],
    );
    return row;
  }
}
