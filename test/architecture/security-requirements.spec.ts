import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { chapterOf, readSecurityData, securityPage, statuses } from './security-page.js';

const root = join(import.meta.dirname, '../..');
const page = join(root, 'docs/security/asvs.md');
const data = readSecurityData();
const { requirements } = data;
const { default: jestConfig } = (await import(new URL('../../jest.config.js', import.meta.url).href)) as {
  default: { projects: readonly { testMatch: readonly string[] }[] };
};
const testFiles = jestConfig.projects.flatMap(({ testMatch }) =>
  testMatch.map((glob) => glob.replace('<rootDir>/', '')),
);

/** Ids of ASVS 5.0.0 by chapter and level. */
const official: Readonly<Record<number, Readonly<Record<1 | 2, string>>>> = {
  1: {
    1: '2.1 2.2 2.3 2.4 2.5 3.1 3.2 5.1',
    2: '1.1 1.2 2.6 2.7 2.8 2.9 3.3 3.4 3.5 3.6 3.7 3.8 3.9 3.10 3.11 4.1 4.2 4.3 5.2',
  },
  2: { 1: '1.1 2.1 2.2 3.1', 2: '1.2 1.3 2.3 3.2 3.3 3.4 4.1' },
  3: { 1: '2.1 2.2 3.1 4.1 4.2 5.1 5.2 5.3', 2: '3.2 3.3 3.4 4.3 4.4 4.5 4.6 5.4 5.5 7.1 7.2' },
  4: { 1: '1.1 4.1', 2: '1.2 1.3 2.1 3.1 3.2 4.2 4.3 4.4' },
  5: { 1: '2.1 2.2 3.1 3.2', 2: '1.1 2.3 4.1 4.2 4.3' },
  6: {
    1: '1.1 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 3.1 3.2 4.1 4.2',
    2: '1.2 1.3 2.9 2.10 2.11 2.12 3.3 3.4 4.3 4.4 5.1 5.2 5.3 5.4 5.5 6.1 6.2 6.3 8.1 8.2 8.3 8.4',
  },
  7: { 1: '2.1 2.2 2.3 2.4 4.1 4.2', 2: '1.1 1.2 1.3 3.1 3.2 4.3 4.4 4.5 5.1 5.2 6.1 6.2' },
  8: { 1: '1.1 2.1 2.2 3.1', 2: '1.2 2.3 4.1' },
  9: { 1: '1.1 1.2 1.3 2.1', 2: '2.2 2.3 2.4' },
  10: {
    1: '4.1 4.2 4.3 4.4 4.5',
    2: '1.1 1.2 2.1 2.2 3.1 3.2 3.3 3.4 4.6 4.7 4.8 4.9 4.10 4.11 5.1 5.2 5.3 5.4 5.5 6.1 6.2 7.1 7.2 7.3',
  },
  11: { 1: '3.1 3.2 4.1', 2: '1.1 1.2 2.1 2.2 2.3 3.3 4.2 4.3 4.4 5.1 6.1' },
  12: { 1: '1.1 2.1 2.2', 2: '1.2 1.3 3.1 3.2 3.3 3.4' },
  13: { 1: '4.1', 2: '1.1 2.1 2.2 2.3 2.4 2.5 3.1 3.2 4.2 4.3 4.4 4.5' },
  14: { 1: '2.1 3.1', 2: '1.1 1.2 2.2 2.3 2.4 3.2 3.3' },
  15: { 1: '1.1 2.1 3.1', 2: '1.2 1.3 2.2 2.3 3.2 3.3 3.4 3.5 3.6 3.7' },
  16: { 1: '', 2: '1.1 2.1 2.2 2.3 2.4 2.5 3.1 3.2 3.3 3.4 4.1 4.2 4.3 5.1 5.2 5.3' },
  17: { 1: '', 2: '1.1 2.1 2.2 2.3 2.4 3.1 3.2' },
};
/** Ignores the padding of the columns. */
const unpadded = (text: string): string => text.replace(/ +/g, ' ').replace(/-{3,}/g, '---').replaceAll('*', '_');
const wrong = (isWrong: (each: (typeof requirements)[number]) => boolean): readonly string[] =>
  requirements.filter(isWrong).map(({ id }) => id);

