import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** Parts of names that a stranger would not search for, and what to write instead. See `docs/glossary.md`. */
const retired: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  { pattern: /^MOST_/, instead: 'MAX_…' },
  { pattern: /^(?:LEAST|FEWEST)_/, instead: 'MIN_…' },
  { pattern: /^[Tt]ellOf[A-Z]/, instead: 'Notify…' },
  { pattern: /Wish(?:es|ed)?(?![a-z])/, instead: 'preferences, actions' },
  // Cover letters, dead letters and letters of the alphabet stay.
  { pattern: /(?<![Cc]over|[Dd]ead)Letters?(?![a-z]|Spacing)/, instead: 'email' },
  { pattern: /^(?:[Dd]eciders|[Ss]ought|[Ww]hoever)$/, instead: 'the noun of what it is' },
];

/** The same in all of the product; tests may use these words. */
const retiredInProduct = /^(?:told|untold|whomOf|whoseClaim|saidBy|giveAway|isSought|LOOKED_AT)$/;

/** Letters of the alphabet. */
const allowed = new Set(['blockLetter', 'digitsAsLetters', 'foreignLetters', 'lettersAndDigits', 'minLetters']);

/** Words of strangers' texts are data here, and names of released migrations stay. */
const excluded = /\/(?:lexicon|migrations|fixtures)\/|^client\/(?!app|features\/auth)|^test\/bench\//;

/** Identifiers of a source file, without comments and strings. */
function namesOf(text: string): Set<string> {
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(?:^|\s)\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");
  return new Set(code.match(/[A-Za-z_$][\w$]*/g));
}

const files = globSync('{server,client,storybook,test}/**/*.{ts,tsx,mjs}', { cwd: root })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => !excluded.test(file) && !file.endsWith('plain-names.spec.ts'));

const isOld = (name: string) => (allowed.has(name) ? undefined : retired.find(({ pattern }) => pattern.test(name)));

describe('names', () => {
  it('are words that a stranger would search for', () => {
    const found = files.flatMap((file) =>
      [...namesOf(readFileSync(path.join(root, file), 'utf8')), path.basename(file).replace(/\..*$/, '')].flatMap(
        (name) => {
          const old = isOld(name);
          return old ? [`${file}: ${name} → ${old.instead}`] : [];
        },
      ),
    );
    expect(found).toEqual([]);
  });

  it('of the product say what a value is, not that somebody was told', () => {
    const product = globSync('{server,client}/**/*.{ts,tsx,mjs}', { cwd: root }).filter(
      (file) => !/node_modules|\.spec\.|\/migrations\/|person-names/.test(file),
    );
    const found = product.flatMap((file) =>
      [...namesOf(readFileSync(path.join(root, file), 'utf8'))]
        .filter((name) => retiredInProduct.test(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(product.length).toBeGreaterThan(2_000);
    expect(found).toEqual([]);
  });

  it.each([
    ['MOST_SLOTS', true],
    ['MAX_SLOTS', false],
    ['TellOfMatch', true],
    ['LetterRefused', true],
    ['sendBookingLetter', true],
    ['DeadLetters', false],
    ['coverLetter', false],
    ['useWishes', true],
  ])('%s: retired %s', (name, expected) => {
    expect(isOld(name) !== undefined).toBe(expected);
  });
});
