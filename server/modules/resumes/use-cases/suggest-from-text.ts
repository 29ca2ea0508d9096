import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { Language } from '../../../platform/http/language.js';
import { ConceptsInText, type NamedConcept, type ReadConcepts } from '../../matching/index.js';
import { languagesIn } from '../domain/known-languages.js';
import { linesIn, type Section } from '../domain/sections.js';
import { type ResumeContent, sectionsOfContent, textOfSections } from '../domain/resume-content.js';
import { hasPeriod, withoutPeriods, yearsWorked } from '../domain/work-periods.js';
import { statedYears } from '../domain/stated-years.js';
import type { ResumeSuggestion } from '../http/resumes.contract.js';

/** Fewer than a profile can hold. A résumé names its main skills first. */
const MAX_SKILLS = 40;
const MAX_QUOTE = 200;
const MAX_EXPERIENCE = 10_000;
const MAX_TITLE = 120;
/** Words of a title; what is longer is a sentence. */
const LONGEST_TITLE = 10;
/** Lines above the first heading in which a title stands; below come addresses. */
const HEAD_LINES = 8;
/** Skills that a list names, and those that a sentence names. */
const IN_LIST = 0.95;
const IN_SENTENCE = 0.75;
const MIN = 0.5;

const cut = (text: string, max: number): string => (text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`);

/** Suggestions for a profile from a résumé's text. Sections about other people and about things other than work are left out. */
@Injectable()
export class SuggestFromText {
  constructor(
    private readonly concepts: ConceptsInText,
    private readonly clock: Clock,
  ) {}

  execute(content: ResumeContent, language: Language): readonly ResumeSuggestion[] {
    const sections = sectionsOfContent(content, language === 'fr' ? 'aujourd’hui' : 'present');
    const read = this.concepts.of(textOfSections(sections), language);
    const experience = linesIn(sections, 'experience');
    const value = experience.join('\n').slice(0, MAX_EXPERIENCE);
    const [first] = experience;
    return [
      ...this.#title(sections, read),
      ...this.#skills(sections, read),
      ...this.#years(sections),
      ...this.#languages(sections, language),
      ...(first ? [{ field: 'experience' as const, value: value, confidence: 0.8, quote: cut(first, MAX_QUOTE) }] : []),
    ];
  }

  /** The line under the name, or the latest position: an occupation that fills most of its part of the line. */
  #title(sections: readonly Section[], read: ReadConcepts): readonly ResumeSuggestion[] {
    const head = linesIn(sections, 'head').slice(0, HEAD_LINES);
    const jobs = linesIn(sections, 'experience');
    const places = [
      // The first line begins with the name, and names are occupations, too: « Frédérique Boucher ».
      ...head.map((line, at) => ({ line: at === 0 ? line.replace(/^[^|•·\t–—]*/u, '') : line, confidence: 0.9 })),
      ...jobs
        .filter((line, at) => hasPeriod(line) || hasPeriod(jobs[at + 1] ?? '') || hasPeriod(jobs[at - 1] ?? ''))
        .map((line) => ({ line, confidence: 0.75 })),
      ...linesIn(sections, 'profile')
        .slice(0, 2)
        .map((line) => ({ line, confidence: 0.6 })),
    ];
    for (const { line, confidence } of places) {
      const value = this.#titleIn(line, read, confidence === 0.6);
      if (value !== null)
        return [{ field: 'title', value: cut(value, MAX_TITLE), confidence, quote: cut(line, MAX_QUOTE) }];
    }
    return [];
  }

  #titleIn(line: string, read: ReadConcepts, isProse: boolean): string | null {
    for (const part of withoutPeriods(line).split(/\s*(?:[|•·\t–—]|\s-\s|\bchez\b|\bat\b|@)\s*/u)) {
      const text = part.replace(/^[^\p{L}\p{N}]+/u, '').trim();
      if (text === '' || /@|\d{3}[\s.-]\d{4}|https?:/.test(text)) continue;
      if (isProse) {
        const named = this.#occupationIn(text, read);
        if (named) return text.slice(named.start, named.end);
        continue;
      }
      // « Soudeuse-monteuse, Atelier Roy inc. »: the employer behind the comma is no part of the title.
      const [before = ''] = text.split(',');
      for (const title of new Set([before.trim(), text])) {
        if (title.split(/\s+/).length <= LONGEST_TITLE && this.#occupationIn(title, read)) return title;
      }
    }
    return null;
  }

  #occupationIn(text: string, read: ReadConcepts): NamedConcept | undefined {
    return read({ text, isTitle: true })
      .filter(({ kind, confidence }) => kind === 'occupation' && confidence >= MIN)
      .sort((one, other) => one.start - other.start || other.end - one.end)[0];
  }

  #skills(sections: readonly Section[], read: ReadConcepts): readonly ResumeSuggestion[] {
    const best = new Map<string, ResumeSuggestion>();
    const add = (concept: NamedConcept, confidence: number, quote: string): void => {
      if (concept.kind !== 'skill' || concept.isLanguage || confidence < MIN) return;
      const known = best.get(concept.id);
      if (known && known.confidence >= confidence) return;
      const rounded = Math.round(confidence * 100) / 100;
      best.set(concept.id, { field: 'skills', value: concept.name, confidence: rounded, quote: cut(quote, MAX_QUOTE) });
    };
    for (const line of linesIn(sections, 'skills')) {
      for (const entry of line.split(/\s*[,;•·|\t▪◦]\s*|\s+[-–]\s+|:\s+/u).filter(Boolean)) {
        for (const concept of read({ text: entry, isList: true }))
          add(concept, IN_LIST * (concept.confidence < 1 ? 0.8 : 1), line);
      }
    }
    for (const line of linesIn(sections, 'head', 'profile', 'experience')) {
      for (const concept of read({ text: line })) add(concept, IN_SENTENCE * concept.confidence, line);
    }
    return [...best.values()].sort((one, other) => other.confidence - one.confidence).slice(0, MAX_SKILLS);
  }

  /** The years that the person states, or the sum of the dates of their positions. */
  #years(sections: readonly Section[]): readonly ResumeSuggestion[] {
    const stated = statedYears(linesIn(sections, 'head', 'profile', 'experience'));
    const worked = yearsWorked(linesIn(sections, 'experience'), this.clock.now());
    const found = stated ?? worked;
    if (found === null) return [];
    const confidence = stated ? 0.9 : 0.8;
    return [{ field: 'years_experience', value: found.years, confidence, quote: cut(found.quote, MAX_QUOTE) }];
  }

  #languages(sections: readonly Section[], language: Language): readonly ResumeSuggestion[] {
    const found = new Map<string, ResumeSuggestion>();
    const add = (lines: readonly string[], isSection: boolean, confidence: number): void => {
      for (const { fr, en, quote } of languagesIn(lines, isSection)) {
        const value = language === 'fr' ? fr : en;
        found.set(fr, { field: 'languages', value, confidence, quote: cut(quote, MAX_QUOTE) });
      }
    };
    add(linesIn(sections, 'head', 'profile', 'skills'), false, 0.7);
    add(linesIn(sections, 'languages'), true, 0.95);
    return [...found.values()];
  }
}
