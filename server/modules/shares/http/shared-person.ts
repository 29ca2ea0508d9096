import type { ShownVideo } from '../../media/index.js';
import type { LinkedPerson } from '../queries/open-link.query.js';
import type { SharedPerson } from './shared.contract.js';

/** Written presentations by the id of their owner. */
export type WrittenWords = ReadonlyMap<string, readonly ShownVideo[]>;

/** The part of a presented candidate that a reader of a link gets: nothing to reach the person by. */
export function sharedPersonOf({ id, seekerId, candidate }: LinkedPerson, written: WrittenWords): SharedPerson {
  const { full_name, location, bio, experience, skills, years_experience } = candidate;
  const words = { id, full_name, location, bio, experience, skills, years_experience };
  if (candidate.is_masked) return { ...words, is_masked: true };
  const videos = candidate.video_profiles.map(({ id: videoId, kind, title, duration }) => ({
    id: videoId,
    kind,
    title,
    duration,
    answers: kind === 'TEXT' ? answersOf(written.get(seekerId)?.find((shown) => shown.id === videoId)) : [],
  }));
  return { ...words, is_masked: false, title: candidate.title, videos };
}

const answersOf = (shown: ShownVideo | undefined) =>
  (shown?.questions ?? []).flatMap(({ text: question, answerText: answer }) =>
    answer === null ? [] : [{ question, answer }],
  );
