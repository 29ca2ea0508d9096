import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/language.js';
import { linkText, type Mention } from '../engine/link/link-text.js';
import { foldText } from '../engine/text/fold.js';
import type { ConceptId } from '../lexicon/concept.js';
import { CurrentOntology } from '../lexicon/current-ontology.js';

const key = (word: string): string => foldText(word).trim();
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names of concepts: for single words, and for the concepts in a text. */
@Injectable()
export class ConceptNames {
  #ids: ReadonlyMap<string, ConceptId> | null = null;

  constructor(private readonly ontology: CurrentOntology) {}

  /** Display names for words that name a concept in either language. No duplicates; unknown words are dropped. */
  known(words: readonly string[], language: Language): string[] {
    const ids = words.flatMap((word) => this.#byName().get(key(word)) ?? this.#meantBy(word) ?? []);
    return [...new Set(ids)].map((id) => this.#shown(id, language));
  }

  /** The concepts that a text names most often; of equal ones the earlier first. */
  within(text: string, language: Language, max: number): string[] {
    const { mentions } = linkText(text, this.ontology.get(), { language, isListItem: false });
    const sure = mentions.filter(({ isUnsure, isNegated }) => !isUnsure && !isNegated);
    const counts = new Map<ConceptId, number>();
    for (const mention of sure.filter((each) => !isInside(each, sure))) {
      counts.set(mention.concept.id, (counts.get(mention.concept.id) ?? 0) + 1);
    }
    return [...counts]
      .sort(([, one], [, other]) => other - one)
      .slice(0, max)
      .map(([id]) => this.#shown(id, language));
  }

  /** Occupations are shown in both genders. */
  #shown(id: ConceptId, language: Language): string {
    return capital(this.ontology.get().name(id)[language]);
  }

  /** The concept that the whole word or phrase names, for example in the plural. */
  #meantBy(word: string): ConceptId | undefined {
    const text = word.trim();
    const { mentions } = linkText(text, this.ontology.get(), { language: null, isListItem: true });
    return mentions.find(({ start, end }) => start === 0 && end === text.length)?.concept.id;
  }

  /** All labels of both languages, folded. If two concepts share a name, the first keeps it. */
  #byName(): ReadonlyMap<string, ConceptId> {
    if (this.#ids === null) {
      const ids = new Map<string, ConceptId>();
      const ontology = this.ontology.get();
      for (const { id, labels } of ontology.concepts.values()) {
        const names = labels.flatMap(({ text, feminine }) => (feminine === null ? [text] : [text, feminine]));
        const { fr, en } = ontology.name(id);
        for (const name of [...names, fr, en]) {
          if (!ids.has(key(name))) ids.set(key(name), id);
        }
      }
      this.#ids = ids;
    }
    return this.#ids;
  }
}

/** « gestion » within « gestion des stocks ». */
const isInside = (one: Mention, all: readonly Mention[]): boolean =>
  all.some(({ start, end }) => start <= one.start && end >= one.end && end - start > one.end - one.start);
