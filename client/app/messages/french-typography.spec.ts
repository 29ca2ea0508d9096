import { readdirSync } from 'node:fs';
import path from 'node:path';

const client = path.join(import.meta.dirname, '../..');

/** Found where they lie, so that a new feature cannot be left out. The long legal texts have a spec of their own. */
const catalogues = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => path.basename(file) === 'fr.ts' && !file.includes(path.join('legal', 'texts')))
  .sort();

/** A mark that could begin a line of its own, or a guillemet that could end one. */
const BREAKABLE = /[^\u00A0\u202F\s'"`] [:;!?»]|« /u;

it('finds the catalogues of the application, of lib, of the design system and of the features', () => {
  for (const part of ['app/messages', 'lib/messages', 'design-system/messages', 'features/billing/messages']) {
    expect(catalogues).toContain(path.join(part, 'fr.ts'));
  }
});

it.each(catalogues)('keeps the punctuation of %s with its words', async (file) => {
  const { fr } = (await import(path.join(client, file))) as { fr: Readonly<Record<string, string>> };
  const sentences = Object.entries(fr);
  expect(sentences.length).toBeGreaterThan(0);
  expect(sentences.filter(([, sentence]) => BREAKABLE.test(sentence))).toEqual([]);
});
