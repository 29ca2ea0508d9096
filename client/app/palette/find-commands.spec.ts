import { plainText } from '../../lib/plain-text';
import { find, fits } from './find-commands';

describe('finding by typing', () => {
  it('sees no accents, case or signs', () => {
    expect(plainText('  Événements — « Été » ')).toBe('evenements ete');
    expect(fits('Événements', 'evenem')).toBe(true);
    expect(fits('À propos', 'a PROPOS')).toBe(true);
    expect(fits('Cœur de métier', 'coeur')).toBe(true);
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
    expect(fits(text, typed)).toBe(true);
  });

  it.each([
    ['Candidatures', 'messages'],
    ['Offres', 'ofz'],
    ['Candidat·e #C21D', 'c22e'],
    ['Vidéos', 'videos bloquees'],
  ])('does not find %p by %p', (text, typed) => {
    expect(fits(text, typed)).toBe(false);
  });

  it('ranks the start of a label before the start of another word, and leaves out the middle of words', () => {
    const named = (name: string) => ({ names: [name] });
    const names = ['Le carte blanche', 'Pancarte', 'Carte', 'Une vieille carte'].map(named);
    expect(find(names, 'carte').map(({ names: [name] }) => name)).toEqual([
      'Carte',
      'Le carte blanche',
      'Une vieille carte',
    ]);
    expect(find(names, '')).toBe(names);
  });

  it('shows typos and parts of words only if nothing starts with the typed text', () => {
    const names = ['Réservations', 'Offres', 'Conditions'].map((name) => ({ names: [name] }));
    const found = (typed: string) => find(names, typed).map(({ names: [name] }) => name);
    expect(found('res')).toEqual(['Réservations']);
    expect(found('fre')).toEqual(['Offres']);
    expect(found('cand')).toEqual(['Conditions']);
    expect(found('xyz')).toEqual([]);
  });
});
