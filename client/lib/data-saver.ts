import { connectionOf } from './connection';

/** `browser`: as the browser or the system asks. */
export const dataSaverChoices = ['browser', 'on', 'off'] as const;
export type DataSaverChoice = (typeof dataSaverChoices)[number];

const STORED = 'data_saver';
const REDUCED = '(prefers-reduced-data: reduce)';

/** The choice of this page if the browser refuses to store it, else null: then another tab may have changed what is stored. */
let choiceOfPage: DataSaverChoice | null = null;
const listeners = new Set<() => void>();

export function dataSaverChoice(): DataSaverChoice {
  if (choiceOfPage !== null) return choiceOfPage;
  try {
    const stored = localStorage.getItem(STORED);
    return stored === 'on' || stored === 'off' ? stored : 'browser';
  } catch {
    return 'browser';
  }
}

/** Keeps the choice on this device. */
export function chooseDataSaver(choice: DataSaverChoice): void {
  try {
    if (choice === 'browser') localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, choice);
    choiceOfPage = null;
  } catch {
    // No storage: the choice lasts as long as the page.
    choiceOfPage = choice;
  }
  for (const listener of listeners) listener();
}

const reducedQuery = (): MediaQueryList | null => (typeof matchMedia === 'function' ? matchMedia(REDUCED) : null);

/** Whether the browser or the system asks sites for less data. */
export const browserSavesData = (): boolean =>
  connectionOf(navigator)?.saveData === true || reducedQuery()?.matches === true;

/** Whether nothing may be downloaded that the person did not ask for. */
export function savesData(): boolean {
  const choice = dataSaverChoice();
  return choice === 'browser' ? browserSavesData() : choice === 'on';
}

/** Calls the listener when the choice changes here or in another tab, or when the browser asks for something else. */
export function onDataSaver(listener: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  listeners.add(listener);
  addEventListener('storage', listener, { signal });
  reducedQuery()?.addEventListener('change', listener, { signal });
  const connection = connectionOf(navigator);
  if (connection instanceof EventTarget) connection.addEventListener('change', listener, { signal });
  return () => {
    listeners.delete(listener);
    end.abort();
  };
}
