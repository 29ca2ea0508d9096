import { CurrentOntology } from '../../../server/modules/matching/lexicon/current-ontology.js';
import { ConceptsInText } from '../../../server/modules/matching/queries/concepts-in-text.query.js';
import { textOfResume } from '../../../server/modules/resumes/extract/text-of-resume.js';
import type { ResumeSuggestion, SuggestionField } from '../../../server/modules/resumes/http/resumes.contract.js';
import { SuggestFromText } from '../../../server/modules/resumes/use-cases/suggest-from-text.js';
import { FixedClock } from '../../../server/platform/clock/clock.js';
import { resumePeople, type ResumePerson } from '../../support/samples/resume-people.js';
import { resumeLayouts } from '../../support/samples/resumes.js';

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’]/g, "'").toLowerCase();

/** Counts of right, wrong and missed suggestions of a field. */
interface Count {
  right: number;
  wrong: number;
  missed: number;
}
const share = (part: number, rest: number): number => (part + rest === 0 ? 1 : part / (part + rest));
const percent = (value: number): string => `${Math.round(value * 1000) / 10} %`;

describe('thirty résumés in two languages and seven layouts', () => {
  const concepts = new ConceptsInText(new CurrentOntology());
  const suggest = new SuggestFromText(concepts, new FixedClock(new Date('2025-11-25T12:00:00Z')));
  const counts: Record<SuggestionField, Count> = {
    title: { right: 0, wrong: 0, missed: 0 },
    skills: { right: 0, wrong: 0, missed: 0 },
    years_experience: { right: 0, wrong: 0, missed: 0 },
    languages: { right: 0, wrong: 0, missed: 0 },
    experience: { right: 0, wrong: 0, missed: 0 },
  };
  const mistakes: string[] = [];

  /** The lexicon's name of a hand-written skill; a skill that the lexicon does not know counts as missed. */
  const named = (skill: string, { language }: ResumePerson): string =>
    fold(
      concepts
        .of(
          skill,
          language,
        )({ text: skill, isList: true })
        .find(({ kind }) => kind === 'skill')?.name ?? skill,
    );

  function judge(
    field: SuggestionField,
    expected: readonly string[],
    found: readonly ResumeSuggestion[],
    label: string,
  ) {
    const values = found.filter((each) => each.field === field).map(({ value }) => fold(String(value)));
    const count = counts[field];
    for (const value of values) {
      if (expected.includes(value)) count.right += 1;
      else {
        count.wrong += 1;
        mistakes.push(`${label}: ${field} wrong: ${value}`);
      }
    }
    for (const value of expected.filter((each) => !values.includes(each))) {
      count.missed += 1;
      mistakes.push(`${label}: ${field} missed: ${value}`);
    }
  }

  beforeAll(async () => {
    const layouts = Object.entries(resumeLayouts);
    for (const [at, person] of resumePeople.entries()) {
      const [layout, make] = layouts[at % layouts.length] ?? ['onePdf', resumeLayouts.onePdf];
      const text = await textOfResume(await make(person));
      const found = suggest.execute(text, person.language);
      const label = `${person.language} ${person.title} (${layout})`;
      judge('title', [fold(person.title)], found, label);
      judge('years_experience', [String(person.years)], found, label);
      judge('languages', person.languages.map(fold), found, label);
      judge(
        'skills',
        [...new Set([...person.skills, ...person.toldSkills].map((skill) => named(skill, person)))],
        found,
        label,
      );
      for (const { quote } of found) {
        const line = fold(quote.replace(/…$/, ''));
        expect(fold(text).replace(/[ \u00a0\t]+/g, ' ')).toContain(line.replace(/[ \u00a0\t]+/g, ' '));
      }
    }
    const table = Object.entries(counts).filter(([field]) => field !== 'experience');
    const lines = table.map(
      ([field, { right, wrong, missed }]) =>
        `${field}: precision ${percent(share(right, wrong))}, recall ${percent(share(right, missed))} (${right} right, ${wrong} wrong, ${missed} missed)`,
    );
    process.stderr.write(`${[...lines, ...mistakes].join('\n')}\n`);
  }, 180_000);

  it.each<[SuggestionField, number, number]>([
    ['title', 0.95, 0.95],
    ['years_experience', 0.95, 0.95],
    ['languages', 0.95, 0.95],
    ['skills', 0.85, 0.85],
  ])('%s: precision of at least %s, recall of at least %s', (field, precision, recall) => {
    const { right, wrong, missed } = counts[field];
    expect(share(right, wrong)).toBeGreaterThanOrEqual(precision);
    expect(share(right, missed)).toBeGreaterThanOrEqual(recall);
  });
});
