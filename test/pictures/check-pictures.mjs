import { basename } from 'node:path';

import { baselineNames, pictureName, readBaseline, removeBaseline, writeBaseline } from './baselines.mjs';
import { chosenPictures, withoutPicture } from './chosen.mjs';
import { differenceOf } from './compare-pictures.mjs';
import { takePicture } from './take-picture.mjs';
import { writeDifference, writePage } from './write-differences.mjs';

/**
 * Takes the chosen pictures of stories and compares them with their baselines, or makes them the new baselines.
 * @param {readonly import('./chosen.mjs').Entry[]} entries all stories that can be checked
 * @param {{ accepts: boolean, results: string, baselines?: string }} options
 *   `results`: folder in which differences are shown
 */
export function openPictures(entries, { accepts, results, baselines }) {
  const chosen = chosenPictures(entries);
  const sources = new Map(entries.map(({ id, importPath }) => [id, basename(importPath, '.stories.tsx')]));
  const sessions = new WeakMap();
  const differences = [];
  const accepted = [];

  /** Takes the pictures of a story in a theme, which the page shows, and returns what is wrong with them. */
  async function check(page, storyId, theme, storyWidth) {
    const problems = [];
    for (const view of (chosen.get(storyId) ?? []).filter((one) => one.theme === theme)) {
      if (!sessions.has(page)) sessions.set(page, await page.context().newCDPSession(page));
      const picture = await takePicture(page, sessions.get(page), view.width ?? storyWidth);
      const problem = await judge(storyId, pictureName(storyId, view), picture);
      if (problem !== null) problems.push(problem);
    }
    return problems;
  }

  /** Compares a picture with its baseline, and returns what is wrong with it. */
  async function judge(storyId, name, picture) {
    if (isBlank(picture))
      return `The picture ${name} is empty: name the story in withoutPicture (test/pictures/chosen.mjs).`;
    const before = await readBaseline(name, baselines);
    const difference = before === null ? null : differenceOf(before, picture);
    if (before !== null && difference === null) return null;
    if (accepts) {
      await writeBaseline(name, picture, baselines);
      accepted.push(name);
      return null;
    }
    const source = sources.get(storyId);
    differences.push({ name, source, reason: difference?.reason ?? 'no baseline' });
    await writeDifference(results, name, before, picture, difference);
    return difference === null
      ? `The picture ${name} has no baseline. Look at ${results}/index.html, then run: npm run pictures:accept -- ${source}`
      : `The picture ${name} looks different (${difference.reason}). Look at ${results}/index.html. If it should, run: npm run pictures:accept -- ${source}`;
  }

  /** Baselines of stories that no longer exist or no longer have a picture; with `accepts` they are removed. And exceptions without a story. */
  async function unused() {
    const known = new Set(entries.map(({ id }) => id));
    const gone = Object.keys(withoutPicture).filter((id) => !known.has(id));
    const problems = gone.map(
      (id) => `No story has the id ${id}, which withoutPicture names (test/pictures/chosen.mjs).`,
    );
    const used = new Set([...chosen].flatMap(([id, views]) => views.map((view) => pictureName(id, view))));
    const names = (await baselineNames(baselines)).filter((name) => !used.has(name));
    if (!accepts) {
      return [...problems, ...names.map((name) => `No story needs the baseline ${name}. Run: npm run pictures:accept`)];
    }
    await Promise.all(names.map((name) => removeBaseline(name, baselines)));
    accepted.push(...names.map((name) => `${name} (removed)`));
    return problems;
  }

  return { chosen, check, judge, unused, accepted, finish: () => writePage(results, differences) };
}

function isBlank({ data }) {
  for (let at = 3; at < data.length; at += 1) if (data[at] !== data[at - 3]) return false;
  return true;
}
