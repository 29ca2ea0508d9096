import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

export type CatalogueLanguage = 'fr' | 'en';

/** Texts of screens, answers, emails and legal pages: in every folder their files are named after the language. */
const NAME = { fr: /^(?:[\w]+-)?fr\.ts$/, en: /^(?:[\w]+-)?en\.ts$/ } as const;

export function cataloguesIn(language: CatalogueLanguage): readonly string[] {
  return ['client', 'server']
    .flatMap((part) =>
      readdirSync(path.join(root, part), { recursive: true, encoding: 'utf8' }).map((file) => path.join(part, file)),
    )
    .filter((file) => NAME[language].test(path.basename(file)))
    .sort();
}

const LITERAL = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
const ESCAPED = /\\u([0-9a-fA-F]{4})/g;

const ENTRY = /^\s*(?:'([^'\n]+)'|(\w+)):\s*(?:'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/gm;

/** Key and sentence of a flat catalogue, with placeholders unchanged. */
export function entriesOf(file: string): readonly (readonly [key: string, sentence: string])[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  return [...source.matchAll(ENTRY)].map(([, quotedKey, key, quoted, template]) => [
    quotedKey ?? key ?? '',
    quoted ?? template ?? '',
  ]);
}

/** The sentences of a file without placeholders such as `{count}`. Keys and imports are left out. */
export function sentencesOf(file: string): readonly string[] {
  const source = readFileSync(path.join(root, file), 'utf8')
    .replace(/^import .*$/gm, '')
    .replace(/^\s*(?:\/\/|\/\*\*?|\*).*$/gm, '')
    .replace(/^(\s*)'[^'\n]+':/gm, '$1');
  return [...source.matchAll(LITERAL)].map(([, quoted, template]) =>
    (quoted ?? template ?? '')
      .replace(/\$\{[^}]*\}|\{\w+\}/g, '{}')
      .replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(/\\n/g, '\n'),
  );
}
