import { headingOf, linesIn, sectionsOf } from './sections.js';

it.each([
  ['EXPÉRIENCE PROFESSIONNELLE', 'experience'],
  ['Expériences de travail :', 'experience'],
  ['E X P É R I E N C E', 'experience'],
  ['Work Experience', 'experience'],
  ['Formation', 'education'],
  ['Compétences techniques', 'skills'],
  ['Skills & Tools', 'skills'],
  ['Compétences & outils', 'skills'],
  ['Langues parlées', 'languages'],
  ['Professional Summary', 'profile'],
  ['Références sur demande', 'references'],
  ['Loisirs et intérêts', 'interests'],
  ['Expérience de huit ans en soins intensifs', null],
  ['Formation de la relève au CHUM', null],
])('the line « %s » opens: %s', (line, kind) => {
  expect(headingOf(line)).toBe(kind);
});

it('parts a text at its headings, and at a heading with its content on the same line', () => {
  const sections = sectionsOf('Camille\nSoudeuse\n\nLangues : français, anglais\nExpérience\nAtelier Roy\n');
  expect(sections).toEqual([
    { kind: 'head', lines: ['Camille', 'Soudeuse'] },
    { kind: 'languages', lines: ['français, anglais'] },
    { kind: 'experience', lines: ['Atelier Roy'] },
  ]);
  expect(linesIn(sections, 'head', 'experience')).toEqual(['Camille', 'Soudeuse', 'Atelier Roy']);
});
