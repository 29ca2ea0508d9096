/** The part of the service worker's `WindowClient` that this file uses. */
export interface OpenWindow {
  readonly focused: boolean;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  postMessage(message: OpenPageMessage): void;
}
export interface OpenWindows {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenWindow[]>;
  openWindow(path: string): Promise<unknown>;
}

/** Asks an open window to navigate. The window navigates itself, so that it can warn about unsaved input first. */
export interface OpenPageMessage {
  readonly type: 'open-page';
  readonly path: string;
}

/** Opens a page in the window that the person used last, or in a new one. */
export async function openPage(windows: OpenWindows, path: string): Promise<void> {
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const used = open.find(({ focused }) => focused) ?? open.find(isVisible) ?? open[0];
  if (used === undefined) {
    await windows.openWindow(path);
    return;
  }
  await used.focus();
  used.postMessage({ type: 'open-page', path });
}

const isVisible = ({ visibilityState }: OpenWindow): boolean => visibilityState === 'visible';
