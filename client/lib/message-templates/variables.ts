import {
  type MessageVariable,
  messageVariables,
  type TemplateKind,
  variableNames,
  variablesOf,
} from '@modules/applications/domain/message-words.contract';
import type { Language } from '../i18n';

const gap = /\{([^{}\n]{1,60})\}/gu;

/** The variable as a text of that language shows it: `{prénom}`. */
export const shownVariable = (variable: MessageVariable, language: Language): string =>
  `{${variableNames[language][variable]}}`;

const byName: ReadonlyMap<string, MessageVariable> = new Map(
  messageVariables.flatMap((variable) => [
    [variable, variable] as const,
    [variableNames.fr[variable].toLowerCase(), variable] as const,
    [variableNames.en[variable].toLowerCase(), variable] as const,
  ]),
);
const variableIn = (name: string): MessageVariable | undefined => byName.get(name.trim().toLowerCase());

/** `Bonjour {first_name}` as the editor shows it: `Bonjour {prénom}`. */
export const shownText = (stored: string, language: Language): string =>
  stored.replace(gap, (whole, name: string) => {
    const variable = variableIn(name);
    return variable === undefined ? whole : shownVariable(variable, language);
  });

/** The reverse; it accepts the names of both languages. Other words in braces stay, and the server refuses them. */
export const storedText = (shown: string): string =>
  shown.replace(gap, (whole, name: string) => {
    const variable = variableIn(name);
    return variable === undefined ? whole : `{${variable}}`;
  });

/** The first words in braces that a text of this kind cannot have, with their position from 1; null if all are known. */
export function unknownVariable(shown: string, kind: TemplateKind): { variable: string; position: number } | null {
  const known = variablesOf(kind);
  for (const { 0: variable, 1: name = '', index } of shown.matchAll(gap)) {
    const found = variableIn(name);
    if (found === undefined || !known.includes(found)) return { variable, position: index + 1 };
  }
  return null;
}
