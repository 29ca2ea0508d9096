import { foldText } from '../text/fold.js';
import { isOffer } from './requirement-level.js';

describe('what a posting offers', () => {
  it.each([
    'Nos avantages : salaire concurrentiel, trois semaines de vacances, télémédecine.',
    'Conditions : poste permanent, fonds de pension, congés de maladie.',
    'Pourquoi nous choisir : une équipe soudée et l’accès au gym.',
    'What we offer: group insurance, RRSP matching and paid parking.',
    'Assurances collectives, REER et stationnement gratuit.',
    'Seules les personnes retenues pour une entrevue seront contactées.',
    'Une vérification de vos références sera faite avant l’embauche.',
    'References will be checked before hiring.',
    'Postulez en ligne avec votre CV.',
  ])('is no requirement: %s', (sentence) => {
    expect(isOffer(foldText(sentence))).toBe(true);
  });

  it.each([
    'Conditions d’embauche : DEP en soudage.',
    'Administrer les assurances collectives des employés.',
    'Maîtrise de la paie exigée; avantages : expérience syndicale.',
    'You must know group insurance and pension plan rules.',
    'Mener des entrevues et vérifier des dossiers.',
  ])('is not everything that names such a thing: %s', (sentence) => {
    expect(isOffer(foldText(sentence))).toBe(false);
  });
});
