import { suggestTitle } from './suggest-title';

describe('the suggested title of an experience', () => {
  it.each([
    ['Boulangère, boulangerie de quartier à Limoilou (2020 à aujourd’hui)', 'Boulangère'],
    ['Infirmière clinicienne – CIUSSS, depuis 2018', 'Infirmière clinicienne'],
    ['Registered nurse at a hospital, 2015 to 2020', 'Registered nurse'],
    ['Soudeur-monteur : ponts et passerelles', 'Soudeur-monteur'],
    ['\n  Répartiteur chez Transport Nord\nChauffeur', 'Répartiteur'],
  ])('%s', (experience, title) => {
    expect(suggestTitle(experience)).toBe(title);
  });

  it.each([
    '',
    'Huit ans aux soins intensifs, dont trois comme assistante-chef.',
    'J’ai travaillé dix ans, surtout de nuit.',
    'I worked with children, then with adults.',
    'Depuis 2020, préposée',
    'Boulangère',
    `${'très '.repeat(20)}longue phrase, sans titre`,
  ])('none in « %s »', (experience) => {
    expect(suggestTitle(experience)).toBeNull();
  });
});
