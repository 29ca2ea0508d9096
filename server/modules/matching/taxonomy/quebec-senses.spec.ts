import { buildOntology } from '../engine/ontology/ontology.js';
import type { KnownConcept, KnownLanguage } from '../engine/similarity/knowledge.js';
import { linkText } from '../engine/link/link-text.js';
import { sectors } from '../lexicon/sectors/index.js';
import { ontologyWithTaxonomy } from './ontology-with-taxonomy.js';
import { QuebecSenses } from './quebec-senses.js';

const lexicon = buildOntology(sectors);

function occupation(id: string, names: Readonly<Record<KnownLanguage, readonly string[]>>): KnownConcept {
  return {
    id: `occupation/${id}`,
    kind: 'occupation',
    names: (['en', 'fr'] as const).flatMap((language) =>
      names[language].map((text, at) => ({ text, language, worth: at === 0 ? 1 : 0.97 })),
    ),
    texts: [],
    near: [],
  };
}

const european = [
  occupation('ward', {
    en: ['ward attendant of Europe'],
    fr: ['agent des services hospitaliers', 'infirmier auxiliaire'],
  }),
  occupation('front', { en: ['animal practice receptionist'], fr: ['agent d’accueil vétérinaire', 'réceptionniste'] }),
  occupation('desk', {
    en: ['hotel concierge', 'guest concierge'],
    fr: ['concierge d’hôtel', 'réceptionniste', 'intendant'],
  }),
  occupation('door', { en: ['doorwarden of the palace'], fr: ['huissier de palais', 'concierge'] }),
  occupation('cask', { en: ['cooper'], fr: ['conseiller/conseillère en tonneaux', 'ajusteur de tonneaux'] }),
];
const ontology = ontologyWithTaxonomy(lexicon, { version: 'test', concepts: european });

const meaningOf = (title: string, language: KnownLanguage = 'fr'): readonly string[] =>
  linkText(title, ontology, { language, isListItem: true })
    .mentions.map(({ concept }) => concept)
    .filter(({ kind }) => kind === 'occupation')
    .map(({ id }) => id);

describe('with a taxonomy of elsewhere', () => {
  it.each([
    ['infirmière auxiliaire', 'occupation/licensed-practical-nurse'],
    ['réceptionniste', 'occupation/receptionist'],
    ['concierge', 'occupation/janitor'],
    ['préposée aux bénéficiaires', 'occupation/nursing-aide'],
  ])('« %s » means what it means in Québec', (title, concept) => {
    expect(meaningOf(title)).toEqual([concept]);
  });

  it('no concept of the taxonomy has a name of the lexicon', () => {
    const senses = new QuebecSenses(lexicon);
    const foreign = [...ontology.concepts.values()].filter(({ sector }) => sector === 'taxonomy');
    expect(foreign.length).toBeGreaterThan(0);
    for (const { kind, labels } of foreign) {
      for (const label of labels) expect(senses.ownerOfLabel(kind, label)).toBeUndefined();
    }
  });

  it('shows the lexicon’s labels in both languages', () => {
    for (const { id } of lexicon.concepts.values()) expect(ontology.name(id)).toEqual(lexicon.name(id));
  });

  it('joins a concept whose main name the lexicon has, and keeps its further names', () => {
    expect(meaningOf('guest concierge', 'en')).toEqual(['occupation/concierge-hotel']);
  });

  it('makes one title of both genders out of a word with a slash', () => {
    expect(ontology.name('occupation/cask').fr).toBe('conseiller ou conseillère en tonneaux');
  });
});

describe('names to rank by', () => {
  it('lose what means another occupation in Québec, and keep their main names', () => {
    const names = new QuebecSenses(lexicon)
      .apply(european)
      .map(({ names: kept }) => kept.filter(({ language }) => language === 'fr').map(({ text }) => text));
    expect(names).toEqual([
      ['agent des services hospitaliers'],
      ['agent d’accueil vétérinaire'],
      ['concierge d’hôtel', 'intendant'],
      ['huissier de palais'],
      ['conseiller/conseillère en tonneaux', 'ajusteur de tonneaux'],
    ]);
  });
});

describe('a concept whose main names mean two things in Québec', () => {
  const senses = new QuebecSenses(lexicon);
  const owner = (en: readonly string[], fr: readonly string[]): string | undefined => {
    const [concept] = senses.apply([occupation('x', { en, fr })]);
    const joined = ontologyWithTaxonomy(lexicon, { version: 'test', concepts: [concept!] });
    return joined.concepts.has('occupation/x') ? 'occupation/x' : 'joined';
  };

  it('is neither of them, unless its other names speak for one', () => {
    expect(owner(['hotel concierge', 'some desk of a palace'], ['concierge', 'gardien de palais'])).toBe(
      'occupation/x',
    );
    expect(owner(['hotel concierge', 'concierge'], ['concierge'])).toBe('joined');
  });
});
