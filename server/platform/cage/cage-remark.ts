import type { HealthSentence } from '../health/health-text.js';
import { platformSentences } from '../health/platform-sentences.js';
import { type CageGap, cageGaps } from './cage-gaps.js';
import { cageLevels, type CageLevel } from './cage-level.js';

/** Files that a program decodes, as operators call them, and the cage of the program. */
export interface CagedFiles {
  readonly files: HealthSentence;
  readonly level: CageLevel;
  readonly missing: readonly CageGap[];
}

const ofLevel = {
  none: 'HEALTH.CAGE_NONE',
  limits: 'HEALTH.CAGE_LIMITS',
  landlock: 'HEALTH.CAGE_LANDLOCK',
  wall: 'HEALTH.CAGE_WALL',
} as const;

/** How files are isolated while they are decoded, weakest first, and the protections that are missing. */
export function cageRemark(all: readonly CagedFiles[]): readonly HealthSentence[] {
  const { sentence } = platformSentences;
  const levels = cageLevels.flatMap((level) => {
    const files = all.filter((each) => each.level === level).map((each) => each.files);
    return files.length === 0 ? [] : [sentence(ofLevel[level], { files })];
  });
  const gaps = [...new Set(all.flatMap(({ missing }) => missing))].map((gap) => sentence(cageGaps[gap]));
  return gaps.length === 0 ? levels : [...levels, sentence('HEALTH.CAGE_MISSING', { gaps })];
}
