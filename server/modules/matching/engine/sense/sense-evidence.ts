import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { Ontology } from '../ontology/ontology.js';
import { dot } from '../similarity/latent-space.js';
import { readJobSense, readSeekerSense, type Sense } from './read-sense.js';

/** Skills in a list that are heard: more of them say the same again. */
const MOST_ENTRIES = 10;
const MOST_SHARED = 1.5;

const senses = new WeakMap<object, { readonly ontology: Ontology; readonly sense: Sense }>();

/** Worked out once for an analysis: many pairs share it, and so does whoever supposes something in a profile. */
function remembered(fields: readonly object[], ontology: Ontology, read: () => Sense): Sense {
  const before = senses.get(fields);
  if (before?.ontology === ontology) return before.sense;
  const sense = read();
  senses.set(fields, { ontology, sense });
  return sense;
}

/** Null where nothing is told, or nothing was learnt. */
export function senseOfSeeker(seeker: SeekerAnalysis, ontology: Ontology): Sense | null {
  const model = seeker.fields.length > 0 ? ontology.senses() : null;
  return model && remembered(seeker.fields, ontology, () => readSeekerSense(seeker, model, ontology));
}

export function senseOfJob(job: JobAnalysis, ontology: Ontology): Sense | null {
  const model = job.fields.length > 0 ? ontology.senses() : null;
  return model && remembered(job.fields, ontology, () => readJobSense(job, model, ontology));
}

/**
 * How surely two texts are about the same work, 0..1, by what similarity has learnt: occupations that both are about, nearness of
 * the whole texts, and of the skills listed to what the posting says. It quotes nothing, so that it may add points and never a sentence.
 */
export function senseConfidence(seeker: SeekerAnalysis, job: JobAnalysis, ontology: Ontology): number {
  const one = senseOfSeeker(seeker, ontology);
  const other = one && senseOfJob(job, ontology);
  const model = ontology.senses();
  if (!one || !other || !model) return 0;
  const sum = sharedOccupations(one, other) + Math.max(0, dot(one.place, other.place)) + byEntries(one, other);
  return Math.min(1, sum / model.sure);
}

function sharedOccupations(one: Sense, other: Sense): number {
  let shared = 0;
  for (const [owner, weight] of one.about) shared += Math.sqrt(weight * (other.about.get(owner) ?? 0));
  return Math.min(MOST_SHARED, shared);
}

function byEntries({ entries }: Sense, { place }: Sense): number {
  const near = Float32Array.from(entries, (entry) => Math.max(0, dot(entry, place))).sort();
  let sum = 0;
  for (const value of near.subarray(-MOST_ENTRIES)) sum += value;
  return sum / MOST_ENTRIES;
}
