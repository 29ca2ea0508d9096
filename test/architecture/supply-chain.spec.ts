import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSecrets } from './secrets.js';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Package {
  readonly version?: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
}

const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Package> };
const installed = Object.entries(packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ path, name: path.replace(/^.*node_modules\//, ''), ...entry }));

/** Licences under which a package may be part of what we ship. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT AND ISC',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  // Used unchanged, as libraries of their own: web-push (MPL), libvips beside sharp, and libheif.
  'MPL-2.0',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
]);
/** Packages without a known licence in the lockfile. Their licence files were read by hand. */
const readByHand = new Map([
  ['async', 'MIT'],
  ['combine-errors', 'MIT'],
  ['dejavu-fonts-ttf', 'Bitstream Vera'],
  ['passport-strategy', 'MIT'],
  ['pause', 'MIT'],
  ['png-js', 'MIT'],
  ['xmlhttprequest-ssl', 'MIT'],
]);

interface Component {
  readonly name: string;
  readonly scope: 'required' | 'optional';
  readonly licenses?: readonly { readonly license?: { readonly id?: string }; readonly expression?: string }[];
}

describe('packages', () => {
  let shipped: readonly Component[];
  beforeAll(() => {
    const printed = execFileSync('npm', ['run', '-s', 'sbom'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 25 });
    shipped = (JSON.parse(printed) as { components: Component[] }).components;
  });

  it('are named with an exact version', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
      string,
      Record<string, string>
    >;
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d[\w.-]*$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('have a checksum in the lockfile and come from no other place than the registry', () => {
    const unchecked = installed.filter(({ integrity, optional }) => !integrity && !optional);
    expect(unchecked.map(({ path }) => path)).toEqual([]);
    const elsewhere = installed.filter(
      ({ resolved, integrity }) => resolved !== undefined || (integrity && !integrity.startsWith('sha512-')),
    );
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });

  it('of the server and of the pages are in the bill of materials, those of development are not', () => {
    const names = new Set(shipped.map(({ name }) => name));
    const ofServer = installed.filter(
      ({ dev, optional, path }) => !dev && !optional && !path.includes('/node_modules/'),
    );
    expect(ofServer.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
    const ofPages = ['react-dom', '@mui/material', 'hls.js', '@fontsource-variable/inter'];
    expect(ofPages.filter((name) => !names.has(name))).toEqual([]);
    expect(['jest', 'oxlint', 'storybook', 'vite'].filter((name) => names.has(name))).toEqual([]);
  });

  it('that we ship have a licence that allows it', () => {
    // Optional packages of other systems have no licence in the lockfile.
    const judged = shipped.filter(({ scope, licenses }) => scope === 'required' || licenses?.length);
    const licenceOf = ({ licenses }: Component): string =>
      licenses?.map(({ license, expression }) => license?.id ?? expression).join(' or ') ?? '';
    const others = judged.filter((each) => !allowed.has(licenceOf(each)) && !readByHand.has(each.name));
    expect(others.map((each) => `${each.name}: ${licenceOf(each)}`)).toEqual([]);
    expect([...readByHand.keys()].filter((name) => !shipped.some((entry) => entry.name === name))).toEqual([]);
  });
});

/** Paths of the repository's files of text. */
function textFiles(): readonly string[] {
  const files = execFileSync('git', ['ls-files', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 32 * 1024 * 1024,
  }).split('\0');
  return files.filter((file) =>
    /\.(ts|tsx|js|mjs|cjs|json|md|yml|yaml|conf|sh|html|sql|txt|example)$|Dockerfile/.test(file),
  );
}

describe('paths of one machine', () => {
  // Written in parts, so that this file has none itself.
  const folders = ['home', 'Users', 'work', 'workspace'].join('|');
  const machinePath = new RegExp(`(?<![\\w.~/@-])/(?:${folders})/[A-Za-z]`);

  it('are in no file of the repository', () => {
    expect(textFiles().filter((file) => machinePath.test(read(file)))).toEqual([]);
  });

  it.each(['home', 'Users', 'work', 'workspace'])('are found below %s', (folder) => {
    expect(`see /${folder}/entrevue/test`).toMatch(machinePath);
    expect(`https://entrevue.example/${folder}/entrevue`).not.toMatch(machinePath);
  });
});

describe('secrets', () => {
  it('are in no file of the repository', () => {
    const text = textFiles();
    expect(text.length).toBeGreaterThan(1_000);
    expect(
      text
        .filter((file) => file !== 'package-lock.json')
        .flatMap((file) => findSecrets(read(file)).map((found) => `${file}: ${found}`)),
    ).toEqual([]);
  });

  it.each([
    ['a private key', ['-----BEGIN', 'RSA PRIVATE KEY-----\n'].join(' ') + 'MIIEowIBAAKCAQEA'.repeat(4)],
    ['a key of AWS', `AKIA${'QWERTYUIOPASDFGH'}`],
    ['a live key of Stripe', `sk_live_${'4eC39HqLyjWDarjtT1zdp7dc'}`],
    ['a token of GitHub', `ghp_${'16C7e42F292c6912E7710c838347Ae178B4a'}`],
    ['a password in an address', `postgres://entrevue:${'hunter2hunter2'}@db.internal.net/entrevue`],
  ])('are found: %s', (_, text) => {
    expect(findSecrets(text)).toHaveLength(1);
  });

  it('are told from examples', () => {
    expect(findSecrets('postgres://entrevue:${POSTGRES_PASSWORD}@postgres:5432/entrevue')).toEqual([]);
    expect(findSecrets('postgres://user@127.0.0.1/entrevue')).toEqual([]);
  });
});
