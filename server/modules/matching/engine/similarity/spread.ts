import type { KnownLanguage } from './knowledge.js';

/** Up to `most` names: the first of each language, then others at equal distances. */
export function spread<T extends { readonly language: KnownLanguage }>(
  names: readonly T[],
  most: number,
): readonly T[] {
  if (names.length <= most) return names;
  const first = new Set([
    names.find(({ language }) => language === 'fr'),
    names.find(({ language }) => language === 'en'),
  ]);
  const rest = names.filter((name) => !first.has(name));
  const wanted = most - first.size;
  const step = rest.length / wanted;
  const others = Array.from({ length: Math.min(wanted, rest.length) }, (_, at) => rest[Math.floor(at * step)]!);
  return [...[...first].filter((name) => name !== undefined), ...others];
}
