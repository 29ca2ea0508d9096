import { sectors } from '../../lexicon/sectors/index.js';
import { partNames } from '../../domain/match-result.js';
import { analyseJob } from '../analysis/analyse-job.js';
import { analyseSeeker } from '../analysis/analyse-seeker.js';
import { explainAnalysed, explainMatch } from '../explain-match.js';
import type { JobPosting, SeekerProfile } from '../inputs.js';
import { isWorthProposing, MODEL_VERSION, MAX_SEMANTIC_POINTS, PROPOSAL_THRESHOLD } from '../model.js';
import { buildOntology } from '../ontology/ontology.js';
import { jobPosting, seekerProfile } from '../spec-texts/blank.js';
import { people } from '../spec-texts/people.js';
import { postings } from '../spec-texts/postings.js';
import { nearnessOfWords } from '../spec-texts/word-nearness.js';
import { Nearness } from './nearness.js';
import { askedPhrases, hadPhrases } from './phrases.js';
import { scaleTexts } from './scale.js';
import { semanticCredit, semanticPoints } from './semantic-part.js';
import { textVectorOf } from './text-vector.js';

const ontology = buildOntology(sectors);
const anything = (): boolean => true;
const everybody: readonly SeekerProfile[] = Object.values(people);
const market: readonly JobPosting[] = Object.values(postings);
const had = (person: SeekerProfile) => hadPhrases(analyseSeeker(person, ontology), ontology, anything);
const asked = (job: JobPosting) => askedPhrases(analyseJob(job, ontology), ontology);
const same = { 'dompteur de zèbres': 'zebra taming' };
const nearness = nearnessOfWords(
  [...everybody.flatMap(had), ...market.flatMap(asked), ...Object.entries(same).flat(), 'quartz whittling'],
  same,
);
const explain = (person: SeekerProfile, job: JobPosting) =>
  explainAnalysed(analyseSeeker(person, ontology), analyseJob(job, ontology), ontology, { nearness, had: had(person) });

describe('how near texts are', () => {
  it('is one for the same text, for its translation as the scale has it, and nothing for unlike ones', () => {
    expect(nearness.between('zebra taming', 'zebra taming')).toBe(1);
    expect(nearness.between('dompteur de zèbres', 'zebra taming')).toBe(1);
    expect(nearness.between('zebra taming', 'quartz whittling')).toBe(0);
    expect(nearness.between('zebra taming', 'never heard of')).toBeNull();
  });

  it('is not told by a model that tells nothing apart, nor without the whole scale', () => {
    const alike = textVectorOf([1, 0.5]);
    expect(alike).not.toBeNull();
    const vectors = new Map(scaleTexts.flatMap((text) => (alike ? [[text, alike] as const] : [])));
    expect(Nearness.by('alike', vectors)).toBeNull();
    expect(Nearness.by('nothing', new Map())).toBeNull();
  });

  it('comes from vectors that point somewhere', () => {
    expect(textVectorOf([0, 0])).toBeNull();
    expect(textVectorOf([])).toBeNull();
    expect([...(textVectorOf([0.5, -1, 0.25]) ?? [])]).toEqual([64, -127, 32]);
  });
});

