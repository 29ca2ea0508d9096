import { defineEntity, p } from '@mikro-orm/core';
import type { SlotTime } from './studio-hours.js';

/** A slot that waits while somebody fills in the form; worth nothing once it expired. */
export const StudioHoldSchema = defineEntity({
  name: 'StudioHold',
  tableName: 'studio_hold',
  properties: {
    preferredDate: p.date().primary(),
    preferredTime: p.text().primary().$type<SlotTime>(),
    /** SHA-256 (hex) of the token that whoever holds it shows. */
    tokenHash: p.text(),
    /** SHA-256 (hex) of the connection: how many one of them holds is counted, where it is is not kept. */
    holderHash: p.text(),
    expiresAt: p.datetime(3),
  },
  indexes: [
    { name: 'studio_hold_holder_hash_index', properties: ['holderHash'] },
    { name: 'studio_hold_expires_at_index', properties: ['expiresAt'] },
  ],
  uniques: [{ name: 'studio_hold_token_hash_unique', properties: ['tokenHash'] }],
  checks: [
    {
      name: 'studio_hold_hashes_check',
      expression: 'char_length(token_hash) = 64 and char_length(holder_hash) = 64',
    },
  ],
});
