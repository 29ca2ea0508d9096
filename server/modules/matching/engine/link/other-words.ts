import type { ConceptId } from '../../lexicon/concept.js';

/**
 * Words that are read as a concept by their stem or letters and mean another thing: folded text, then the concept it is not. Add a line
 * where a match tells somebody a wrong thing.
 */
const lines = `
garde-corps | skill/vip-protection
medecine | occupation/physician
medecines | occupation/physician
menages | skill/cleaning
releve | skill/talent-management
encadrement | skill/picture-framing
protocole | skill/protocol-etiquette
protocoles | skill/protocol-etiquette
`;

const other = new Map<string, ReadonlySet<ConceptId>>();
for (const line of lines.trim().split('\n')) {
  const [words = '', id = ''] = line.split('|').map((part) => part.trim());
  other.set(words, new Set([...(other.get(words) ?? []), id as ConceptId]));
}

/** Whether folded words mean another thing than the concept that was read. */
export function isOtherWord(folded: string, id: ConceptId): boolean {
  return other.get(folded)?.has(id) ?? false;
}
