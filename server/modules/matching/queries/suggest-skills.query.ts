import { Injectable } from '@nestjs/common';
import type { Language } from '../../../platform/http/language.js';
import { foldText } from '../engine/text/fold.js';
import type { Ontology } from '../engine/ontology/ontology.js';
import type { SkillSuggestions, SkillSuggestionsQuery } from '../http/skills.contract.js';
import type { Concept } from '../lexicon/concept.js';
import { CurrentOntology } from '../lexicon/current-ontology.js';

interface Searchable {
  readonly id: string;
  readonly shown: Readonly<Record<Language, string>>;
  /** The same two names, normalised for the comparison with typed text. */
  readonly folded: Readonly<Record<Language, string>>;
  /** All labels in both languages, folded. */
  readonly labels: readonly string[];
  /** The words of these labels. */
  readonly words: readonly string[];
}

type Skills = Readonly<Record<Language, readonly Searchable[]>>;

/** Folding and sorting thousands of labels takes milliseconds, so each ontology is read once. */
const skillsOf = new WeakMap<Ontology, Skills>();

/** Suggests skills for a typed prefix in either language; shows labels in the reader's language. */
@Injectable()
export class SuggestSkillsQuery {
  constructor(private readonly ontology: CurrentOntology) {}

  execute({ q = '', limit }: SkillSuggestionsQuery, language: Language): SkillSuggestions {
    const typed = foldText(q).trim();
    const skills = this.skills()[language];
    const found = skills
      .flatMap((skill) => {
        const rank = typed === '' ? 0 : rankOf(typed, skill, language);
        return rank === null ? [] : [{ id: skill.id, label: skill.shown[language], rank }];
      })
      // Equal ranks keep the order of their labels.
      .sort((one, other) => one.rank - other.rank)
      .slice(0, limit);
    return { skills: found.map(({ id, label }) => ({ id, label })), skill_names: found.map(({ label }) => label) };
  }

  /** In each language's order of labels. */
  private skills(): Skills {
    const ontology = this.ontology.get();
    const known = skillsOf.get(ontology);
    if (known) return known;
    const all = [...ontology.concepts.values()].filter(isSkill).map(searchable);
    const sorted = (language: Language): readonly Searchable[] => {
      const { compare } = new Intl.Collator(language);
      return all.toSorted((one, other) => compare(one.shown[language], other.shown[language]));
    };
    const skills = { fr: sorted('fr'), en: sorted('en') };
    skillsOf.set(ontology, skills);
    return skills;
  }
}

const isSkill = ({ kind }: Concept): boolean => kind === 'skill';

function searchable({ id, labels }: Concept): Searchable {
  const first = (language: Language): string => labels.find((label) => label.language === language)?.text ?? id;
  const shown = { fr: capital(first('fr')), en: capital(first('en')) };
  const folded = labels.map(({ text }) => foldText(text));
  return {
    id,
    shown,
    folded: { fr: foldText(shown.fr), en: foldText(shown.en) },
    labels: folded,
    words: folded.flatMap((label) => label.split(/[^\p{L}\p{N}+#.]+/u)),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 0: the shown name starts with it; 1: another name does; 2: a word of a name does; 3: a name contains it; null: no match. */
function rankOf(typed: string, { folded, labels, words }: Searchable, language: Language): number | null {
  if (folded[language].startsWith(typed)) return 0;
  if (labels.some((label) => label.startsWith(typed))) return 1;
  if (words.some((word) => word.startsWith(typed))) return 2;
  return labels.some((label) => label.includes(typed)) ? 3 : null;
}
