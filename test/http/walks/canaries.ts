import { hash } from 'node:crypto';

/** A private value, with the forms in which it could leak. */
export interface Canary {
  readonly name: string;
  readonly value: string;
  /** Whether it is visible on an open profile. */
  readonly open: boolean;
}

/** The three base64 forms of a text inside a longer text, without the ends, which depend on the neighbouring characters. */
function base64s(text: string): readonly string[] {
  return [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]);
    const whole = bytes.length - (bytes.length % 3);
    const encoded = bytes.subarray(0, whole).toString('base64');
    return encoded.slice(before === 0 ? 0 : 4);
  });
}

const escaped = (text: string): string =>
  [...text]
    .map((sign) => (sign.charCodeAt(0) < 128 ? sign : `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`))
    .join('');

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All spellings of a canary to search for; lower case if the case may be lost. */
function spellings({ value }: Canary): { readonly exact: readonly string[]; readonly anyCase: readonly string[] } {
  const inBase64 = [value, value.toLowerCase()].flatMap(base64s).filter((text) => text.length >= 6);
  return {
    exact: unique([...inBase64, ...inBase64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))]),
    anyCase: unique(
      [
        value,
        value.normalize('NFD'),
        bare(value),
        encodeURIComponent(value),
        escaped(value),
        [...value].reverse().join(''),
        [...bare(value)].reverse().join(''),
        Buffer.from(value).toString('hex'),
      ].map((text) => text.toLowerCase()),
    ),
  };
}

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

export interface Haystack {
  readonly where: string;
  readonly bytes: Buffer;
  /** Words that differ in each answer, such as the id of the request: answers that differ only in them are searched once. */
  readonly passing?: readonly string[];
}

/** Finds canaries in the answers to a person. */
export class CanarySearch {
  readonly #spelled: readonly {
    readonly name: string;
    readonly exact: readonly string[];
    readonly anyCase: readonly string[];
  }[];

  readonly #read = new Map<string, readonly string[]>();

  constructor(canaries: readonly Canary[]) {
    this.#spelled = canaries.map((canary) => ({ name: canary.name, ...spellings(canary) }));
  }

  /** The names of the canaries in the data, and in its passing words. Equal answers are searched once. */
  in(bytes: Buffer, passing: readonly string[] = []): readonly string[] {
    const digest = digestOf(bytes, passing);
    const known = this.#read.get(digest);
    if (known === undefined) {
      const found = this.#find(bytes);
      this.#read.set(digest, found);
      return found;
    }
    return passing.length === 0 ? known : [...known, ...this.#find(Buffer.from(passing.join('\n')))];
  }

  #find(bytes: Buffer): readonly string[] {
    const text = bytes.toString('utf8');
    // Binary data are also searched as Latin-1; for text this would find nothing more.
    const texts = text.includes('\uFFFD') ? [text, bytes.toString('latin1')] : [text];
    const lower = texts.map((each) => each.toLowerCase());
    const digits = text.replace(/[\s().+-]/g, '');
    return this.#spelled
      .filter(
        ({ exact, anyCase }) =>
          exact.some((spelling) => texts.some((text) => text.includes(spelling))) ||
          anyCase.some((spelling) => lower.some((text) => text.includes(spelling)) || digits.includes(spelling)),
      )
      .map(({ name }) => name);
  }

  /** `where: canary` for each leak. */
  through(haystacks: readonly Haystack[]): readonly string[] {
    const found = haystacks.flatMap(({ where, bytes, passing }) =>
      this.in(bytes, passing).map((name) => `${where}: ${name}`),
    );
    return [...new Set(found)];
  }
}

function digestOf(bytes: Buffer, passing: readonly string[]): string {
  if (passing.length === 0) return hash('sha1', bytes, 'base64');
  const text = passing.reduce((left, word) => left.replaceAll(word, '\0'), bytes.toString('latin1'));
  return hash('sha1', text, 'base64');
}

export const emailHashes = (email: string): readonly Canary[] =>
  ['md5', 'sha1', 'sha256'].map((algorithm) => ({
    name: `${algorithm} of the e-mail`,
    value: hash(algorithm, email),
    open: false,
  }));
