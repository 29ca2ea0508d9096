export interface SwitchSurroundings {
  readonly document: Document;
  readonly location: Pick<Location, 'href' | 'assign'>;
  readonly storage: Pick<Storage, 'setItem'>;
}

/** Values of `data-switch` on parts of a server-rendered page that work without the application. */
export const switchNames = ['theme', 'language'] as const;
export type SwitchName = (typeof switchNames)[number];

export const isSwitchName = (name: unknown): name is SwitchName => switchNames.includes(name as SwitchName);

/** Stores a choice where the application and `public/theme-boot.js` read it. */
function keep(storage: SwitchSurroundings['storage'], name: string, value: string): void {
  try {
    storage.setItem(name, value);
  } catch {
    // Ignore a browser that refuses storage: the choice applies to this page.
  }
}

/** Changes the theme of the page in place, or opens the page in the other language. */
export function applySwitch(name: SwitchName, { document, location, storage }: SwitchSurroundings): void {
  const root = document.documentElement;
  if (name === 'theme') {
    const theme = root.getAttribute('data-theme') === 'light' ? 'dark' : 'light';
    keep(storage, 'theme', theme);
    root.setAttribute('data-theme', theme);
    return;
  }
  const language = root.lang === 'fr' ? 'en' : 'fr';
  keep(storage, 'language', language);
  const address = new URL(location.href);
  address.searchParams.set('lang', language);
  location.assign(address.href);
}
