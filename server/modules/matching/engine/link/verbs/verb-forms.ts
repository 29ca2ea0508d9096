import type { Language } from '../../../../../platform/http/language.js';
import { foldText } from '../../text/fold.js';
import { englishForms, englishVerbs } from './english-verbs.js';
import { frenchForms, frenchVerbs } from './french-verbs.js';

/** A form of a verb: « tiens » of « tenir ». */
export interface VerbForm {
  /** The word of keys that stands for all forms of the verb. */
  readonly key: string;
  /**
   * `base`: first person, or English infinitive; `plural`: first person plural; `second`: « tenez »; `third`: only third person;
   * `past`: English past.
   */
  readonly kind: 'base' | 'plural' | 'second' | 'third' | 'past' | 'infinitive' | 'participle' | 'gerund';
}

interface Verbs {
  readonly forms: ReadonlyMap<string, readonly VerbForm[]>;
  /** Nouns of an action, with the keys of its verbs. */
  readonly nouns: ReadonlyMap<string, readonly string[]>;
  /** Keys of verbs that name a skill without an object. */
  readonly alone: ReadonlySet<string>;
}

export const verbKey = (verb: string): string => `^${verb}`;

const add = <T>(map: Map<string, T[]>, key: string, value: T): void =>
  void map.set(key, [...(map.get(key) ?? []), value]);

function read(
  table: string,
  formsOf: (verb: string, isDoubling: boolean) => readonly (readonly [string, VerbForm['kind']])[],
): Verbs {
  const forms = new Map<string, VerbForm[]>();
  const nouns = new Map<string, string[]>();
  const alone = new Set<string>();
  for (const entry of table.split(/[|\n]/)) {
    const [, written = '', mark = '', actions = ''] = /^\s*(\p{L}+)([2!]*):(.*)$/u.exec(entry) ?? [];
    if (!written) continue;
    const verb = foldText(written);
    const key = verbKey(verb);
    for (const [form, kind] of formsOf(verb, mark.includes('2'))) {
      if (!forms.get(form)?.some((each) => each.key === key)) add(forms, form, { key, kind });
    }
    for (const noun of actions.split(' ').filter(Boolean)) add(nouns, noun, key);
    if (mark.includes('!')) alone.add(key);
  }
  return { forms, nouns, alone };
}

/** The verbs of each language whose action a skill can be named after. */
export const verbs: Readonly<Record<Language, Verbs>> = {
  fr: read(frenchVerbs, frenchForms),
  en: read(englishVerbs, englishForms),
};

const none: readonly VerbForm[] = [];

/** The verbs that a folded word can be a form of. */
export const verbFormsOf = (folded: string, language: Language): readonly VerbForm[] =>
  verbs[language].forms.get(folded) ?? none;
