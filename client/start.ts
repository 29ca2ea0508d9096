import { savesData } from './lib/data-saver';
import { startLanguage } from './lib/language';
import { EarlyInput } from './start/early-input';
import { applySwitch } from './start/switches';

/**
 * First script of every page. On a server-rendered page the application is loaded when something is used that needs
 * it: a field, a button, a shortcut. Links, the menu and the switches of theme and language work without it.
 */

/** Load the application this far before the end of a paged list comes on screen. */
const NEAR_PX = 600;

const content = document.getElementById('public-page');
const isWritten = document.documentElement.dataset['page'] === 'written';
// Hidden from signed-in people (public/theme-boot.js): they need the application at once.
const isEnough = isWritten && content !== null && getComputedStyle(content).display !== 'none';

const load = async (input: EarlyInput | null): Promise<void> => {
  const { startApplication } = await import('./main');
  startApplication(input);
};

if (!isEnough) void load(null);
else {
  try {
    startLanguage(location.search, document, { local: localStorage, tab: sessionStorage });
  } catch {
    // Ignore a browser that refuses storage: the language then follows each address.
  }
  const input = new EarlyInput(document, content, {
    load: () => load(input),
    prefetch: () => {
      if (savesData()) return;
      // The server writes `later` instead of `modulepreload` (server/platform/static/page-shell.ts).
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'modulepreload';
    },
    change: (name) => applySwitch(name, { document, location, storage: localStorage }),
    reload: () => location.reload(),
  });
  const end = content.querySelector('[data-near="application"]');
  const follow = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && input.load(),
    {
      rootMargin: `0px 0px ${NEAR_PX}px`,
    },
  );
  if (end !== null) follow.observe(end);
}
