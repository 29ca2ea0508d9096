import { createHash } from 'node:crypto';
import type { JobPosting, SeekerProfile } from './inputs.js';

/** Sorts the keys, so that equal inputs give equal JSON. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, canonical(inner)]));
}

/** SHA-256 of one input, in hexadecimal. */
export function inputHash(input: SeekerProfile | JobPosting): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(input)))
    .digest('hex');
}

/** SHA-256 of both inputs of a score, in hexadecimal. */
export function inputsHash(profile: SeekerProfile, job: JobPosting): string {
  return createHash('sha256')
    .update(`${inputHash(profile)} ${inputHash(job)}`)
    .digest('hex');
}
