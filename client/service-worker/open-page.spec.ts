import { openPage, type OpenPageMessage, type OpenWindow } from './open-page';

function site(...windows: Partial<OpenWindow>[]) {
  const opened: string[] = [];
  const asked: [number, OpenPageMessage][] = [];
  const focused: number[] = [];
  const all = windows.map((given, index) => ({
    focused: false,
    visibilityState: 'hidden',
    focus: () => Promise.resolve(focused.push(index)),
    postMessage: (message: OpenPageMessage) => void asked.push([index, message]),
    ...given,
  }));
  const found = {
    matchAll: () => Promise.resolve(all),
    openWindow: (path: string) => Promise.resolve(opened.push(path)),
  };
  return { found, opened, asked, focused };
}

const message = { type: 'open-page', path: '/reservations' };

describe('a click on a notification', () => {
  it('opens a window if there is none', async () => {
    const { found, opened } = site();
    await openPage(found, '/reservations');
    expect(opened).toEqual(['/reservations']);
  });

  it('uses the window in use, then one that can be seen, then any, and never loads it anew', async () => {
    const inUse = site({ visibilityState: 'visible' }, { focused: true });
    await openPage(inUse.found, '/reservations');
    expect([inUse.asked, inUse.focused, inUse.opened]).toEqual([[[1, message]], [1], []]);
    const seen = site({}, { visibilityState: 'visible' });
    await openPage(seen.found, '/reservations');
    expect(seen.asked).toEqual([[1, message]]);
    const hidden = site({}, {});
    await openPage(hidden.found, '/reservations');
    expect(hidden.asked).toEqual([[0, message]]);
  });
});
