import { defineEntity, p } from '@mikro-orm/core';
import type { SlotTime } from './studio-hours.js';

/** A slot held while a person fills in the form. Without effect after `expiresAt`. */
export const StudioHoldSchema = defineEntity({
  name: 'StudioHold',
  tableName: 'studio_hold',
  properties: {
    preferredDate: p.date().primary(),
    preferredTime: p.text().primary().$type<SlotTime>(),
    /** SHA-256 (hex) of the token of the person who holds the slot. */
    tokenHash: p.text(),
    /** SHA-256 (hex) of the IP address, to count its holds without storing the address. */
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
