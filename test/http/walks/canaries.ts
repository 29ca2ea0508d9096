import { createHash } from 'node:crypto';

/** Something private, and how it would look when it got out. */
export interface Canary {
  readonly name: string;
  readonly value: string;
  /** Whether people to whom the profile is open see it. */
  readonly open: boolean;
}

const hash = (algorithm: string, text: string): string => createHash(algorithm).update(text).digest('hex');

/** The three ways in which a text can stand in a longer one in base64, without the ends that depend on its neighbours. */
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

/** Every spelling in which a canary is looked for; lower case where case may be lost. */
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
}

/** Finds canaries in what somebody was sent. */
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

  /** Names of what is in there. The same answer to two questions is read once. */
  in(bytes: Buffer): readonly string[] {
    const digest = createHash('sha1').update(bytes).digest('base64');
    const known = this.#read.get(digest);
    if (known) return known;
    const found = this.#find(bytes);
    this.#read.set(digest, found);
    return found;
  }

  #find(bytes: Buffer): readonly string[] {
    const text = bytes.toString('utf8');
    // Bytes that are no text are read the other way too; of what is text that would find nothing else.
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

  /** `where: canary` for each that got out. */
  through(haystacks: readonly Haystack[]): readonly string[] {
    return [...new Set(haystacks.flatMap(({ where, bytes }) => this.in(bytes).map((name) => `${where}: ${name}`)))];
  }
}

export const emailHashes = (email: string): readonly Canary[] =>
  ['md5', 'sha1', 'sha256'].map((algorithm) => ({
    name: `${algorithm} of the e-mail`,
    value: hash(algorithm, email),
    open: false,
  }));
