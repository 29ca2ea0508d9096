import { schoolWords } from '../facts/school-words.js';
import type { JobAnalysis } from '../analysis/analyse-job.js';
import type { SeekerAnalysis } from '../analysis/analyse-seeker.js';
import type { ConceptId } from '../../lexicon/concept.js';
import type { Ontology } from '../ontology/ontology.js';
import { masculine } from '../text/masculine.js';
import { tokenize } from '../text/tokenize.js';

/** More than anybody has who did not try to have more. */
const MOST_HAD = 150;
const MOST_ASKED = 40;
const LONGEST = 60;
const MOST_WORDS = 6;
/** A whole requirement may be a line. */
const LONGEST_ASKED = 160;

/*
 * Everything that a provider may ever be sent: short phrases, one by one. They are names of the lexicon, entries of the list of skills
 * that the lexicon does not know, and what a posting asks. No sentence of a person is among them.
 */

/** A concept by its name, the same on both sides whatever language they are in. */
export function phraseOf(id: ConceptId, ontology: Ontology): string {
  const { fr, en } = ontology.name(id);
  // What was imported may have a name in one language only, and its id for the other.
  return (en === id ? fr : en).toLowerCase();
}

/**
 * What a person has, as phrases: what was recognised, by its name in the lexicon, and entries of the list of skills that are no known
 * name. Genders are one, and figures and schools stay out.
 *
 * @param mayLeave whether an entry of the list has nothing in it that leads to the person.
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
    .filter((phrase) => isTelling(phrase) && phrase.split(' ').length <= MOST_WORDS && !namesSchool(phrase));
  return [...new Set([...own, ...named])].slice(0, MOST_HAD);
}

/** What a posting asks, as phrases: its occupation, what it requires by name, and the requirements of which no word is known. */
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
  return [...new Set([...unknown, ...known])].slice(0, MOST_ASKED);
}

/** Words in small letters and one gender, doublets joined: « Dompteur/dompteuse de lions » is « dompteur de lions ». */
export function plainPhrase(text: string): string {
  return tokenize(text)
    .map(({ raw }) => masculine(raw.toLowerCase()))
    .join(' ');
}

const isTelling = (phrase: string): boolean => /\p{L}{3}/u.test(phrase);
const namesSchool = (phrase: string): boolean => phrase.split(' ').some((word) => schoolWords.has(word));
