import type { CageLevel } from '../../server/platform/cage/cage-level.js';
import { faultsOf } from '../integration/platform/support/judge-cage.js';
import type { Seen } from '../integration/platform/support/look-from-cage.js';

/** The findings of `look-in-container.ts`. */
export interface Report {
  /** Whether a plain wall works here, so that the product's must work too. */
  readonly allowsWall: boolean;
  /** The product's own programs, each after it decoded a file. */
  readonly programs: readonly {
    readonly name: string;
    readonly level: CageLevel;
    readonly missing: readonly string[];
    readonly decoded: boolean;
  }[];
  /** The targets that a hostile program reaches from the cage of a decoder, by the strongest level that was allowed. */
  readonly looks: readonly { readonly strongest: CageLevel; readonly seen: Seen }[];
}

const keepsFiles = (level: CageLevel): boolean => level === 'wall' || level === 'landlock';

/** Everything in a report that must not be. */
export function faultsOfReport({ allowsWall, programs, looks }: Report): string[] {
  const control = looks.find(({ strongest }) => strongest === 'limits')?.seen;
  return [
    ...programs.flatMap(({ name, level, missing, decoded }) => [
      ...(keepsFiles(level) ? [] : [`${name} are decoded at the level "${level}": ${missing.join('; ')}`]),
      ...(allowsWall && level !== 'wall' ? [`${name} are decoded at "${level}", though bubblewrap works here`] : []),
      ...(decoded ? [] : [`${name} were not decoded`]),
    ]),
    ...looks.flatMap(({ strongest, seen }) =>
      keepsFiles(seen.level)
        ? faultsOf(seen).map((fault) => `a program at "${seen.level}" (${strongest}) ${fault}`)
        : [],
    ),
    // Proves that the levels above kept the key out, and not something else.
    ...(control?.reached['secret'] === true
      ? []
      : ['a program with limits alone does not reach the key: nothing was proven']),
  ];
}
