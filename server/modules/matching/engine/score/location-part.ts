import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import { distanceKm, type Location } from '../facts/locations.js';
import { UNKNOWN_CREDIT } from '../model.js';
import { type Gap, type Link, notAsked, type ScoredPart } from './scored-part.js';
import { wholeText } from './whole-text.js';

/** Max distance in kilometres, and the credit up to it. */
const byDistance: readonly (readonly [number, number])[] = [
  [25, 1],
  [45, 0.8],
  [80, 0.5],
  [150, 0.2],
];
/** Up to 45 km the place is a reason. */
const SHOWN_NEARNESS = 0.8;
const FAR = 0.05;
const SAME_PROVINCE = 0.4;

/** How well the location suits: by distance; full credit if the job is remote and the person accepts that. */
export function locationPart(seeker: SeekerAnalysis, job: JobAnalysis): ScoredPart {
  const { remote } = job.job;
  if (!job.location && !remote) return notAsked;
  const openToRemote = seeker.profile.openToRemote !== false;
  const near = job.location && seeker.location ? nearness(seeker.location, job.location) : null;
  const credit = remote && openToRemote ? 1 : (near ?? UNKNOWN_CREDIT);
  const isUnknown = near === null && !(remote && openToRemote);
  return {
    credit,
    isAsked: true,
    grounds: () => ({
      links: near !== null && near >= SHOWN_NEARNESS ? linksOf(seeker, job, credit) : [],
      gaps: () => (isUnknown ? [gapOf(job, 1 - credit)] : []),
    }),
  };
}

function linksOf({ profile }: SeekerAnalysis, { job }: JobAnalysis, share: number): readonly Link[] {
  if (!profile.location || !job.location) return [];
  const seeker = wholeText('preferences' as const, profile.location);
  const concept = { fr: 'Lieu', en: 'Location' };
  return [{ concept, share, isExact: true, seeker, listed: null, job: wholeText('details', job.location) }];
}

function gapOf({ job }: JobAnalysis, share: number): Gap {
  const place = job.location ?? '';
  const name = { fr: `un lieu près de l’emploi (${place})`, en: `a place near the job (${place})` };
  return { name, share, supposition: { kind: 'location' }, isUnknown: true };
}

function nearness(one: Location, other: Location): number {
  if (one.place && other.place) {
    const km = distanceKm(one.place, other.place);
    return byDistance.find(([limit]) => km <= limit)?.[1] ?? FAR;
  }
  if (one.words === other.words) return 1;
  if (one.province && other.province) return one.province === other.province ? SAME_PROVINCE : FAR;
  return UNKNOWN_CREDIT;
}
