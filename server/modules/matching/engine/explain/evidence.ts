import { type Evidence, partNames, type PartName } from '../../domain/match-result.js';
import type { Points } from '../score/apportion.js';
import type { GroundsOfParts } from '../score/score-parts.js';
import type { Link } from '../score/scored-part.js';
import { quoteOf } from './quote.js';

/** A link with its part and points. */
export interface Argument {
  readonly part: PartName;
  readonly link: Link;
  readonly points: number;
}

/** That somebody lives near is a reason, but not the one to read first. */
const circumstances: ReadonlySet<PartName> = new Set(['location', 'salary', 'availability']);

/**
 * All links of all parts: what the person can do before the circumstances, and among these the one that carries most points
 * first; of equal ones the order of the parts and texts.
 */
export function argumentsOf(
  grounds: GroundsOfParts,
  { parts, share }: Pick<Points, 'parts' | 'share'>,
): readonly Argument[] {
  const all: Argument[] = [];
  for (const part of partNames) {
    const max = parts[part].max * share;
    for (const link of grounds[part].links) all.push({ part, link, points: link.share * max });
  }
  const rank = ({ part }: Argument): number => (circumstances.has(part) ? 1 : 0);
  return all.sort((one, other) => rank(one) - rank(other) || other.points - one.points);
}

/** The words that an argument quotes, or null where one of the two sides has none. */
export function evidenceOf({ part, link: { concept, seeker, job, listed }, points }: Argument): Evidence | null {
  if (!seeker || !job) return null;
  return {
    part,
    concept,
    seeker: quoteOf(seeker),
    job: quoteOf(job),
    listed: listed ? quoteOf(listed) : null,
    points: Math.round(points * 10) / 10,
  };
}
