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
    { name: 'notification_params_check', expression: `jsonb_typeof(params) = 'object'` },
    { name: 'notification_path_check', expression: `path ~ '^/' and char_length(path) <= 300` },
  ],
});
