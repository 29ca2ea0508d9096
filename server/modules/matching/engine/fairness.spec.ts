import { people } from './spec-texts/people.js';
import { postings } from './spec-texts/postings.js';
import { sectors } from '../lexicon/sectors/index.js';
import { analyseJob } from './analysis/analyse-job.js';
import { analyseSeeker } from './analysis/analyse-seeker.js';
import { explainMatch } from './explain-match.js';
import type { SeekerProfile } from './inputs.js';
import { buildOntology } from './ontology/ontology.js';
import { scorePair } from './score/score-pair.js';
import { hadPhrases } from './semantic/phrases.js';

const ontology = buildOntology(sectors);
/** The texts of a person that would be sent to a provider: if they are the same, the vectors and their part of the score are too. */
const sent = (person: SeekerProfile): readonly string[] =>
  hadPhrases(analyseSeeker(person, ontology), ontology, () => true);
const scores = (person: SeekerProfile): (readonly [number, number, readonly unknown[]])[] =>
  Object.values(postings).map((job) => {
    const { match_score: one, compatibility_score: other, parts } = explainMatch(person, job, ontology);
    return [one, other, Object.values(parts)] as const;
  });

const replaced = (person: SeekerProfile, from: RegExp, to: string): SeekerProfile => ({
  ...person,
  experience: person.experience?.replace(from, to) ?? null,
  bio: person.bio?.replace(from, to) ?? null,
});
const withText = (person: SeekerProfile, text: string): SeekerProfile => ({
  ...person,
  experience: `${person.experience ?? ''} ${text}`,
});

describe('a score takes no account of', () => {
  it.each([
    ['the grammatical gender of a title', people.clinicalNurse, /Infirmière clinicienne/, 'Infirmier clinicien'],
    ['a title in both genders', people.clinicalNurse, /Infirmière clinicienne/, 'Infirmier(ère) clinicien(ne)'],
    ['the gender of an adjective', people.socialWorker, /Travailleuse sociale/, 'Travailleur social'],
    ['the gender of a developer', people.frontEndDeveloper, /Développeuse/, 'Développeur'],
    ['the point in a gender-neutral word', people.nursingAide, /Préposé/, 'Préposé·e'],
  ])('%s', (_, person, from, to) => {
    const swapped = replaced(person, from, to);
    expect(swapped.experience).not.toBe(person.experience);
    expect(scores(swapped)).toEqual(scores(person));
    expect(sent(swapped)).toEqual(sent(person));
  });

  it('the gender of any title of the lexicon', () => {
    const jobs = Object.values(postings).map((job) => analyseJob(job, ontology));
    const pointsOf = (title: string): readonly number[] => {
      const seeker = analyseSeeker({ ...people.silent, title }, ontology);
      return jobs.map((job) => scorePair(seeker, job, ontology, null).points.exact);
    };
    const unequal = [...ontology.concepts.values()]
      .filter(({ kind }) => kind === 'occupation')
      .flatMap(({ labels }) => labels.filter(({ feminine }) => feminine !== null))
      .filter(({ text, feminine }) => String(pointsOf(text)) !== String(pointsOf(feminine!)))
      .map(({ text, feminine }) => `${text} | ${feminine}`);
    expect(unequal).toEqual([]);
  });

  const everybody = Object.entries(people).filter(([name]) => name !== 'silent');
  it.each([
    ['a name', 'Je m’appelle Mathilde Tremblay.', 'Je m’appelle Mohammed Nguyen.'],
    ['an age', 'J’ai 27 ans.', 'J’ai 58 ans.'],
    ['an age in English', 'I am 29 years old.', 'I am 61 years old.'],
    ['a year of birth', 'Né en 1998.', 'Née en 1961.'],
    ['a school', 'Diplômée de l’Université Laval.', 'Diplômée de l’Université McGill.'],
    ['a year of graduation', 'Diplôme obtenu en 2003.', 'Diplôme obtenu en 2021.'],
    ['an origin', 'Originaire du Saguenay.', 'Originaire d’Haïti.'],
    ['a family', 'Célibataire, sans enfant.', 'Mère de trois enfants.'],
    ['a religion', 'Bénévole à la paroisse.', 'Bénévole à la mosquée.'],
    ['a pronoun', 'On dit de lui qu’il aide.', 'On dit d’elle qu’elle aide.'],
  ])('%s', (_, one, other) => {
    for (const [, person] of everybody) {
      expect(scores(withText(person, one))).toEqual(scores(withText(person, other)));
      expect(sent(withText(person, one))).toEqual(sent(withText(person, other)));
    }
  });

  it.each([
    ['Dompteuse de zèbres', 'Dompteur de zèbres'],
    ['Zouk, animatrice certifiée', 'Zouk, animateur certifié'],
    ['Souffleur/souffleuse de quartz', 'Souffleuse de quartz'],
    ['Horlogère québécoise', 'Horloger québécois'],
  ])('the gender of a skill that the lexicon does not know: %s', (one, other) => {
    const listed = (skill: string): SeekerProfile => ({ ...people.socialWorker, skills: [skill, 'Zouk'] });
    expect(scores(listed(one))).toEqual(scores(listed(other)));
    expect(sent(listed(one))).toEqual(sent(listed(other)));
    expect(sent(listed(one))).toContain('zouk');
  });

  it('a postal code', () => {
    for (const [, person] of everybody) {
      const at = (code: string): SeekerProfile => ({ ...person, location: `${person.location} ${code}` });
      expect(scores(at('H2X 1Y4'))).toEqual(scores(at('H1W 3P5')));
      expect(sent(at('H2X 1Y4'))).toEqual(sent(at('H1W 3P5')));
    }
  });
});

describe('the same profile in the other language', () => {
  it('scores within three points', () => {
    const french: SeekerProfile = {
      ...people.silent,
      skills: ['Soins de plaies', 'Soins à domicile', 'Enseignement aux patients'],
      experience: 'Infirmière autorisée, 5 ans d’expérience en soins palliatifs.',
      location: 'Montréal',
    };
    const english: SeekerProfile = {
      ...people.silent,
      skills: ['Wound care', 'Home care', 'Patient education'],
      experience: 'Registered nurse, 5 years of experience in palliative care.',
      location: 'Montreal',
    };
    const other = scores(english);
    for (const [index, [score]] of scores(french).entries()) {
      expect(Math.abs(score - (other[index]?.[0] ?? 0))).toBeLessThanOrEqual(3);
    }
  });
});
