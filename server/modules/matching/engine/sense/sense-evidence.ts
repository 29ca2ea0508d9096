import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { Ontology } from '../ontology/ontology.js';
import { dot } from '../similarity/latent-space.js';
import { readJobSense, readProseSense, type Sense, withListedSkills } from './read-sense.js';

/** Skills in a list that are heard: more of them say the same again. */
const MOST_ENTRIES = 10;
const MOST_SHARED = 1.5;

type Remembered = WeakMap<object, { readonly ontology: Ontology; readonly sense: Sense }>;
/** By the first field of all: who supposes a skill in a profile supposes another list and the same prose. */
const proses: Remembered = new WeakMap();
const senses: Remembered = new WeakMap();

/** Worked out once for a text: many pairs share it. */
function remembered(known: Remembered, key: object, ontology: Ontology, read: () => Sense): Sense {
  const before = known.get(key);
  if (before?.ontology === ontology) return before.sense;
  const sense = read();
  known.set(key, { ontology, sense });
  return sense;
}

/** Null where nothing is told, or nothing was learnt. */
export function senseOfSeeker(seeker: SeekerAnalysis, ontology: Ontology): Sense | null {
  const { fields } = seeker;
  const [first] = fields;
  const model = first ? ontology.senses() : null;
  if (!first || !model) return null;
  return remembered(senses, fields, ontology, () => {
    const prose = remembered(proses, first, ontology, () => readProseSense(fields, model, ontology));
    return withListedSkills(prose, fields, model);
  });
}

export function senseOfJob(job: JobAnalysis, ontology: Ontology): Sense | null {
  const model = job.fields.length > 0 ? ontology.senses() : null;
  return model && remembered(senses, job.fields, ontology, () => readJobSense(job, model, ontology));
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
