import { defineEntity, p } from '@mikro-orm/core';
import type { Kind } from './kinds.js';
import type { News, NewsParams } from './news.js';

/** A notification of one person. Written in SQL with `on conflict`, so that the unique key decides whether it is new. */
export const NotificationSchema = defineEntity({
  name: 'Notification',
  tableName: 'notification',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    kind: p.text().$type<Kind>(),
    news: p.text().$type<News>(),
    /** Identifies the event: ids and states, chosen by the module that publishes it. */
    eventKey: p.text(),
    /** The subject that its events share, for example a posting; null if it is about one event only. */
    groupKey: p.text().strictNullable(),
    /** Events of the group since it was last read. */
    count: p.integer().default(1),
    params: p.json<NewsParams>(),
    path: p.text(),
    /** The person it is about, if it is about one; deleting that account deletes it. */
    aboutId: p.uuid().strictNullable(),
    /** False if its owner switched this kind off on the site: the row then exists only for its email. */
    shown: p.boolean(),
    createdAt: p.datetime(3),
    readAt: p.datetime(3).strictNullable(),
  },
  uniques: [{ name: 'notification_event_key_unique', properties: ['accountId', 'kind', 'eventKey'] }],
  indexes: [
    {
      // The next event after it was read begins a new one.
      name: 'notification_group_unique',
      expression:
        'create unique index notification_group_unique on notification (account_id, kind, group_key) where group_key is not null and read_at is null',
    },
    {
      name: 'notification_account_id_index',
      expression:
        'create index notification_account_id_index on notification (account_id, created_at desc, id desc) where shown',
    },
    {
      name: 'notification_unread_index',
      expression: 'create index notification_unread_index on notification (account_id) where shown and read_at is null',
    },
    { name: 'notification_created_at_index', properties: ['createdAt'] },
    { name: 'notification_about_id_index', properties: ['aboutId'], where: 'about_id is not null' },
  ],
  checks: [
    {
      name: 'notification_kind_check',
      expression: `kind in ('message', 'application', 'interview', 'reservation', 'match', 'video', 'report', 'company', 'job_alert', 'candidate_alert', 'digest', 'credits')`,
    },
    { name: 'notification_news_check', expression: 'char_length(news) >= 1 and char_length(news) <= 60' },
    {
      name: 'notification_event_key_check',
      expression: 'char_length(event_key) >= 1 and char_length(event_key) <= 200',
    },
    {
      name: 'notification_group_key_check',
      expression: 'char_length(group_key) >= 1 and char_length(group_key) <= 200',
    },
    { name: 'notification_count_check', expression: 'count = 1 or (count > 1 and group_key is not null)' },
    { name: 'notification_params_check', expression: `jsonb_typeof(params) = 'object'` },
    { name: 'notification_path_check', expression: `path ~ '^/' and char_length(path) <= 300` },
  ],
});

/** An event that a group counted, so that a repeated job does not count it again. */
export const NotificationEventSchema = defineEntity({
  name: 'NotificationEvent',
  tableName: 'notification_event',
  properties: {
    accountId: p.uuid().primary(),
    kind: p.text().primary().$type<Kind>(),
    eventKey: p.text().primary(),
    createdAt: p.datetime(3),
  },
  indexes: [{ name: 'notification_event_created_at_index', properties: ['createdAt'] }],
  checks: [
    {
      name: 'notification_event_event_key_check',
      expression: 'char_length(event_key) >= 1 and char_length(event_key) <= 200',
    },
  ],
});
