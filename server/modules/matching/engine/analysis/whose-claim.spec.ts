import { sectors } from '../../lexicon/sectors/index.js';
import { buildOntology } from '../ontology/ontology.js';
import { seekerProfile } from '../spec-texts/blank.js';
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
});
