import { defineEntity, p } from '@mikro-orm/core';

/** A preset of the candidate search whose owner is notified of new candidates. */
export const PresetAlertSchema = defineEntity({
  name: 'PresetAlert',
  tableName: 'preset_alert',
  properties: { presetId: p.uuid().primary(), accountId: p.uuid(), createdAt: p.datetime(3) },
  indexes: [{ name: 'preset_alert_account_id_index', properties: ['accountId'] }],
});
