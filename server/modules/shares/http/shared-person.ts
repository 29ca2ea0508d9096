import type { LinkedPerson } from '../queries/open-link.query.js';
import type { SharedPerson } from './shared.contract.js';

/** The part of a presented candidate that a reader of a link gets: nothing to reach the person by. */
export function sharedPersonOf({ id, candidate }: LinkedPerson): SharedPerson {
  const { full_name, location, bio, experience, skills, years_experience } = candidate;
  const words = { id, full_name, location, bio, experience, skills, years_experience };
  if (candidate.is_masked) return { ...words, is_masked: true };
  const videos = candidate.video_profiles.map(({ id: videoId, title, duration }) => ({ id: videoId, title, duration }));
  return { ...words, is_masked: false, title: candidate.title, videos };
}
