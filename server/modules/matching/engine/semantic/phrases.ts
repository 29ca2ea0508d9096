import { schoolWords } from '../facts/school-words.js';
import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { ConceptId } from '../../lexicon/concept.js';
import type { Ontology } from '../ontology/ontology.js';
import { masculine } from '../text/masculine.js';
import { tokenize } from '../text/tokenize.js';

/** More than any honest profile has. */
const MAX_OF_PROFILE = 150;
const MAX_PER_RUN = 40;
const LONGEST = 60;
const MAX_WORDS = 6;
/** A requirement can be a full line. */
const LONGEST_ASKED = 160;

/*
 * All text that may be sent to a provider: short single phrases. They are names from the lexicon, skill entries that the lexicon
 * does not know, and requirements of a posting. Never a person's sentence.
 */

/** The name of a concept, the same for both sides in any language. */
export function phraseOf(id: ConceptId, ontology: Ontology): string {
  const { fr, en } = ontology.name(id);
  // Imported concepts can have a name in one language only; the other is then the id.
  return (en === id ? fr : en).toLowerCase();
}

/**
 * A person's skills and occupations, as phrases: lexicon names of recognized concepts, and unknown skill entries. In one gender, without
 * numbers and schools.
 *
 * @param mayLeave whether an entry contains nothing that identifies the person.
 */
export function hadPhrases(
  { claims, fields }: SeekerAnalysis,
  ontology: Ontology,
  mayLeave: (entry: string) => boolean,
): readonly string[] {
  const named = [...claims.keys()].map((id) => phraseOf(id, ontology)).sort();
  const own = fields
    .filter(({ source, text }) => source === 'skills' && text.mentions.length === 0 && mayLeave(text.text))
    .map(({ text }) => text.text.normalize('NFC').trim())
    .filter((entry) => entry.length <= LONGEST && !/[\d@]/.test(entry))
    .map(plainPhrase)
    .filter((phrase) => isTelling(phrase) && phrase.split(' ').length <= MAX_WORDS && !namesSchool(phrase));
  return [...new Set([...own, ...named])].slice(0, MAX_OF_PROFILE);
}

/** A posting's requirements, as phrases: its occupation, named requirements, and requirements without a known word. */
export function askedPhrases(
  { occupations, requirements, fields }: JobAnalysis,
  ontology: Ontology,
): readonly string[] {
  const named = [...requirements.values()].filter(({ level }) => level !== 'inferred').map(({ concept }) => concept.id);
  const known = [...occupations.map(({ concept }) => concept.id), ...named].map((id) => phraseOf(id, ontology));
  const unknown = fields
    .filter(({ source, text }) => text.mentions.length === 0 && (source === 'title' || source === 'requirements'))
    .map(({ text }) => text.text.normalize('NFC').trim())
    .filter((line) => line.length <= LONGEST_ASKED && !/\d|@/.test(line))
    .map(plainPhrase)
    .filter(isTelling);
  return [...new Set([...unknown, ...known])].slice(0, MAX_PER_RUN);
}

/** Lower case, one gender, pairs merged: « Dompteur/dompteuse de lions » becomes « dompteur de lions ». */
export function plainPhrase(text: string): string {
  return tokenize(text)
    .map(({ raw }) => masculine(raw.toLowerCase()))
    .join(' ');
}

const isTelling = (phrase: string): boolean => /\p{L}{3}/u.test(phrase);
const namesSchool = (phrase: string): boolean => phrase.split(' ').some((word) => schoolWords.has(word));
