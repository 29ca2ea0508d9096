import { CurrentOntology } from '../../../server/modules/matching/lexicon/current-ontology.js';
import { ConceptsInText } from '../../../server/modules/matching/queries/concepts-in-text.query.js';
import type { ResumeContent } from '../../../server/modules/resumes/domain/resume-content.js';
import type { ResumeSuggestion, SuggestionField } from '../../../server/modules/resumes/http/resumes.contract.js';
import { SuggestFromText } from '../../../server/modules/resumes/use-cases/suggest-from-text.js';
import { FixedClock } from '../../../server/platform/clock/clock.js';
import type { ResumePerson } from '../../support/samples/resume-people.js';

export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’]/g, "'").toLowerCase();

/** Counts of right, wrong and missed suggestions of a field. */
interface Count {
  right: number;
  wrong: number;
  missed: number;
}
const share = (part: number, rest: number): number => (part + rest === 0 ? 1 : part / (part + rest));
const percent = (value: number): string => `${Math.round(value * 1000) / 10} %`;

/** Precision and recall of suggestions for people whose answers are known. */
export class ReadingScore {
  readonly #concepts = new ConceptsInText(new CurrentOntology());
  readonly #suggest = new SuggestFromText(this.#concepts, new FixedClock(new Date('2025-11-25T12:00:00Z')));
  readonly #counts: Record<SuggestionField, Count> = {
    title: { right: 0, wrong: 0, missed: 0 },
    skills: { right: 0, wrong: 0, missed: 0 },
    years_experience: { right: 0, wrong: 0, missed: 0 },
    languages: { right: 0, wrong: 0, missed: 0 },
    experience: { right: 0, wrong: 0, missed: 0 },
  };
  readonly #mistakes: string[] = [];

  /** @returns the suggestions, which are counted */
  add(person: ResumePerson, content: ResumeContent, name: string): readonly ResumeSuggestion[] {
    const found = this.#suggest.execute(content, person.language);
    const label = `${person.language} ${person.title} (${name})`;
    this.#judge('title', [fold(person.title)], found, label);
    this.#judge('years_experience', [String(person.years)], found, label);
    this.#judge('languages', person.languages.map(fold), found, label);
    const skills = [...person.skills, ...person.toldSkills].map((skill) => this.#named(skill, person));
    this.#judge('skills', [...new Set(skills)], found, label);
    return found;
  }

  print(): void {
    const table = Object.entries(this.#counts).filter(([field]) => field !== 'experience');
    const lines = table.map(
      ([field, { right, wrong, missed }]) =>
        `${field}: precision ${percent(share(right, wrong))}, recall ${percent(share(right, missed))} (${right} right, ${wrong} wrong, ${missed} missed)`,
    );
    process.stderr.write(`${[...lines, ...this.#mistakes].join('\n')}\n`);
  }

  of(field: SuggestionField): { readonly precision: number; readonly recall: number } {
    const { right, wrong, missed } = this.#counts[field];
    return { precision: share(right, wrong), recall: share(right, missed) };
  }

  /** The lexicon's name of a hand-written skill; a skill that the lexicon does not know counts as missed. */
  #named(skill: string, { language }: ResumePerson): string {
    const read = this.#concepts.of(skill, language);
    return fold(read({ text: skill, isList: true }).find(({ kind }) => kind === 'skill')?.name ?? skill);
  }

  #judge(field: SuggestionField, expected: readonly string[], found: readonly ResumeSuggestion[], label: string): void {
    const values = found.filter((each) => each.field === field).map(({ value }) => fold(String(value)));
    const count = this.#counts[field];
    for (const value of values) {
      if (expected.includes(value)) count.right += 1;
      else {
        count.wrong += 1;
        this.#mistakes.push(`${label}: ${field} wrong: ${value}`);
      }
    }
    for (const value of expected.filter((each) => !values.includes(each))) {
      count.missed += 1;
      this.#mistakes.push(`${label}: ${field} missed: ${value}`);
    }
  }
}
