import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOntology } from '../engine/ontology/ontology.js';
import type { KnownConcept } from '../engine/similarity/knowledge.js';
import { explainMatch } from '../engine/explain-match.js';
import { linkText } from '../engine/link/link-text.js';
import { sectors } from '../lexicon/sectors/index.js';
import { jobPosting, seekerProfile } from '../engine/spec-texts/blank.js';
import { attributionsOf } from './attributions.js';
import { readTaxonomy } from './import-taxonomy.js';
import { NotATaxonomy } from './not-a-taxonomy.js';
import { ontologyWithTaxonomy } from './ontology-with-taxonomy.js';

const URI = 'http://data.europa.eu/esco';
const downloads: Readonly<Record<string, string>> = {
  'esco/occupations_en.csv': `conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,description
Occupation,${URI}/occupation/aaa,7999,cooper,"barrel maker
cask maker",Coopers build barrels.
Occupation,${URI}/occupation/bbb,2221,registered nurse,,Nurses care.
`,
  'esco/occupations_fr.csv': `conceptType,conceptUri,iscoGroup,preferredLabel,altLabels,description
Occupation,${URI}/occupation/aaa,7999,tonnelier/tonnelière,,Les tonneliers font des tonneaux.
`,
  'esco/skills_en.csv': `conceptType,conceptUri,skillType,preferredLabel,altLabels,description
KnowledgeSkillCompetence,${URI}/skill/ccc,skill/competence,bend wooden staves,,Bend staves over a fire.
`,
  'esco/occupationSkillRelations_en.csv': `occupationUri,relationType,skillType,skillUri
${URI}/occupation/aaa,essential,skill,${URI}/skill/ccc
`,
  'esco/ISCOGroups_en.csv': `conceptType,conceptUri,code,preferredLabel,status,altLabels,inScheme,description
ISCOGroup,${URI}/isco/C7522,7522,Cabinet-makers and related workers,released,,x,Cabinet-makers make furniture.
ISCOGroup,${URI}/isco/C752,752,"Wood treaters, cabinet-makers",released,,x,Above the unit groups.
`,
  'esco/ISCOGroups_fr.csv': `conceptType,conceptUri,code,preferredLabel,status,altLabels,inScheme,description
ISCOGroup,${URI}/isco/C7522,7522,Ébénistes et assimilés,released,,x,
`,
  'esco/skillGroups_en.csv': `conceptType,conceptUri,preferredLabel,altLabels,status,inScheme,description,code
SkillGroup,${URI}/skill/S1,communication,,released,x,Not a unit group.,S1
`,
  'onet/Occupation Data.txt': `O*NET-SOC Code\tTitle\tDescription\n51-7011.00\tCabinetmakers\tCut and shape wood.\n`,
  'onet/Alternate Titles.txt': `O*NET-SOC Code\tAlternate Title\tShort Title\tSource(s)\n51-7011.00\tWood Joiner\tn/a\t01\n`,
  'noc.csv': `Level,Code - NOC 2021 V1.0,Class title,Class definition\n5,31301,Registered nurses,Care for patients\n1,3,Health,\n`,
  'rome/appellations.csv': `code_rome,libelle_appellation_long\nH2207,Tonnelier / Tonnelière\n`,
  'notes.txt': 'nothing of interest\n',
};

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'taxonomy-'));
  for (const [name, text] of Object.entries(downloads)) {
    await mkdir(join(dir, name, '..'), { recursive: true });
    await writeFile(join(dir, name), text);
  }
});
afterAll(() => rm(dir, { recursive: true }));

