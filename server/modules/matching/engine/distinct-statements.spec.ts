import type { MatchResult } from '../domain/match-result.js';
import { sectors } from '../lexicon/sectors/index.js';
import { explainMatch } from './explain-match.js';
import { buildOntology } from './ontology/ontology.js';
import { jobPosting, seekerProfile } from './spec-texts/blank.js';

const ontology = buildOntology(sectors);
const language = (text: string): 'fr' | 'en' => (/[éèêô’]|eur$|eux$|logue$|iste$/.test(text) ? 'fr' : 'en');

function titles(person: string, posting: string, known = ontology): MatchResult {
  return explainMatch(
    seekerProfile({ title: person }),
    jobPosting({ title: posting, language: language(posting) }),
    known,
  );
}
const statementsOf = ({ reasons, masked_reasons: masked }: MatchResult): string =>
  [...reasons.fr, ...reasons.en, ...masked.fr, ...masked.en].join('\n');
const presence = /présent au profil|shown in the profile/;

/** Two occupations in one concept: statements about them must not depend on whether the lexicon splits the concept. */
const merged = buildOntology([
  {
    name: 'merged',
    field: { fr: [], en: [] },
    occupations: `
teeth | fr: orthodontiste; denturologiste | en: orthodontist; denturist | skills: plaster
ears | fr: audiologiste; audioprothésiste | en: audiologist; hearing instrument specialist | skills: plaster
sport | fr: entraîneur sportif; kinésiologue | en: sports coach; kinesiologist | skills: plaster
kitchen | fr: aide de cuisine; aide-cuisinier; plongeur | en: kitchen helper; dishwasher | related: hospital | skills: plaster
hospital | fr: préposé aux bénéficiaires | en: orderly | skills: plaster
mill | fr: usineur; opérateur CNC | en: machinist | skills: plaster`,
    skills: `
plaster | fr: plâtre | en: plaster
slips | fr: T4 et relevés 1; relevés d’emploi | en: T4 slips; records of employment`,
  },
]);

describe('what is close', () => {
  it.each([
    ['Denturologiste', 'Orthodontiste', 'denturologiste', 'denturist'],
    ['Audioprothésiste', 'Audiologiste', 'audioprothésiste', 'hearing instrument specialist'],
    ['Audiologiste', 'Audioprothésiste', 'audiologiste', 'audiologist'],
    ['Kinésiologue', 'Sports coach', 'kinésiologue', 'kinesiologist'],
    ['Aide-cuisinier', 'Plongeur', 'aide de cuisine', 'kitchen helper'],
    ['Plongeur', 'Aide-cuisinier', 'plongeur ou plongeuse', 'dishwasher'],
    ['Opérateur CNC', 'Usineur', 'opérateur ou opératrice CNC', 'machinist'],
    ['Orderly', 'Kitchen helper', 'préposé ou préposée aux bénéficiaires', 'orderly'],
  ])('%s for %s is told as what it is, and earns less than the thing itself', (person, posting, fr, en) => {
    const close = titles(person, posting, merged);
    const same = titles(posting, posting, merged);
    expect(statementsOf(close)).not.toMatch(presence);
    expect(close.reasons.fr.join()).toContain(`Proche\u00A0: ${fr};`);
    expect(close.reasons.en.join()).toContain(`Close: ${en};`);
    expect(close.masked_reasons.fr.join()).toContain(`Proche\u00A0: ${fr} au profil`);
    expect(close.masked_reasons.en.join()).toContain(`Close: ${en} in the profile`);
    const { concept } = close.evidence.find(({ part }) => part === 'occupation')!;
    expect(concept).toEqual({ fr: `proche\u00A0: ${fr}`, en: `close: ${en}` });
    expect(statementsOf(same)).toMatch(presence);
    expect(close.parts.occupation.value).toBeLessThan(same.parts.occupation.value);
    expect(close.match_score).toBeLessThan(same.match_score);
    expect(close.compatibility_score).toBeLessThan(100);
  });

  it.each([
    ['Denturologiste', 'Orthodontiste'],
    ['Audioprothésiste', 'Audiologiste'],
    ['Audiologiste', 'Audioprothésiste'],
    ['Kinésiologue', 'Sports coach'],
    ['Aide-cuisinier', 'Plongeur'],
    ['CNC operator', 'Machinist'],
    ['Orderly', 'Licensed practical nurse'],
    ['Préposée aux bénéficiaires', 'Infirmière auxiliaire'],
  ])('%s is never said to be there where %s is asked for', (person, posting) => {
    const close = titles(person, posting);
    const same = titles(posting, posting);
    expect(statementsOf(close)).not.toMatch(presence);
    for (const reason of close.reasons.fr) expect(reason).toMatch(/^(?:Proche|Titre proche)/);
    for (const reason of close.reasons.en) expect(reason).toMatch(/^(?:Close|Similar title)/);
    expect(close.parts.occupation.value).toBeLessThan(same.parts.occupation.value);
    expect(close.match_score).toBeLessThan(same.match_score);
  });

  it.each([
    ['Denturologiste', 'denturologiste', 'denturist'],
    ['Audioprothésiste', 'audioprothésiste', 'hearing instrument specialist'],
    ['Kinésiologue', 'kinésiologue', 'kinesiologist'],
  ])('%s is called by its own name where both texts say it', (title, fr, en) => {
    const { reasons } = titles(title, title, merged);
    expect(reasons.fr[0]).toMatch(new RegExp(`^${fr}\\u00A0:`, 'i'));
    expect(reasons.en[0]).toMatch(new RegExp(`^${en}:`, 'i'));
  });

  it.each([
    ['VP Sales', 'CFO'],
    ['Vice-president, sales', 'Vice-president, finance'],
    ['Vice-présidente aux ventes', 'Vice-président aux finances'],
    ['Supply chain analyst', 'Supply teacher'],
    ['Supply teacher', 'Supply chain analyst'],
    ['Orderly', 'Nursing auxiliary'],
    ['Coach', 'Coach driver'],
  ])('%s is not proposed as %s, and nothing is said of it', (person, posting) => {
    const { match_score: score, parts, reasons } = titles(person, posting);
    // Nearness of words may add a few points, which are no statement.
    expect(parts.occupation.value).toBeLessThan(16);
    expect(score).toBeLessThan(40);
    expect(reasons.fr.join()).not.toMatch(/titre proche|présent/i);
  });

  it('still finds a title that is misspelled, and says no more than that the titles are alike', () => {
    const misspelled = titles('Infirmère clinicienne', 'Infirmière clinicienne');
    expect(misspelled.parts.occupation.value).toBeGreaterThan(15);
    expect(misspelled.reasons.fr[0]).toMatch(/^Titre proche/);
    expect(misspelled.reasons.en[0]).toMatch(/^Similar title/);
  });

  it('is no record of employment where T4 slips are asked for', () => {
    const asking = jobPosting({ title: 'Payroll clerk', language: 'en', requirements: ['T4 slips'] });
    const having = (skill: string) => explainMatch(seekerProfile({ skills: [skill] }), asking, merged);
    const close = having('Records of employment');
    expect(close.parts.skills.value).toBeLessThan(having('T4 slips').parts.skills.value);
    expect(statementsOf(close)).not.toMatch(presence);
    expect(close.reasons.en.join()).toContain('Close: records of employment;');
    expect(close.gaps).toEqual({ fr: ['T4 et relevés 1'], en: ['T4 slips'] });
    expect(having('T4 slips').gaps.en).toEqual([]);
  });

  it('is what somebody has of a skill that is near', () => {
    const asking = jobPosting({ title: 'Développeur web', requirements: ['JavaScript'] });
    const { reasons, masked_reasons: masked } = explainMatch(seekerProfile({ skills: ['React'] }), asking, ontology);
    expect(reasons.fr.join()).toContain('Proche\u00A0: React; le profil dit «\u00A0React\u00A0»');
    expect(masked.en.join()).not.toMatch(presence);
  });
});

