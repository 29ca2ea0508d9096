import { buildLexicon } from './build-lexicon.js';
import { parseSector } from './parse-lexicon.js';
import { defineSector } from './sector.js';

const sectorOf = (occupations: string, skills = '') =>
  defineSector({ name: 'kitchen', field: { fr: ['Cuisine'], en: ['Kitchen'] }, occupations, skills });
const grill = 'grill | fr: cuisson sur le gril | en: grilling';
const knives = 'knives | fr: maniement des couteaux | en: knife skills';
const sauces = 'sauces | fr: préparation de sauces | en: sauce making';
const threeSkills = [grill, knives, sauces].join('\n');
const cook = 'cook | fr: cuisinier | en: cook | skills: grill, knives, sauces';

describe('a line of the lexicon', () => {
  it('is an entry with labels, marks and links', () => {
    const { concepts, problems } = parseSector(
      sectorOf(
        `# a comment
         line-cook | fr: cuisinier de ligne; agent/agente de cuisine | qc: ?=CL | en: line cook; =LC | broader: cook
         | related: baker, butcher | skills: grill, knives`,
      ),
    );
    expect(problems).toEqual([]);
    expect(concepts).toEqual([
      {
        id: 'occupation/line-cook',
        kind: 'occupation',
        sector: 'kitchen',
        type: 'practice',
        source: 'kitchen occupations line 2',
        broader: ['occupation/cook'],
        related: ['occupation/baker', 'occupation/butcher'],
        skills: ['skill/grill', 'skill/knives'],
        labels: [
          label({ text: 'cuisinier de ligne', feminine: 'cuisinière de ligne' }),
          label({ text: 'agent de cuisine', feminine: 'agente de cuisine' }),
          label({ text: 'CL', isQuebec: true, isExact: true, isUnsure: true }),
          label({ text: 'line cook', language: 'en' }),
          label({ text: 'LC', language: 'en', isExact: true }),
        ],
      },
    ]);
  });

  it('leaves a slash and the gender of a skill alone', () => {
    const { concepts } = parseSector(sectorOf('', 'ci-cd | fr: CI/CD | en: CI/CD | type: tool'));
    expect(concepts[0]?.type).toBe('tool');
    expect(concepts[0]?.labels.map(({ text, feminine }) => [text, feminine])).toEqual([
      ['CI/CD', null],
      ['CI/CD', null],
    ]);
  });

  it.each([
    ['Line Cook | fr: a | en: b', '"Line Cook" is no id'],
    ['cook | fr: a | es: b', '"es: b" begins with no field'],
    ['cook | fr: a | fr: b', 'fr is given twice'],
    ['cook | just words', '"just words" begins with no field'],
    ['cook | fr: a | en: b | type: tool', '"type: tool" begins with no field of an occupation'],
  ])('that cannot be read is named: %s', (line, problem) => {
    const { concepts, problems } = parseSector(sectorOf(line));
    expect(concepts).toEqual([]);
    expect(problems).toEqual([expect.stringContaining(`kitchen occupations line 1: ${problem}`)]);
  });

  it('of a skill with another type is named', () => {
    expect(parseSector(sectorOf('', 'x | fr: a | en: b | type: magic')).problems[0]).toContain('"magic" is no type');
  });
});

describe('the lexicon as a whole', () => {
  it('has nothing to complain of in a sound sector', () => {
    expect(buildLexicon([sectorOf(cook, threeSkills)]).problems).toEqual([]);
  });

  it.each([
    ['an orphan', `${cook} | related: baker`, threeSkills, 'related names occupation/baker, which no sector has'],
    ['a missing language', 'cook | fr: cuisinier | skills: grill, knives, sauces', threeSkills, 'has no en label'],
    ['too few skills', 'cook | fr: cuisinier | en: cook | skills: grill, knives', threeSkills, 'has 2 typical skills'],
    [
      'an id twice',
      `${cook}\n${cook.replace(': cook', ': chef cook').replace('cuisinier', 'queux')}`,
      threeSkills,
      'exists already',
    ],
    [
      'a label of another',
      `${cook}\nchef | fr: cuisinières | en: chef | skills: grill, knives, sauces`,
      threeSkills,
      'reads like "cuisinier" of occupation/cook',
    ],
    [
      'a superfluous label',
      'cook | fr: cuisinier; la cuisinière | en: cook | skills: grill, knives, sauces',
      threeSkills,
      'leave it out',
    ],
    ['a link to itself', `${cook} | related: cook`, threeSkills, 'related names itself'],
    [
      'a circle',
      cook,
      `${grill} | broader: knives\n${knives} | broader: sauces\n${sauces} | broader: grill`,
      'is broader than itself',
    ],
    ['a label of small words', cook, `${threeSkills}\nvoid | fr: de la | en: void`, 'has no word to recognise it by'],
    [
      'a label that is a sentence',
      cook,
      `${threeSkills}\nlong | fr: long | en: one two three four five six seven`,
      'more than 6 words',
    ],
  ])('names %s', (_, occupations, skills, problem) => {
    const { problems } = buildLexicon([sectorOf(occupations, skills)]);
    expect(problems.join('\n')).toContain(problem);
  });
});

function label(
  given: { text: string } & Partial<
    Record<'feminine' | 'language', string> & Record<'isQuebec' | 'isExact' | 'isUnsure', boolean>
  >,
) {
  return { feminine: null, language: 'fr', isQuebec: false, isExact: false, isName: false, isUnsure: false, ...given };
}
