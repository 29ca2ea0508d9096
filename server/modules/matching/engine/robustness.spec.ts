import { sectors } from '../lexicon/sectors/index.js';
import { explainMatch } from './explain-match.js';
import type { SeekerProfile } from './inputs.js';
import { buildOntology } from './ontology/ontology.js';
import { people } from './spec-texts/people.js';
import { postings } from './spec-texts/postings.js';

const ontology = buildOntology(sectors);
const MAX_LOST_SHARE = 0.03;

/** Postings in the order in which a person meets them. */
const order = (person: SeekerProfile): readonly string[] =>
  Object.entries(postings)
    .map(([name, job]) => [name, explainMatch(person, job, ontology).match_score] as const)
    .sort(([one, x], [other, y]) => y - x || (one < other ? -1 : 1))
    .map(([name]) => name);

/** How much of the value of the first order the second one keeps, 0..1 (nDCG with the scores' own order as truth). */
function kept(truth: readonly string[], found: readonly string[]): number {
  const TOP = 5;
  const grade = (name: string): number => Math.max(0, TOP - truth.indexOf(name));
  const gain = (names: readonly string[]): number =>
    names.slice(0, TOP).reduce((sum, name, at) => sum + (2 ** grade(name) - 1) / Math.log2(at + 2), 0);
  return gain(found) / gain(truth);
}

const fillers = ['euh', 'genre', 'tsé', 'you know', 'ben', 'um'];

/** A speech recognizer's output: a filler after every seventh word, and small words misheard. */
function misheard(text: string): string {
  return text
    .split(' ')
    .map((word, at) => {
      if (at % 7 === 6) return `${word} ${fillers[Math.floor(at / 7) % fillers.length]!}`;
      return at % 11 === 10 && word.length <= 3 ? 'ah' : word;
    })
    .join(' ')
    .replace(/[.:,]/g, '');
}

const spoken = Object.entries(people).map(([name, person]) => {
  const text = [person.experience, person.bio, ...person.skills].filter(Boolean).join('. ');
  const nothing: SeekerProfile = { ...person, experience: null, bio: null, skills: [] };
  return [name, { ...nothing, transcript: text }, { ...nothing, transcript: misheard(text) }] as const;
});

describe('speech as a machine hears it', () => {
  it('meets nearly the same postings as what was said', () => {
    const shares = spoken.map(([, clean, noisy]) => kept(order(clean), order(noisy)));
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mean).toBeGreaterThanOrEqual(1 - MAX_LOST_SHARE);
  });

  it.each(spoken)('of %s keeps its quotes word for word', (_, __, noisy) => {
    for (const job of Object.values(postings)) {
      for (const { seeker } of explainMatch(noisy, job, ontology).evidence) {
        if (seeker.source === 'transcript') expect(noisy.transcript).toContain(seeker.text);
      }
    }
  });
});

it('a title that is a property of every object is a word like any other', () => {
  const person: SeekerProfile = { ...people.clinicalNurse, title: 'constructor', skills: ['constructor', 'toString'] };
  expect(() => order(person)).not.toThrow();
});
