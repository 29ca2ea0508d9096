/** The parts of the check, in their order. */
export const checkParts = ['load', 'restart', 'matching', 'journeys', 'soak', 'audit'] as const;
export type CheckPart = (typeof checkParts)[number];

/** How long the check takes, and what it does. */
export interface CheckOptions {
  readonly parts: ReadonlySet<CheckPart>;
  /** Of the load without a restart. */
  readonly loadSeconds: number;
}

const isPart = (word: string): word is CheckPart => checkParts.some((part) => part === word);

/**
 * @param words for example `['--check', '--only=load,restart', '--seconds=60']`
 * @throws Error that names what is unknown
 */
export function checkOptions(words: readonly string[]): CheckOptions {
  const valueOf = (name: string): string | undefined =>
    words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
  const named = valueOf('--only')?.split(',') ?? [...checkParts];
  const unknown = named.filter((part) => !isPart(part));
  if (unknown.length > 0) throw new Error(`Unknown part: ${unknown.join(', ')}. Parts: ${checkParts.join(', ')}`);
  const loadSeconds = Number(valueOf('--seconds') ?? 10);
  if (!Number.isInteger(loadSeconds) || loadSeconds < 1)
    throw new Error('--seconds needs a number, for example --seconds=60');
  return { parts: new Set(named.filter(isPart)), loadSeconds };
}
