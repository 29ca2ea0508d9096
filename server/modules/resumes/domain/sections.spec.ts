import { headingOf, linesIn, sectionsOf, sectionsOfMarked } from './sections.js';

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
  ['Top Skills', 'skills'],
  ['Principales compétences', 'skills'],
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

it('parts a text with marked headings only there, and leaves out what has another heading', () => {
  const text =
    'Camille\n\fExpérience\nAtelier Roy\n\fPrincipales compétences\nFormation\nLangues\n\fContact\nlinkedin.com/in/c\n';
  const sections = sectionsOfMarked(text);
  expect(linesIn(sections, 'head', 'experience')).toEqual(['Camille', 'Atelier Roy']);
  expect(linesIn(sections, 'skills')).toEqual(['Formation', 'Langues']);
  expect(linesIn(sections, 'references')).toEqual(['linkedin.com/in/c']);
});
