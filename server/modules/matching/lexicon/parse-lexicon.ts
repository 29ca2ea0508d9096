import { type Concept, type ConceptId, type ConceptKind, type Label, type SkillType, skillTypes } from './concept.js';
import { genderForms } from './gender.js';
import type { Sector } from './sector.js';

export interface ParsedSector {
  readonly concepts: readonly Concept[];
  /** One sentence each, with the line that the author must correct. */
  readonly problems: readonly string[];
}

const idPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const fieldsOf: Readonly<Record<ConceptKind, readonly string[]>> = {
  occupation: ['fr', 'qc', 'en', 'broader', 'related', 'skills'],
  skill: ['fr', 'qc', 'en', 'broader', 'related', 'type'],
};

interface Entry {
  readonly source: string;
  readonly text: string;
}

/** Parses the two texts of a sector. Never throws: an invalid line is left out and reported. */
export function parseSector(sector: Sector): ParsedSector {
  const concepts: Concept[] = [];
  const problems: string[] = [];
  for (const kind of ['occupation', 'skill'] as const) {
    const text = kind === 'occupation' ? sector.occupations : sector.skills;
    for (const entry of entriesOf(text, `${sector.name} ${kind}s`)) {
      const concept = parseEntry(entry, kind, sector.name);
      if (typeof concept === 'string') problems.push(`${entry.source}: ${concept}`);
      else concepts.push(concept);
    }
  }
  return { concepts, problems };
}

/** One entry a line; a line that begins with `|` continues the previous one; `#` starts a comment. */
function entriesOf(text: string, where: string): readonly Entry[] {
  const entries: Entry[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const trimmed = line.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const last = entries.at(-1);
    if (trimmed.startsWith('|') && last) entries[entries.length - 1] = { ...last, text: `${last.text} ${trimmed}` };
    else entries.push({ source: `${where} line ${index + 1}`, text: trimmed });
  }
  return entries;
}

function parseEntry({ source, text }: Entry, kind: ConceptKind, sector: string): Concept | string {
  const [id = '', ...fields] = text.split('|').map((part) => part.trim());
  if (!idPattern.test(id)) return `"${id}" is no id (lower case, digits and hyphens)`;
  const values = new Map<string, string>();
  for (const field of fields) {
    const colon = field.indexOf(':');
    const name = field.slice(0, Math.max(colon, 0)).trim();
    if (!fieldsOf[kind].includes(name))
      return `"${field}" begins with no field of an ${kind}: ${fieldsOf[kind].join(', ')}`;
    if (values.has(name)) return `${name} is given twice`;
    values.set(name, field.slice(colon + 1).trim());
  }
  const type = skillTypes.find((known) => known === (values.get('type') ?? 'practice'));
  if (type === undefined) return `"${values.get('type')}" is no type: ${skillTypes.join(', ')}`;
  return {
    id: `${kind}/${id}`,
    kind,
    sector,
    type,
    labels: [
      ...labelsOf(values.get('fr'), kind, type, { language: 'fr', isQuebec: false }),
      ...labelsOf(values.get('qc'), kind, type, { language: 'fr', isQuebec: true }),
      ...labelsOf(values.get('en'), kind, type, { language: 'en', isQuebec: false }),
    ],
    broader: idsOf(values.get('broader'), kind),
    related: idsOf(values.get('related'), kind),
    skills: idsOf(values.get('skills'), 'skill'),
    source,
  };
}

function idsOf(list: string | undefined, kind: ConceptKind): readonly ConceptId[] {
  return partsOf(list, ',').map((id): ConceptId => `${kind}/${id}`);
}

function labelsOf(
  list: string | undefined,
  kind: ConceptKind,
  type: SkillType,
  where: Pick<Label, 'language' | 'isQuebec'>,
): readonly Label[] {
  return partsOf(list, ';').map((part) => {
    const marks = /^[?=]*/.exec(part)?.[0] ?? '';
    const text = part.slice(marks.length).trim();
    const forms =
      kind === 'occupation' && where.language === 'fr' ? genderForms(text) : { masculine: text, feminine: null };
    return {
      ...where,
      text: forms.masculine,
      feminine: forms.feminine,
      isExact: marks.includes('='),

      isUnsure: marks.includes('?'),
      // The lexicon writes common nouns in lower case. Languages are nouns, although English writes them with a capital.
      isName: kind === 'skill' && type !== 'language' && /^\p{Lu}/u.test(text),
    };
  });
}

function partsOf(list: string | undefined, separator: string): readonly string[] {
  return (list ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
}