describe('official downloads', () => {
  it('are recognised by their columns and put together by concept', async () => {
    const { concepts } = await readTaxonomy(dir);
    expect(concepts.map(({ id }) => id)).toEqual([
      'isco/C7522',
      'noc/31301',
      'occupation/aaa',
      'occupation/bbb',
      'onet/51-7011.00',
      'rome/H2207',
      'skill/ccc',
    ]);
    const cooper = concepts.find(({ id }) => id === 'occupation/aaa')!;
    expect(cooper.names.map(({ text, language }) => `${language} ${text}`)).toEqual([
      'en cooper',
      'fr tonnelier/tonnelière',
      'en barrel maker',
      'en cask maker',
    ]);
    expect(cooper.near).toEqual(['skill/ccc']);
    expect(concepts.find(({ id }) => id.startsWith('onet/'))?.names.map(({ text }) => text)).toEqual([
      'Cabinetmakers',
      'Wood Joiner',
    ]);
  });

  it('bring the unit groups, less surely called so than an occupation, and no other groups', async () => {
    const { concepts } = await readTaxonomy(dir);
    const group = concepts.find(({ id }) => id === 'isco/C7522')!;
    expect(group.names.map(({ text, language, worth }) => [language, text, worth])).toEqual([
      ['en', 'Cabinet-makers and related workers', 0.9],
      ['fr', 'Ébénistes et assimilés', 0.9],
    ]);
    expect(group.texts).toEqual([{ text: 'Cabinet-makers make furniture.', language: 'en' }]);
    expect(attributionsOf([group.id]).map(({ source }) => source)).toEqual(['ESCO']);
  });

  it('have the same version every time, and another when a name changes', async () => {
    const before = await readTaxonomy(dir);
    expect((await readTaxonomy(dir)).version).toBe(before.version);
    await writeFile(join(dir, 'noc.csv'), downloads['noc.csv']!.replace('Registered nurses', 'Nurses'));
    expect((await readTaxonomy(dir)).version).not.toBe(before.version);
    await writeFile(join(dir, 'noc.csv'), downloads['noc.csv']!);
  });

  it('are asked for where there are none', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'taxonomy-'));
    await expect(readTaxonomy(empty)).rejects.toThrow(NotATaxonomy);
    await rm(empty, { recursive: true });
    await expect(readTaxonomy(empty)).rejects.toThrow(NotATaxonomy);
  });

  it('ask for the attributions of what was read', async () => {
    const { concepts } = await readTaxonomy(dir);
    expect(attributionsOf(concepts.map(({ id }) => id)).map(({ source }) => source)).toEqual([
      'ESCO',
      'O*NET',
      'NOC',
      'ROME',
    ]);
  });
});

describe('the ontology with a taxonomy', () => {
  const lexicon = buildOntology(sectors);

  it('knows what the lexicon does not, and keeps the lexicon’s own concepts', async () => {
    const taxonomy = await readTaxonomy(dir);
    const ontology = ontologyWithTaxonomy(lexicon, taxonomy);
    const named = (text: string): readonly string[] =>
      linkText(text, ontology, { language: null, isListItem: true }).mentions.map(({ concept }) => concept.id);
    expect(named('cask maker')).toContain('occupation/aaa');
    expect(named('tonnelière')).toContain('occupation/aaa');
    expect(named('registered nurse')).toEqual(
      linkText('registered nurse', lexicon, { language: null, isListItem: true }).mentions.map(
        ({ concept }) => concept.id,
      ),
    );
    expect(ontology.version).toContain(taxonomy.version);
    expect(ontology.version).toContain(lexicon.version);
  });

  it('scores a pair that the lexicon alone cannot', async () => {
    const ontology = ontologyWithTaxonomy(lexicon, await readTaxonomy(dir));
    const profile = seekerProfile({ title: 'Tonnelière', skills: ['bend wooden staves'] });
    const job = jobPosting({ title: 'Cask maker', requirements: ['Bend wooden staves'], language: 'en' });
    const result = explainMatch(profile, job, ontology);
    expect(result.match_score).toBeGreaterThan(explainMatch(profile, job, lexicon).match_score);
    expect(result.ontology_version).toBe(ontology.version);
  });
});

describe('a concept of a taxonomy is the lexicon’s', () => {
  const known = (id: string, ...names: readonly string[]): KnownConcept => ({
    id: `occupation/${id}`,
    kind: 'occupation',
    names: names.map((text) => ({ text, language: 'en', worth: 1 })),
    texts: [],
    near: [],
  });
  const ownerOf = (...names: readonly string[]): string | undefined => {
    const ontology = ontologyWithTaxonomy(buildOntology(sectors), {
      version: 'test',
      concepts: [known('x', ...names)],
    });
    const title = linkText(names[0]!, ontology, { language: 'en', isListItem: true }).mentions;
    return title.find(({ concept }) => concept.kind === 'occupation')?.concept.id;
  };

  it('by its main name, or by two of its other names', () => {
    expect(ownerOf('registered nurse')).toBe('occupation/registered-nurse');
    expect(ownerOf('sweeper of the great hall', 'janitor', 'custodian')).toBe('occupation/janitor');
  });

  it('and not by one of its other names alone', () => {
    expect(ownerOf('court crier of the assizes', 'welder')).toBe('occupation/x');
  });
});
