/**
 * The stories that have a picture, and in which theme and width. `npm test` compares each with its baseline in `baselines/`.
 *
 * A story counts by its title and name, so a new component or page has pictures without being listed here.
 * @typedef {{ id: string, name: string, title: string, importPath: string }} Entry
 * @typedef {{ theme: 'dark' | 'light', width?: number }} View
 *   `width`: if it is not the story's own
 */

const PHONE = 390;
const bothThemes = /** @type {const} */ ([{ theme: 'dark' }, { theme: 'light' }]);

/** Parts of the design system with further states that no `Catalog` draws. */
const furtherStates = ['hover-and-focus', 'every-field'];

/**
 * Stories that would be chosen but have no picture, with the reason; the next story of the file takes its place. A test fails for a
 * story of this list that no longer exists.
 * @type {Readonly<Record<string, string>>}
 */
export const withoutPicture = {
  'design-system-liveregion--said-to-screen-readers': 'It is for screen readers only and draws nothing.',
  'design-system-skiplink--out-of-sight': 'It draws nothing before it has the focus, as in the next story.',
  'design-system-toasts--nothing': 'Only the buttons of the example are drawn, no toast.',
  'design-system-toasts--saved': 'It closes after three seconds, but an error as in the next story stays.',
};

/**
 * @param {readonly Entry[]} entries all stories that are checked
 * @returns {Map<string, readonly View[]>} by the id of the story
 */
export function chosenPictures(entries) {
  const chosen = new Map();
  for (const [title, stories] of Object.entries(Object.groupBy(entries, (entry) => entry.title))) {
    const drawn = stories.filter(({ id }) => !(id in withoutPicture));
    for (const [story, views] of choose(title, drawn)) chosen.set(story.id, views);
  }
  return chosen;
}

/** @returns {readonly (readonly [Entry, readonly View[]])[]} */
function choose(title, stories) {
  const [first] = stories;
  if (first === undefined) return [];
  // Every step of a flow, on a desktop and on a phone.
  if (title.startsWith('Flows/'))
    return stories.map((story) => [story, [{ theme: 'light' }, { theme: 'dark', width: PHONE }]]);
  if (title.startsWith('Foundations/') || title === 'Design system/Form/Fields')
    return stories.map((story) => [story, bothThemes]);
  if (title.startsWith('Design system/')) {
    const main = stories.find((story) => nameOf(story) === 'catalog') ?? first;
    const further = stories.filter((story) => story !== main && furtherStates.includes(nameOf(story)));
    return [main, ...further].map((story) => [story, bothThemes]);
  }
  if (!isPage(title)) return [];
  // The checks show dark in English and light in French, so a page has each of width, theme and language.
  const onPhone = stories.find((story) => nameOf(story).endsWith('on-a-phone'));
  if (onPhone === undefined) return [[first, [{ theme: 'light' }, { theme: 'dark', width: PHONE }]]];
  return [
    [first, [{ theme: 'light' }]],
    [onPhone, [{ theme: 'dark' }]],
  ];
}

function isPage(title) {
  return title.endsWith('View') || title.startsWith('Settings/');
}

function nameOf({ id }) {
  return id.split('--')[1];
}
