import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/language.js';
import { foldText } from '../engine/text/fold.js';
import type { SkillSuggestions, SkillSuggestionsQuery } from '../http/skills.contract.js';
import { CurrentOntology } from '../lexicon/current-ontology.js';

interface Searchable {
  readonly id: string;
  readonly shown: Readonly<Record<Language, string>>;
  /** All labels in both languages, folded. */
  readonly labels: readonly string[];
}

/** Suggests skills for a typed prefix in either language; shows labels in the reader's language. */
@Injectable()
export class SuggestSkillsQuery {
  #skills: readonly Searchable[] | null = null;

  constructor(private readonly ontology: CurrentOntology) {}

  execute({ q = '', limit }: SkillSuggestionsQuery, language: Language): SkillSuggestions {
    const typed = foldText(q).trim();
    const found = this.skills()
      .flatMap((skill) => {
        const rank = typed === '' ? 0 : rankOf(typed, skill, language);
        return rank === null ? [] : [{ id: skill.id, label: skill.shown[language], rank }];
      })
      .sort((one, other) => one.rank - other.rank || one.label.localeCompare(other.label, language))
      .slice(0, limit);
    return { skills: found.map(({ id, label }) => ({ id, label })), skill_names: found.map(({ label }) => label) };
  }

  private skills(): readonly Searchable[] {
    const { concepts } = this.ontology.get();
    this.#skills ??= [...concepts.values()]
      .filter(({ kind }) => kind === 'skill')
      .map(({ id, labels }) => {
        const first = (language: Language): string => labels.find((label) => label.language === language)?.text ?? id;
        const shown = { fr: capital(first('fr')), en: capital(first('en')) };
        return { id, shown, labels: labels.map(({ text }) => foldText(text)) };
      });
    return this.#skills;
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 0: the shown name starts with it; 1: another name does; 2: a word of a name does; 3: a name contains it; null: no match. */
function rankOf(typed: string, { shown, labels }: Searchable, language: Language): number | null {
  if (foldText(shown[language]).startsWith(typed)) return 0;
  if (labels.some((label) => label.startsWith(typed))) return 1;
  if (labels.some((label) => label.split(/[^\p{L}\p{N}+#.]+/u).some((word) => word.startsWith(typed)))) return 2;
  return labels.some((label) => label.includes(typed)) ? 3 : null;
}