describe('rank', () => {
  const electrician = (title: string, posting: string): MatchResult => titles(title, posting);

  it.each([
    ['Apprenti électricien, première année', 'Maître électricien', 'apprenti', 'maître'],
    ['Compagnon électricien', 'Maître électricien', 'compagnon', 'maître'],
    ['Apprentie électricienne', 'Compagnon électricien', 'apprenti', 'compagnon'],
    ['Développeur junior', 'Développeur senior', 'junior', 'senior'],
  ])('%s for %s is under it, and says so', (person, posting, own, asked) => {
    const under = electrician(person, posting);
    const equal = electrician(posting, posting);
    expect(under.parts.occupation.value).toBeLessThan(equal.parts.occupation.value * 0.85);
    expect(under.compatibility_score).toBeLessThan(85);
    expect(under.reasons.fr[0]).toContain(`(${own})`);
    expect(statementsOf(under)).not.toMatch(presence);
    expect(under.gaps.fr).toContain(`niveau\u00A0: ${asked}`);
    expect(under.raises.map(({ text }) => text.fr)).toContain(`avec le niveau «\u00A0${asked}\u00A0»`);
  });

  it('counts little where somebody can do more, and is no gap', () => {
    const over = electrician('Maître électricien', 'Apprenti électricien');
    expect(over.parts.occupation.value).toBeGreaterThan(20);
    expect(over.gaps.fr.join()).not.toContain('niveau');
  });

  it('is read beside the occupation, the highest of all, and from nobody else', () => {
    const master = jobPosting({ title: 'Maître soudeur' });
    const points = (experience: string) =>
      explainMatch(seekerProfile({ experience }), master, ontology).parts.occupation.value;
    const full = points('Maître soudeur, vingt ans de chantier.');
    expect(points('Maître soudeur depuis 2015. J’ai commencé comme apprenti soudeur.')).toBe(full);
    expect(points('Soudeur en résidence pour seniors.')).toBe(full);
    expect(points('Apprenti soudeur de première année.')).toBeLessThan(full * 0.6);
  });
});
