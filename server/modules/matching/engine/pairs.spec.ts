import { people } from './spec-texts/people.js';
import { postings } from './spec-texts/postings.js';
import { sectors } from '../lexicon/sectors/index.js';
import { explainMatch } from './explain-match.js';
import { isWorthProposing, PROPOSAL_THRESHOLD } from './model.js';
import { buildOntology } from './ontology/ontology.js';

const ontology = buildOntology(sectors);
type Person = keyof typeof people;
type Posting = keyof typeof postings;
const scoreOf = (person: Person, posting: Posting): number =>
  explainMatch(people[person], postings[posting], ontology).match_score;

describe('pairs of people and postings', () => {
  // The expected score of each pair: [min, max].
  it.each<[Person, Posting, number, number]>([
    ['clinicalNurse', 'intensiveCareEnglish', 75, 100],
    // A driver’s licence is required, and neither of the two says that they have one.
    ['clinicalNurse', 'clinicalNurseHome', 40, 49],
    ['clinicalNurse', 'practicalNurse', 10, 60],
    ['clinicalNurse', 'orderly', 10, 50],
    ['clinicalNurse', 'familyPhysician', 5, PROPOSAL_THRESHOLD - 1],
    ['clinicalNurse', 'nodeDeveloper', 0, 30],
    ['clinicalNurse', 'helpDesk', 0, 30],
    ['nursingAide', 'orderly', 75, 100],
    ['nursingAide', 'familyPhysician', 0, PROPOSAL_THRESHOLD - 1],
    ['nursingAide', 'intensiveCareEnglish', 0, PROPOSAL_THRESHOLD - 1],
    ['nursingAide', 'reactDeveloper', 0, 25],
    ['englishNurse', 'clinicalNurseHome', 36, 49],
    ['englishNurse', 'intensiveCareEnglish', 35, 75],
    ['englishNurse', 'biAnalyst', 0, 25],
    ['pharmacyTechnician', 'pharmacyAssistant', 80, 100],
    ['pharmacyTechnician', 'orderly', 0, PROPOSAL_THRESHOLD - 1],
    ['socialWorker', 'socialService', 80, 100],
    ['socialWorker', 'reactDeveloper', 0, 25],
    ['frontEndDeveloper', 'reactDeveloper', 80, 100],
    ['frontEndDeveloper', 'nodeDeveloper', 15, 60],
    ['frontEndDeveloper', 'orderly', 0, 25],
    ['backEndDeveloper', 'nodeDeveloper', 75, 100],
    ['backEndDeveloper', 'reactDeveloper', 15, 60],
    ['backEndDeveloper', 'socialService', 0, 25],
    ['supportTechnician', 'helpDesk', 60, 95],
    ['dataAnalyst', 'biAnalyst', 75, 100],
    ['projectManager', 'itProjectManager', 75, 100],
    ['projectManager', 'clinicalNurseHome', 0, 25],
    ['silent', 'reactDeveloper', 0, 30],
    ['silent', 'orderly', 0, 25],
  ])('%s for %s scores between %i and %i', (person, posting, least, most) => {
    const score = scoreOf(person, posting);
    expect([score >= least, score <= most, score]).toEqual([true, true, score]);
  });

  it('are not proposed for living near each other', () => {
    const job = postings.reactDeveloper;
    const weak = explainMatch(
      { ...people.silent, location: 'Montréal', openToRemote: true, yearsExperience: 20 },
      job,
      ontology,
    );
    expect(isWorthProposing(weak)).toBe(false);
    expect(isWorthProposing(explainMatch(people.frontEndDeveloper, job, ontology))).toBe(true);
    const parts = { ...weak.parts, skills: { value: 1, max: 40 }, occupation: { value: 2, max: 25 } };
    expect(isWorthProposing({ match_score: 60, parts })).toBe(false);
    expect(isWorthProposing({ match_score: 34, parts: { ...parts, skills: { value: 40, max: 40 } } })).toBe(false);
  });

  it('of another kind of work are proposed only with most of the skills', () => {
    const { parts } = explainMatch(people.frontEndDeveloper, postings.reactDeveloper, ontology);
    const proposed = (skills: number, occupation: number): boolean =>
      isWorthProposing({
        match_score: 60,
        parts: { ...parts, skills: { value: skills, max: 40 }, occupation: { value: occupation, max: 25 } },
      });
    expect(proposed(23, 4)).toBe(false);
    expect(proposed(23, 5)).toBe(true);
    expect(proposed(24, 0)).toBe(true);
  });

  it('put each person’s own posting first among all', () => {
    const own: Partial<Record<Person, Posting>> = {
      clinicalNurse: 'intensiveCareEnglish',
      nursingAide: 'orderly',
      pharmacyTechnician: 'pharmacyAssistant',
      socialWorker: 'socialService',
      frontEndDeveloper: 'reactDeveloper',
      backEndDeveloper: 'nodeDeveloper',
      supportTechnician: 'helpDesk',
      dataAnalyst: 'biAnalyst',
      projectManager: 'itProjectManager',
    };
    for (const [person, best] of Object.entries(own) as [Person, Posting][]) {
      const ranked = (Object.keys(postings) as Posting[]).sort(
        (one, other) => scoreOf(person, other) - scoreOf(person, one),
      );
      expect([person, ranked[0]]).toEqual([person, best]);
    }
  });
});
