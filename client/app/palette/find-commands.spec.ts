import { find, plain, scoreOf } from './find-commands';

describe('finding by typing', () => {
  it('sees no accents, case or signs', () => {
    expect(plain('  Événements — « Été » ')).toBe('evenements ete');
    expect(scoreOf('Événements', 'evenem')).toBeGreaterThan(0);
    expect(scoreOf('À propos', 'a PROPOS')).toBeGreaterThan(0);
    expect(scoreOf('Cœur de métier', 'coeur')).toBeGreaterThan(0);
  });

  it.each([
    ['Tableau de bord', 'tdb'],
    ['Tableau de bord', 'bord tab'],
    ['Candidatures', 'candiatures'],
    ['Candidatures', 'cnadidat'],
    ['Correspondances', 'corespond'],
    ['Paramètres', 'paramertes'],
    ['Conservation des données', 'donnees'],
    ['Candidat·e #C21D', 'c21d'],
    ['Candidat·e #C21D', '#C21D'],
  ])('finds %p by %p', (text, typed) => {
    expect(scoreOf(text, typed)).toBeGreaterThan(0);
  });

  it.each([
    ['Candidatures', 'messages'],
    ['Offres', 'ofz'],
    ['Candidat·e #C21D', 'c22e'],
    ['Vidéos', 'videos bloquees'],
  ])('does not find %p by %p', (text, typed) => {
    expect(scoreOf(text, typed)).toBe(0);
  });

  it('puts the start of a label before the start of a word, before the middle, before a mistake', () => {
    const named = (name: string) => ({ names: [name] });
    const names = ['Le carte blanche', 'Pancarte', 'Carte', 'Une vieille carte'].map(named);
    expect(find(names, 'carte').map(({ names: [name] }) => name)).toEqual([
      'Carte',
      'Le carte blanche',
      'Une vieille carte',
      'Pancarte',
    ]);
    expect(find(names, '')).toBe(names);
  });
});
