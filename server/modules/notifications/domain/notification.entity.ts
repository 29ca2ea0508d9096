import { defineEntity, p } from '@mikro-orm/core';
import type { Kind } from './kinds.js';
import type { News, NewsParams } from './news.js';

/** Something that was told to one person; written in SQL, because whether it was told before is the database's to say. */
export const NotificationSchema = defineEntity({
  name: 'Notification',
  tableName: 'notification',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    kind: p.text().$type<Kind>(),
    news: p.text().$type<News>(),
    /** What happened, in the words of the module that tells it: ids and states. */
    eventKey: p.text(),
    params: p.json<NewsParams>(),
    path: p.text(),
    /** Whom it is about, where it is about one person: it goes with them. */
    aboutId: p.uuid().strictNullable(),
    /** False where its owner wants no such news on the site: then it only carries a letter. */
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
