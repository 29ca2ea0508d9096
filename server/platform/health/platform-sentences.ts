import type { PlatformHealthMessages } from '../messages/health-messages.js';
import { type HealthSentence, sentencesOf } from './health-text.js';

/** Sentences of the platform's own parts. */
export const platformSentences = sentencesOf<PlatformHealthMessages>();

const GIGABYTE = 1_000_000_000;

/** @example gigabytes(78_240_000_000) is "78.2 GB", in French « 78,2 Go ». */
export const gigabytes = (bytes: number): HealthSentence =>
  platformSentences.sentence('HEALTH.GIGABYTES', { amount: bytes / GIGABYTE });

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** A duration in the largest unit of which there are two. @example duration(312) is "5 min". */
export function duration(seconds: number): HealthSentence {
  const { sentence, count } = platformSentences;
  if (seconds >= 2 * DAY) return count('HEALTH.DAYS', Math.floor(seconds / DAY));
  if (seconds >= 2 * HOUR) return sentence('HEALTH.HOURS', { amount: Math.floor(seconds / HOUR) });
  if (seconds >= 2 * MINUTE) return sentence('HEALTH.MINUTES', { amount: Math.floor(seconds / MINUTE) });
  return sentence('HEALTH.SECONDS', { amount: Math.max(0, seconds) });
}
