import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { Ontology } from '../ontology/ontology.js';
import { dot } from '../similarity/latent-space.js';
import { trust } from './topic-model.js';
import { topicOfPosting, topicOfProse, type Topic, withListedSkills } from './read-topic.js';

/** Number of listed skills that count, best first. */
const MAX_ENTRIES = 10;
const MAX_SHARED = 1.5;

type Remembered = WeakMap<object, { readonly ontology: Ontology; readonly topic: Topic }>;
/** Keyed by the first field: a profile with one more skill has another list but the same prose. */
const proses: Remembered = new WeakMap();
const topics: Remembered = new WeakMap();

/** Computed once per text, because many pairs share it. */
function remembered(known: Remembered, key: object, ontology: Ontology, read: () => Topic): Topic {
  const before = known.get(key);
  if (before?.ontology === ontology) return before.topic;
  const topic = read();
  known.set(key, { ontology, topic });
  return topic;
}

/** Null if the profile is empty, or if a taxonomy was imported without a topic model. */
export function topicOfSeeker(seeker: SeekerAnalysis, ontology: Ontology): Topic | null {
  const { fields } = seeker;
  const [first] = fields;
  const model = first ? ontology.topics() : null;
  if (!first || !model) return null;
  return remembered(topics, fields, ontology, () => {
    const prose = remembered(proses, first, ontology, () => topicOfProse(fields, model, ontology));
    return withListedSkills(prose, fields, model, ontology);
  });
}

export function topicOfJob(job: JobAnalysis, ontology: Ontology): Topic | null {
  const model = job.fields.length > 0 ? ontology.topics() : null;
  return model && remembered(topics, job.fields, ontology, () => topicOfPosting(job, model, ontology));
}

/**
 * Confidence 0..1 that two texts are about the same work: common occupations, similarity of the whole texts, and of listed skills
 * to the posting. It has no quotes, so it adds points but no sentence.
 */
export function topicAgreement(seeker: SeekerAnalysis, job: JobAnalysis, ontology: Ontology): number {
  const one = topicOfSeeker(seeker, ontology);
  const other = one && topicOfJob(job, ontology);
  const model = ontology.topics();
  if (!one || !other || !model) return 0;
  const { sure, shared, entries } = trust[model.learntFrom];
  const place = Math.max(0, dot(one.place, other.place));
  return Math.min(1, (shared * sharedOccupations(one, other) + place + entries * byEntries(one, other)) / sure);
}

function sharedOccupations(one: Topic, other: Topic): number {
  let shared = 0;
  for (const [owner, weight] of one.occupations) shared += Math.sqrt(weight * (other.occupations.get(owner) ?? 0));
  return Math.min(MAX_SHARED, shared);
}

function byEntries({ entries }: Topic, { place }: Topic): number {
  const near = Float32Array.from(entries, (entry) => Math.max(0, dot(entry, place))).sort();
  let sum = 0;
  for (const value of near.subarray(-MAX_ENTRIES)) sum += value;
  return sum / MAX_ENTRIES;
}
