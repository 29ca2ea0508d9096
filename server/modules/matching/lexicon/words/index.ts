import { actions } from './actions.js';
import { people } from './people.js';
import { things } from './things.js';
import { workplace } from './workplace.js';

/** Words with the same meaning in each language. */
export interface WordGroup {
  readonly fr: readonly string[];
  readonly en: readonly string[];
}

/** Everything that the word groups depend on, for the version of the lexicon. */
export const wordTexts: readonly string[] = [actions, things, people, workplace];

let groups: readonly WordGroup[] | null = null;
let groupsOfSentences: readonly WordGroup[] | null = null;

/** The project's dictionary of the words that names and texts about work are made of. */
export function wordGroups(): readonly WordGroup[] {
  return (groups ??= groupsIn([actions, things, people]));
}

/** Words that mean the same in a sentence about work, but not in a title: a "lead" is not a "guide". */
export function sentenceGroups(): readonly WordGroup[] {
  return (groupsOfSentences ??= groupsIn([workplace]));
}

function groupsIn(texts: readonly string[]): readonly WordGroup[] {
  return texts.flatMap((text) => text.split(/[;\n]/).flatMap(groupOf));
}

function groupOf(line: string): readonly WordGroup[] {
  if (line.trim() === '') return [];
  const [fr, en, ...more] = line.split('=').map((side) => side.trim().split(/\s+/).filter(Boolean));
  if (!fr?.length || !en?.length || more.length > 0) throw new Error(`the dictionary cannot be read: ${line.trim()}`);
  return [{ fr, en }];
}
