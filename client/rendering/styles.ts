import createCache, { type EmotionCache } from '@emotion/cache';

const KEY = 'ev';
/** Styles are few and the same on every page; should that ever change, the memory starts anew. */
const MAX_STYLES = 5_000;

let cache: EmotionCache | null = null;

/** What is known of styles already: working them out is half the work of a page. */
export function styleCache(): EmotionCache {
  if (cache === null || Object.keys(cache.inserted).length > MAX_STYLES) {
    cache = createCache({ key: KEY });
    // Keeps the styles apart from the elements, so that they can stand in the head.
    cache.compat = true;
  }
  return cache;
}

/** The styles of the classes in `html`, and those that belong to no class: of the theme and of animations. */
export function stylesOf(html: string, { inserted, registered }: EmotionCache): { css: string; styles: string } {
  const used = new Set([...html.matchAll(/\bev-([\w-]+)/g)].map(([, name]) => name));
  const written = Object.entries(inserted).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && (used.has(entry[0]) || registered[`${KEY}-${entry[0]}`] === undefined),
  );
  return { css: written.map(([, css]) => css).join(''), styles: written.map(([name]) => name).join(' ') };
}