describe('the part of a provider', () => {
  it('is the mean of what is nearest to each thing asked', () => {
    const known = { nearness, had: ['dompteur de zèbres'] };
    expect(semanticCredit(known, ['zebra taming', 'quartz whittling'])).toBe(0.5);
    expect(semanticCredit({ nearness, had: [] }, ['zebra taming'])).toBe(0);
  });

  it('is not there where nothing is asked, or a text is not known yet', () => {
    expect(semanticCredit({ nearness, had: ['dompteur de zèbres'] }, [])).toBeNull();
    expect(semanticCredit({ nearness, had: ['never heard of'] }, ['zebra taming'])).toBeNull();
  });

  it.each([
    [1, 60, { value: 5, max: 5 }],
    [0.5, 60, { value: 3, max: 5 }],
    [0, 60, { value: 0, max: 5 }],
    [1, 98, { value: 2, max: 2 }],
    [1, 100, { value: 0, max: 0 }],
  ])('with a credit of %d at %i points', (credit, score, expected) => {
    expect(semanticPoints(credit, score)).toEqual(expected);
  });

  it('comes on top and changes nothing else, for anybody and any posting', () => {
    let added = 0;
    for (const person of everybody) {
      for (const job of market) {
        const own = explainMatch(person, job, ontology);
        const { parts, match_score: score, raises, ...rest } = explain(person, job);
        const { semantic, ...others } = parts;
        expect(others).toEqual(own.parts);
        expect(score - (semantic?.value ?? 0)).toBe(own.match_score);
        expect(semantic?.value).toBeLessThanOrEqual(MAX_SEMANTIC_POINTS);
        expect(score).toBeLessThanOrEqual(100);
        expect(rest).toEqual({
          ...rest,
          compatibility_score: own.compatibility_score,
          reasons: own.reasons,
          gaps: own.gaps,
          evidence: own.evidence,
          inputs_hash: own.inputs_hash,
          model_version: `${MODEL_VERSION}+words`,
        });
        expect(raises.every(({ points }) => score + points <= 100)).toBe(true);
        expect(isWorthProposing({ match_score: score, parts })).toBe(isWorthProposing(own));
        added += semantic?.value ?? 0;
      }
    }
    expect(partNames).not.toContain('semantic');
    expect(added).toBeGreaterThan(50);
  });

  it('has no say in whether a pair is proposed', () => {
    const { parts } = explainMatch(people.clinicalNurse, postings.clinicalNurseHome, ontology);
    const at = (score: number, value: number) =>
      isWorthProposing({ match_score: score + value, parts: { ...parts, semantic: { value, max: 5 } } });
    expect(at(PROPOSAL_THRESHOLD, 0)).toBe(true);
    expect(at(PROPOSAL_THRESHOLD, 5)).toBe(true);
    expect(at(PROPOSAL_THRESHOLD - 1, 5)).toBe(false);
  });

  it('is the score without it, and its version, where one of the texts is not known', () => {
    const person = seekerProfile({ skills: ['Xylophone tuning'], experience: people.clinicalNurse.experience });
    const own = explainMatch(person, postings.intensiveCareEnglish, ontology);
    expect(had(person)).toContain('xylophone tuning');
    expect(explain(person, postings.intensiveCareEnglish)).toEqual(own);
  });

  it('puts in order what the lexicon cannot, by what only the provider knows', () => {
    const tamer = { ...people.clinicalNurse, skills: [...people.clinicalNurse.skills, 'Dompteuse de zèbres'] };
    const job = (wish: string) =>
      jobPosting({ title: 'Registered Nurse', language: 'en', requirements: ['OIIQ', wish] });
    const ahead = (of: typeof explain): number =>
      of(tamer, job('Zebra taming')).match_score - of(tamer, job('Quartz whittling')).match_score;
    // The similarity of whole texts may round to one point more or less.
    const byLexicon = ahead((person, posting) => explainMatch(person, posting, ontology));
    expect(Math.abs(byLexicon)).toBeLessThanOrEqual(1);
    expect(ahead(explain)).toBeGreaterThan(byLexicon);
  });

  it('never falls with one more skill', () => {
    const one = ['Soudure', 'Dompteuse de zèbres', 'React', 'Quartz whittling', 'Wound care'];
    const known = nearnessOfWords(
      [
        ...everybody.flatMap(had),
        ...market.flatMap(asked),
        ...one.flatMap((skill) => had(seekerProfile({ skills: [skill] }))),
      ],
      same,
    );
    for (const person of everybody) {
      for (const job of market) {
        const credit = (skills: readonly string[]) =>
          semanticCredit({ nearness: known, had: had({ ...person, skills }) }, asked(job)) ?? -1;
        for (const skill of one)
          expect(credit([...person.skills, skill])).toBeGreaterThanOrEqual(credit(person.skills));
      }
    }
  });

  it('brings what was said would be brought', () => {
    const person = people.nursingAide;
    const job = jobPosting({ title: 'Préposé aux bénéficiaires', requirements: ['PDSB', 'Triage', 'Zebra taming'] });
    const before = explain(person, job);
    const [raise] = before.raises;
    expect(raise?.text.en).toContain('triage');
    const triage = { ...person, skills: [...person.skills, 'Triage'] };
    expect(explain(triage, job).match_score).toBe(before.match_score + (raise?.points ?? 0));
  });
});

describe('what may leave', () => {
  it('is names and entries of the list, never a sentence, a figure, a school, or what leads to somebody', () => {
    const person = seekerProfile({
      skills: ['Dompteuse de zèbres', 'Zouk 1998', 'Zouk McGill', 'Zouk Gagnon', 'z@zouk.ca', 'Soins de plaies', 'zz'],
      experience: 'Je m’appelle Mathilde Gagnon, infirmière depuis 8 ans. J’élève des xérus à Laval.',
      bio: 'Célibataire, 41 ans.',
      location: 'Montréal H2X 1Y4',
    });
    const phrases = hadPhrases(analyseSeeker(person, ontology), ontology, (entry) => !entry.includes('Gagnon'));
    expect(phrases[0]).toBe('dompteur de zèbres');
    expect(phrases.slice(1).every((phrase) => /^[a-z/'() -]+$/.test(phrase))).toBe(true);
    expect(phrases.join()).not.toMatch(/zouk|gagnon|mathilde|xérus|laval|montréal|célibataire|\d/i);
    expect(phrases).toContain('wound care');
  });
});
