import { sectors } from '../../lexicon/sectors/index.js';
import { explainMatch } from '../explain-match.js';
import { buildOntology } from '../ontology/ontology.js';
import { jobPosting, seekerProfile } from '../spec-texts/blank.js';
import { analyseSeeker } from './analyse-seeker.js';

const ontology = buildOntology(sectors);

/** Ids of what a profile with this text claims, of one kind. */
function claimed(experience: string, kind: 'occupation' | 'skill' = 'occupation'): string[] {
  const { claims } = analyseSeeker(seekerProfile({ experience }), ontology);
  return [...claims.keys()].filter((id) => id.startsWith(kind)).map((id) => id.split('/')[1]!);
}

describe('what a person did', () => {
  it.each([
    ['Six ans chez un dentiste comme réceptionniste dans un cabinet', 'receptionist', 'dentist'],
    ['Six years as a receptionist for a dentist in Laval', 'receptionist', 'dentist'],
    ['My father is a truck driver. I am an accountant', 'accountant', 'truck-driver'],
    ['Mon père est camionneur et je suis comptable', 'accountant', 'truck-driver'],
    ['My sister works as a nurse and I am an electrician', 'electrician', 'registered-nurse'],
    ['J’ai été opéré par un chirurgien, je suis plombier', 'plumber', 'surgeon'],
    ['Je suis commis et je veux devenir infirmière', null, 'registered-nurse'],
    ['I drove a van for a plumber and I dream of becoming a chef', null, 'plumber'],
    [
      'Groomer for three years. I hold the dogs while the veterinary technician takes blood',
      null,
      'veterinary-technician',
    ],
    ['Commis à la clinique; la dentiste me confie les rendez-vous', null, 'dentist'],
    ['Réceptionniste pendant deux ans, aux côtés d’un avocat', 'receptionist', 'lawyer'],
  ])('« %s »', (text, own, other) => {
    const read = claimed(text);
    expect(read).not.toContain(other);
    if (own !== null) expect(read).toContain(own);
  });

  it.each([
    ['J’ai travaillé dix ans comme plombier pour un entrepreneur', 'plumber'],
    ['Worked as a registered nurse in intensive care', 'registered-nurse'],
    ['For two years I was the plumber of a large hotel', 'plumber'],
    ['J’étais la réceptionniste d’un cabinet', 'receptionist'],
    ['Infirmière autorisée depuis 2015, au CLSC', 'registered-nurse'],
  ])('is still read in « %s »', (text, own) => expect(claimed(text)).toContain(own));

  it('is not what they want to learn', () => {
    expect(claimed('J’aimerais apprendre Kubernetes', 'skill')).not.toContain('kubernetes');
    expect(claimed('I want to learn Kubernetes', 'skill')).not.toContain('kubernetes');
    expect(claimed('I run Kubernetes every day', 'skill')).toContain('kubernetes');
    expect(claimed('Deep learning with PyTorch, scikit-learn and NumPy', 'skill')).toEqual(
      expect.arrayContaining(['pytorch', 'pandas']),
    );
  });

  it('is not what a relative does', () => {
    expect(claimed('Ma soeur connait Kubernetes', 'skill')).not.toContain('kubernetes');
  });

  it.each([
    ['Je serai avocate au printemps', 'lawyer'],
    ['Studying to be a plumber', 'plumber'],
    ['Je cherche un premier poste de soudeuse', 'welder'],
    ['Mon chum est boucher, on mange bien', 'butcher'],
    ['My aunt, a pharmacist, helped me', 'pharmacist'],
    ['Il est plombier, pas moi', 'plumber'],
    ['A dentist fixed my tooth last year', 'dentist'],
    ['Carte de plombier, non', 'plumber'],
  ])('« %s » says nothing of the person', (text, other) => expect(claimed(text)).not.toContain(other));

  it.each([
    ['Ancienne bouchère, deux comptoirs', 'butcher'],
    ['Caissière puis boulangère', 'baker'],
    ['Cook for a year, before that a barista', 'barista'],
    ['I want to use my experience as a plumber', 'plumber'],
  ])('« %s » is an entry of their own', (text, own) => expect(claimed(text)).toContain(own));

  it('is not what they only begin to learn, which counts a little and is never told', () => {
    const learning = seekerProfile({ experience: 'Étudiante en soins infirmiers, deuxième session.' });
    const { claims, hints } = analyseSeeker(learning, ontology);
    expect(claims.has('skill/nursing-care')).toBe(false);
    expect(hints?.has('skill/nursing-care')).toBe(true);
    const job = jobPosting({ title: 'Infirmière', requirements: ['Soins infirmiers'] });
    const { parts, reasons, gaps } = explainMatch(learning, job, ontology);
    expect(parts.skills.value).toBeGreaterThan(0);
    expect(gaps.fr).not.toContain('soins infirmiers');
    expect(reasons.fr.join()).not.toMatch(/soins infirmiers\u00A0:/iu);
    expect(claimed('Kubernetes le mois prochain', 'skill')).not.toContain('kubernetes');
  });

  it.each([
    ['My Spanish is good', 'spanish', true],
    ['Allemand à la maison, français au travail', 'german', true],
    ['I am learning Spanish at night', 'spanish', false],
    ['Pâtisserie française et boulangerie', 'french', false],
  ])('« %s » and knowing a language', (text, language, isKnown) => {
    expect(claimed(text, 'skill').includes(language)).toBe(isKnown);
  });
});
