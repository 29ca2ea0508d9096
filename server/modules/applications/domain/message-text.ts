import { UnknownVariable } from './message-template.errors.js';
import { type MessageVariable, messageVariables, type TemplateKind, variablesOf } from './message-words.contract.js';

export type Language = 'fr' | 'en';

/** The words of a template; at least one language has some. */
export interface WordsInBoth {
  readonly fr: string | null;
  readonly en: string | null;
}

/** Null for a value that is missing, or that the reader may not know. */
export type MessageValues = Readonly<Record<MessageVariable, string | null>>;

/** Max variables in a text, so that long values cannot make it endless. */
const MAX_VARIABLES = 40;

const gap = /\{([^{}\n]{1,60})\}/gu;
const isVariable = (name: string): name is MessageVariable => (messageVariables as readonly string[]).includes(name);

/** Words in place of a missing value. A missing first name leaves nothing: `Bonjour {first_name},` becomes `Bonjour,`. */
const instead: Readonly<Record<Language, Readonly<Record<Exclude<MessageVariable, 'first_name'>, string>>>> = {
  fr: {
    job_title: 'ce poste',
    company: 'notre équipe',
    my_name: 'l’équipe de recrutement',
    interview_time: 'à un moment à confirmer',
  },
  en: {
    job_title: 'this position',
    company: 'our team',
    my_name: 'the hiring team',
    interview_time: 'at a time to be confirmed',
  },
};

/**
 * @param path of the words in the request, for example `text`.
 * @throws UnknownVariable with the position of the first variable that a text of this kind cannot have, or that exceeds the max.
 */
export function assertVariables(path: string, words: WordsInBoth, kind: TemplateKind): void {
  const known: readonly string[] = variablesOf(kind);
  for (const language of ['fr', 'en'] as const) {
    const found = [...(words[language] ?? '').matchAll(gap)];
    const wrong = found.find(([, name = '']) => !known.includes(name)) ?? found[MAX_VARIABLES];
    if (wrong) throw new UnknownVariable(`${path}.${language}`, wrong[0], wrong.index + 1);
  }
}

/** The text with the values. A value is never read as a variable, and no `{first_name}` is left. */
export function fillMessage(text: string, values: MessageValues, language: Language): string {
  const named = values.first_name === null ? withoutName(text) : text;
  return named.replace(gap, (whole, name: string) => {
    if (!isVariable(name)) return whole;
    return values[name] ?? (name === 'first_name' ? '' : instead[language][name]);
  });
}

/** Removes the name with the comma or space before it; at the start of a line the rest gets the capital letter. */
function withoutName(text: string): string {
  return text
    .replace(/^\{first_name\}[\s,]*(\p{L})?/gmu, (_, letter: string | undefined) => letter?.toUpperCase() ?? '')
    .replace(/,?[ \u00a0]?\{first_name\}/gu, '');
}

/** The text in the reader's language, or in the other language if only that one exists. */
export function wordsFor(
  words: WordsInBoth,
  language: Language,
): { readonly text: string; readonly language: Language } {
  const other = language === 'fr' ? 'en' : 'fr';
  const own = words[language];
  return own === null ? { text: words[other] ?? '', language: other } : { text: own, language };
}

/** The text with the sender's signature under it. Braces in a signature are not variables. */
export function signed(text: string, signature: WordsInBoth, language: Language): string {
  const { text: name } = wordsFor(signature, language);
  return name === '' ? text : `${text}\n\n${name}`;
}

/** The first word of a name: `Marie-Ève` of `Marie-Ève Tremblay`. */
export const firstNameOf = (fullName: string): string | null => fullName.trim().split(/\s+/u)[0] || null;

/** Paragraphs are separated by an empty line. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
