import { sectors } from '../../lexicon/sectors/index.js';
import { buildOntology } from './ontology.js';

const titles = buildOntology(sectors).nearTitles();
const nearest = (title: string): string | undefined => titles.find(title)[0]?.id;

describe('a title that is no known name', () => {
  it.each([
    ['Infirmère clinicienne', 'occupation/clinical-nurse'],
    ['Registred Nurse ICU', 'occupation/critical-care-nurse'],
    ['Software enginer', 'occupation/software-developer'],
  ])('%s is nearly %s', (title, id) => {
    expect(nearest(title)).toBe(id);
  });

  it('is found alike in both genders', () => {
    for (const [one, other] of [
      ['Conductrice de gros camions', 'Conducteur de gros camions'],
      ['Infirmère clinicienne', 'Infirmer clinicien'],
      ['Directrice adjointe de la logistique', 'Directeur adjoint de la logistique'],
    ]) {
      expect(titles.find(one!)).toEqual(titles.find(other!));
    }
  });

  it('is not made of what only sounds like one', () => {
    for (const title of ['Join our team', 'Great opportunity!', 'Une carrière à votre image', '']) {
      expect(titles.find(title)).toEqual([]);
    }
  });

  it('is worth less than the very name', () => {
    expect(titles.find('Infirmière clinicienne')[0]?.likeness).toBeCloseTo(1, 5);
    expect(titles.find('Infirmère clinicienne')[0]?.likeness).toBeLessThan(1);
  });
});