describe('docs/security/asvs.json', () => {
  it.each(Object.entries(official))('has each requirement of chapter V%s once, at its level', (chapter, levels) => {
    const here = requirements.filter((each) => chapterOf(each) === chapter);
    for (const level of [1, 2] as const) {
      const ids = here.filter((each) => each.level === level).map(({ id }) => id);
      expect(ids).toEqual(levels[level] === '' ? [] : levels[level].split(' ').map((id) => `${chapter}.${id}`));
    }
  });

  it('has 253 requirements: 70 of level 1 and 183 of level 2, in chapters with names', () => {
    expect(requirements).toHaveLength(253);
    expect(requirements.filter(({ level }) => level === 1)).toHaveLength(70);
    expect(Object.keys(data.chapters)).toEqual(Object.keys(official));
  });

  it('says of each in a short sentence of our own what it asks, and how far it is met', () => {
    expect(wrong(({ summary }) => summary.length < 5 || summary.length > 100 || summary.endsWith('.'))).toEqual([]);
    expect(wrong(({ status }) => !statuses.includes(status))).toEqual([]);
  });

  it('says why a requirement is not met or does not apply', () => {
    expect(wrong(({ status, note }) => status !== 'met' && (note ?? '').length < 8)).toEqual([]);
    expect(wrong(({ status, evidence }) => status === 'not applicable' && evidence.length > 0)).toEqual([]);
  });

  it('names a file for each requirement that is met, and only files that exist', () => {
    expect(wrong(({ status, evidence }) => status === 'met' && evidence.length === 0)).toEqual([]);
    const named = requirements.flatMap(({ evidence }) => evidence);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('names tests that exist and that jest runs', () => {
    const named = [...new Set(requirements.flatMap(({ test }) => test))];
    expect(named.length).toBeGreaterThan(80);
    const isRun = (path: string): boolean =>
      existsSync(join(root, path)) &&
      statSync(join(root, path)).isFile() &&
      testFiles.some((glob) => matchesGlob(path, glob));
    expect(named.filter((path) => !isRun(path))).toEqual([]);
    // Some requirements cannot be tested: documents, and things that must not exist.
    const untested = wrong(({ status, test }) => status === 'met' && test.length === 0);
    expect(untested).toEqual(['6.2.10', '6.4.2', '15.1.1', '16.1.1']);
  });

  it('is the source of docs/security/asvs.md; `npm run docs:security` writes it', () => {
    if (process.env['WRITE_DOCS'] === '1') writeFileSync(page, securityPage(data));
    expect(unpadded(readFileSync(page, 'utf8'))).toBe(unpadded(securityPage(data)));
  });
});

describe('the algorithms of docs/security/policy.md', () => {
  const files = globSync('{server,client}/**/*.{ts,tsx,mjs}', { cwd: root }).filter((file) => !/\.spec\./.test(file));
  const code = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const policy = readFileSync(join(root, 'docs/security/policy.md'), 'utf8').replaceAll('-', '').toLowerCase();
  const named = (pattern: RegExp): readonly string[] =>
    [...new Set(code.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))].sort();

  it('are those of the code', () => {
    // SHA-1 only in the credentials of TURN servers, which coturn prescribes.
    expect(named(/\bcreate(?:Hash|Hmac)\('([^']+)'/g)).toEqual(['sha1', 'sha256']);
    expect(named(/\bhkdfSync\('([^']+)'/g)).toEqual(['sha256']);
    expect(named(/\bcreate(?:C|Dec)ipheriv\('([^']+)'/g)).toEqual(['aes-256-gcm']);
    expect(named(/\bcreateECDH\('([^']+)'/g)).toEqual(['prime256v1']);
    expect(named(/\balgorithm: '([^']+)'/g)).toEqual(['SHA1']);
    expect(named(/\balgorithms: \['([^']+)'\]/g)).toEqual(['RS256']);
    for (const name of ['SHA-256', 'HKDF-SHA-256', 'AES-256-GCM', 'P-256', 'HMAC-SHA-1', 'RS256', 'Argon2id']) {
      expect([name, policy.includes(name.replaceAll('-', '').toLowerCase())]).toEqual([name, true]);
    }
  });

  it('are used through node:crypto: no other hash, cipher, signature or key derivation', () => {
    expect(
      named(/\b(createSign|createVerify|createCipher|pbkdf2\w*|scrypt\w*|privateEncrypt|publicEncrypt)\(/g),
    ).toEqual([]);
  });
});
