import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/errors/request.errors.js';
import type { Language } from '../../../platform/http/language.js';
import type { Kind } from '../domain/kinds.js';
import type { News, NewsParams } from '../domain/news.js';
import type { ListNotificationsQuery, Notification, NotificationsPage } from '../http/notifications.contract.js';
import { NewsText } from './news-text.js';

interface Row {
  id: string;
  kind: Kind;
  news: News;
  params: NewsParams;
  path: string;
  count: number;
  created_at: string | Date;
  read_at: string | Date | null;
}

const columns = 'id, kind, news, params, path, count, created_at, read_at';

/** A person's own notifications. */
@Injectable()
export class ListNotifications {
  constructor(
    private readonly em: EntityManager,
    private readonly text: NewsText,
  ) {}

  async page(
    accountId: string,
    { page, limit, unread }: ListNotificationsQuery,
    language: Language,
  ): Promise<NotificationsPage> {
    const filter = `account_id = ? and shown${unread === true ? ' and read_at is null' : ''}`;
    const rows = await this.em.execute<Row[]>(
      `select ${columns} from notification where ${filter} order by created_at desc, id desc limit ? offset ?`,
      [accountId, limit, (page - 1) * limit],
    );
    const [counted] = await this.em.execute<{ total: number }[]>(
      `select count(*)::int as total from notification where ${filter}`,
      [accountId],
    );
    return {
      notifications: rows.map((row) => this.#present(row, language)),
      total: counted?.total ?? 0,
      page,
      limit,
      unread_count: await this.unreadCount(accountId),
    };
  }

  /** @throws NotFound if it does not exist or belongs to another account. */
  async one(accountId: string, id: string, language: Language): Promise<Notification> {
    const [row] = await this.em.execute<Row[]>(
      `select ${columns} from notification where account_id = ? and id = ? and shown`,
      [accountId, id],
    );
    if (!row) throw new NotFound();
    return this.#present(row, language);
  }

  async unreadCount(accountId: string): Promise<number> {
    const [counted] = await this.em.execute<{ count: number }[]>(
      'select count(*)::int as count from notification where account_id = ? and shown and read_at is null',
      [accountId],
    );
    return counted?.count ?? 0;
  }

  #present(
    { id, kind, news, params, path, count, created_at: created, read_at: read }: Row,
    language: Language,
  ): Notification {
    return {
      id,
      kind,
      text: this.text.of(news, params, language, count),
      path,
      created_at: new Date(created).toISOString(),
      read_at: read === null ? null : new Date(read).toISOString(),
    };
  }
}
