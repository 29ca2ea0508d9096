import { type Evidence, partNames, type PartName } from '../../domain/match-result.js';
import type { Points } from '../score/apportion.js';
import type { GroundsOfParts } from '../score/score-parts.js';
import type { Link } from '../score/scored-part.js';
import { quoteOf } from './quote.js';

/** A link between the texts, with its part and points. */
export interface Argument {
  readonly part: PartName;
  readonly link: Link;
  readonly points: number;
}

/** Valid reasons, but not the ones to read first, for example living near the job. */
const circumstances: ReadonlySet<PartName> = new Set(['location', 'salary', 'availability']);

/** All links of all parts: skills before circumstances, then by points; equal ones in the order of parts and texts. */
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

/** The quotes of an argument; null if one side has no text to quote. */
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
