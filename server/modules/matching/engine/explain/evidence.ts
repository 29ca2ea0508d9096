import { type Evidence, partNames, type PartName } from '../../domain/match-result.js';
import type { Link, ScoredPart } from '../score/scored-part.js';
import { quoteOf } from './quote.js';

/** A link with its part and points; `evidence` null where one of the two sides has no words to quote. */
export interface Argument {
  readonly part: PartName;
  readonly link: Link;
  readonly points: number;
  readonly evidence: Evidence | null;
}

/** That somebody lives near is a reason, but not the one to read first. */
const circumstances: ReadonlySet<PartName> = new Set(['location', 'salary', 'availability']);

/**
 * All links of all parts: what the person can do before the circumstances, and among these the one that carries most points
 * first; of equal ones the order of the parts and texts.
 */
export function argumentsOf(
  parts: Readonly<Record<PartName, ScoredPart>>,
  maxima: Readonly<Record<PartName, { readonly max: number }>>,
): readonly Argument[] {
  const all = partNames.flatMap((part) =>
    parts[part].links.map((link): Argument => {
      const points = link.share * maxima[part].max;
      return { part, link, points, evidence: evidenceOf(part, link, points) };
    }),
  );
  const rank = ({ part }: Argument): number => (circumstances.has(part) ? 1 : 0);
  return all.sort((one, other) => rank(one) - rank(other) || other.points - one.points);
}

function evidenceOf(part: PartName, { concept, seeker, job, listed }: Link, points: number): Evidence | null {
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
