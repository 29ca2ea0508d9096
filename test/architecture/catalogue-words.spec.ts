import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CatalogueLanguage, cataloguesIn, entriesOf, sentencesOf } from './catalogues.js';

const root = path.join(import.meta.dirname, '../..');

/** The articles of the help, a line at a time, without the addresses of links. */
const helpLines = (language: CatalogueLanguage): readonly string[] =>
  globSync(`docs/help/${language}/*.md`, { cwd: root }).flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .replace(/\]\([^)]*\)/g, ']')
      .split('\n'),
  );

/** Matches the whole word, also next to accented letters. */
const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

/** Words and phrases that the glossary (`docs/glossary.md`) replaced. */
const retired: Readonly<Record<CatalogueLanguage, readonly RegExp[]>> = {
  fr: [
    word('souhaits?'),
    word('entretiens?'),
    word('réglages?'),
    word('jumel\\p{L}*'),
    word('match(?:s|es)?(?!\\.json|-)'),
    word('jobs?(?!\\.json|-)'),
    word('starter|growth|scale|enterprise'),
    word('reprendre (?:le|un|ce) refus'),
    word('la lettre (?:part|n’est)'),
    word('contents de'),
    word('a été relue'),
    word('ce candidat'),
    word('fiche'),
    word('1ᵉ'),
    word('marquer répondue'),
    word('(?:un|ce|cet|du|au) (?:recruteur|candidat)(?!·| ou )'),
    word('(?:aux|les|des) candidats(?!·)'),
    word('avert(?:ir|irons|issons|issez|i(?:·?e)?s?)'),
    word('prévenons|prévenu(?:·?e)?s?'),
    word('personnes? parties?'),
    word('de nous-mêmes'),
    word('la faute est'),
    word('demandes? sans oui'),
    word('(?:mon|son|votre) agenda'),
    word('domaines? courriel'),
    // The glossary writes « site Web », with a capital.
    /(?<!\p{L})sites? web(?!\p{L})/u,
  ],
  en: [
    word('wishes'),
    word('unwanted mail'),
    word('whoever'),
    word('(?<!(?:cover|your|no|two) )letters?'),
    word('(?:is|are) told'),
    word('worked out'),
    word('answers? to (?:these|this) (?:filters?|search)'),
    word('read again'),
    word('asked for and offered'),
    word('found from the text'),
    word('drops? out'),
    word('take the refusal back'),
    word('somebody'),
    // "Three at once" means together and stays.
    word('(?<!(?:videos|many|\\{\\}) )at once'),
    word('the fault is'),
    word('without a yes'),
    // Canadian spelling: "recognize", "analyze".
    word('(?:recogni|moderni|organi|authori)s(?:e|ed|es|ing|ation)|analys(?:e|ed|es|ing)'),
  ],
};

describe.each(['fr', 'en'] as const)('the catalogues in %s', (language) => {
  const files = cataloguesIn(language);

  it('are found in the client, in the server and in emails', () => {
    for (const folder of ['client/features/auth/messages/', 'server/platform/messages/', 'server/modules/jobs/emails/'])
      expect(files).toContain(`${folder}${language}.ts`);
    expect(files.length).toBeGreaterThan(60);
  });

  it('use no retired word in the articles of the help', () => {
    const lines = helpLines(language);
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.filter((line) => retired[language].some((pattern) => pattern.test(line)))).toEqual([]);
  });

  it.each(files)('use no retired word: %s', (file) => {
    const found = sentencesOf(file).filter((sentence) => retired[language].some((pattern) => pattern.test(sentence)));
    expect(found).toEqual([]);
  });
});

describe('a count and its noun', () => {
  /** `{count} crédits` alone would say "1 crédits": it needs `_one` and `_other`. */
  const COUNTED = /\{count\}[ \u00A0]\p{L}+s(?!\p{L})/u;
  /** Keys for one, for others, and for several events of a group, which has another key for a single one. */
  const CHOSEN = /_(?:one|other|MANY)$/;
  /** Keys whose count is fixed and never one. */
  const neverOne = [
    'hours',
    'days',
    'setup.think.seconds',
    'presets.nameLong',
    'received.slotsOut',
    'resultsAbout',
    'shownOfAbout',
    // Counting stops at a thousand.
    'resultsOver',
    'shownOfOver',
    // Shown only if more companies are hidden than the list shows.
    'hidden.shownOf',
    // Shown from five postings on.
    'pay.place.ABOVE_THREE_QUARTERS',
    'pay.place.ABOVE_HALF',
    'pay.place.MIDDLE',
    'pay.place.BELOW_HALF',
    'pay.place.BELOW_THREE_QUARTERS',
    'pay.how',
  ];
  const withoutSingular = (entries: readonly (readonly [string, string])[]): string[] =>
    entries
      .filter(([key, sentence]) => COUNTED.test(sentence) && !CHOSEN.test(key) && !neverOne.includes(key))
      .map(([key]) => key);

  it.each([...cataloguesIn('fr'), ...cataloguesIn('en')])('agree for one, too: %s', (file) => {
    expect(withoutSingular(entriesOf(file))).toEqual([]);
  });

  it('tells right from wrong', () => {
    expect(withoutSingular([['left', 'Il reste {count}\u00A0caractères.']])).toEqual(['left']);
    expect(
      withoutSingular([
        ['left_other', 'Il reste {count} caractères.'],
        ['count', '{count} sur {max}'],
      ]),
    ).toEqual([]);
  });
});

describe('French typography of Québec', () => {
  /** A space before `;!?`, a breakable one before `:»` or after `«`, or a straight apostrophe. */
  const WRONG = /\p{L}'\p{L}|[^\s\u00A0][ \u00A0\u202F]+[;!?](?=\s|$|\u00A0»|»)|[^\s] [:»](?=\s|$)|« |[\d}] [%$]/u;

  it.each(cataloguesIn('fr'))('is kept in %s', (file) => {
    const sentences = sentencesOf(file);
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.filter((sentence) => WRONG.test(sentence))).toEqual([]);
  });

  it('is kept in the articles of the help', () => {
    expect(helpLines('fr').filter((line) => WRONG.test(line))).toEqual([]);
  });

  it('tells right from wrong', () => {
    for (const wrong of ['Prêt ?', 'Oui\u00A0!', 'un ; deux', 'Prix : 3', '« oui\u00A0»', "l'offre", '5 $'])
      expect(wrong).toMatch(WRONG);
    for (const correct of ['Prêt?', 'un; deux', 'Prix\u00A0: 3', '«\u00A0oui\u00A0»?', 'l’offre', '5\u00A0$'])
      expect(correct).not.toMatch(WRONG);
  });
});
