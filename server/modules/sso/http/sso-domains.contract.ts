import { z } from 'zod';
import { id, timestamp, trimmedText } from '../../../platform/contract/fields.contract.js';

/** Domains that one company may prove. */
export const MAX_DOMAINS = 3;

/** A domain that the company proves by a DNS record. */
export const ssoDomain = z.object({
  id,
  /** As the DNS writes it: lower case, accents in Punycode. */
  domain: z.string(),
  /** As people write it. */
  shown: z.string(),
  /** The TXT record to create. */
  record: z.object({ name: z.string(), value: z.string() }),
  /** WAITING, at most until `ends_at`; MISSING: it was there and counts until `ends_at`. */
  state: z.enum(['WAITING', 'PROVED', 'MISSING', 'LOST', 'EXPIRED']),
  /** Of the last look-up; null before the first. */
  result: z.enum(['FOUND', 'ABSENT', 'OTHER', 'ALIAS', 'UNREADABLE', 'TAKEN']).nullable(),
  checked_at: timestamp.nullable(),
  proved_at: timestamp.nullable(),
  ends_at: timestamp.nullable(),
  /** Whether the company's sign-in is on for this domain. It cannot be removed then. */
  in_use: z.boolean(),
});
export type SsoDomain = z.infer<typeof ssoDomain>;

export const addDomainRequest = z.strictObject({ domain: trimmedText(1, 253) });
export type AddDomainRequest = z.output<typeof addDomainRequest>;
