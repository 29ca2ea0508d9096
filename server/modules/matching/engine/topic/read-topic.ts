import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerField } from '../analysis/claims.js';
import type { LinkedText } from '../link/link-text.js';
import type { Sentence } from '../link/sentences.js';
import type { Ontology } from '../ontology/ontology.js';
import type { TopicModel } from './topic-model.js';
import { TopicReader } from './topic-reader.js';
import { largestOf, raise } from './weights.js';
import { isOwnWork, isPersonal, sentencesOfWork, wordsBetween } from './work-sentences.js';

/** The work that a text is about, by the topic model. */
export interface Topic {
  /** Weights (0..1] by number of a bilingual occupation. */
  readonly occupations: ReadonlyMap<number, number>;
  /** Vector in the latent space: length 1, or zeros. */
  readonly place: Float32Array;
  /** Vectors of the single skill entries. */
  readonly entries: readonly Float32Array[];
}

const MAX_OCCUPATIONS = 24;

/** The topic of a person's title and prose. */
export function topicOfProse(fields: readonly SeekerField[], model: TopicModel, ontology: Ontology): Topic {
  const reader = new TopicReader(model, ontology);
  const written = fields.filter(({ source }) => source !== 'skills');
  const opening = written.find(({ source }) => source === 'title' || source === 'experience');
  const title = opening && titleIn(opening);
  if (title) reader.addTitle(title.text, title.at, null);
  for (const field of written) {
    if (field.source === 'title') continue;
    for (const sentence of sentencesOfWork(field)) reader.addSentence(field.text, sentence, sentence.language, true);
  }
  const { occupations, place } = reader.read();
  return { occupations: largestOf(occupations, MAX_OCCUPATIONS), place, entries: [] };
}

/** The same with the listed skills, which only raise weights. */
export function withListedSkills(
  prose: Topic,
  fields: readonly SeekerField[],
  model: TopicModel,
  ontology: Ontology,
): Topic {
  const listed = fields.filter(({ source }) => source === 'skills');
  if (listed.length === 0) return prose;
  const reader = new TopicReader(model, ontology);
  const occupations = new Map(prose.occupations);
  const needing = reader.occupationsNeeding(listed.map(({ text }) => text.text));
  for (const [number, weight] of needing) raise(occupations, number, weight);
  return { occupations, place: prose.place, entries: listed.map(({ text }) => reader.placeOfEntry(text)) };
}

/** The topic of a posting. */
export function topicOfPosting(job: JobAnalysis, model: TopicModel, ontology: Ontology): Topic {
  const reader = new TopicReader(model, ontology);
  const { language } = job.job;
  for (const { source, text } of job.fields) {
    if (source === 'title') reader.addTitle(text, { start: 0, end: text.text.length, language }, language);
    else for (const sentence of text.sentences) reader.addSentence(text, sentence, language, false);
  }
  const { occupations, place } = reader.read();
  return { occupations: largestOf(occupations, MAX_OCCUPATIONS), place, entries: [] };
}

const MAX_TITLE_WORDS = 8;

/** A title, or the short sentence that many people start with: « Infirmière clinicienne. Huit ans aux soins intensifs. » */
function titleIn(field: SeekerField): { readonly text: LinkedText; readonly at: Sentence } | null {
  const { text, source } = field;
  const isTitle = source === 'title';
  const at = isTitle ? { start: 0, end: text.text.length, language: null } : text.sentences[0];
  if (!at || isPersonal(text.text.slice(at.start, at.end)) || !isOwnWork(field, at)) return null;
  return isTitle || wordsBetween(text, at, false).length <= MAX_TITLE_WORDS ? { text, at } : null;
}
