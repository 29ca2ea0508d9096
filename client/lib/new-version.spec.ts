import { isInUse, ownEntry, VersionWatch, watchTyping } from './new-version';

const MINUTE = 60_000;

function watch(own: string | null = '/assets/index-a.js') {
  const server = { entry: own, asked: 0, isDown: false };
  const state = { now: 0, isBusy: false };
  const watch = new VersionWatch({
    own,
    read: () => {
      server.asked += 1;
      return server.isDown ? Promise.reject(new Error('down')) : Promise.resolve(server.entry);
    },
    isBusy: () => state.isBusy,
    now: () => state.now,
  });
  return { server, state, watch };
}

describe('a newer version', () => {
  it('is offered after a deploy, and checked at most once a minute', async () => {
    const { server, state, watch: versions } = watch();
    expect(await versions.look()).toBe(false);
    server.entry = '/assets/index-b.js';
    expect(await versions.look()).toBe(false);
    expect(server.asked).toBe(0);
    state.now = MINUTE;
    expect(await versions.look()).toBe(true);
    expect(await versions.look(true)).toBe(true);
    expect(server.asked).toBe(1);
  });

  it('waits while the person is busy', async () => {
    const { server, state, watch: versions } = watch();
    server.entry = '/assets/index-b.js';
    state.isBusy = true;
    expect(await versions.look(true)).toBe(false);
    expect(versions.isNew).toBe(true);
    state.isBusy = false;
    expect(await versions.look()).toBe(true);
  });

  it('is not offered if the server is unavailable or gives no version, nor in development', async () => {
    const { server, watch: versions } = watch();
    server.isDown = true;
    expect(await versions.look(true)).toBe(false);
    server.isDown = false;
    server.entry = null;
    expect(await versions.look(true)).toBe(false);
    const developing = watch(null);
    developing.server.entry = '/assets/index-b.js';
    expect(await developing.watch.look(true)).toBe(false);
  });
});

describe('a page in use', () => {
  afterEach(() => document.body.replaceChildren());
  const add = (html: string): HTMLElement => {
    document.body.innerHTML = html;
    return document.body.firstElementChild as HTMLElement;
  };
  watchTyping(document);

  it('has unsaved changes, a recording or an upload, which ask before the tab closes', () => {
    expect(isInUse(window)).toBe(false);
    const ask = (event: Event): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    expect(isInUse(window)).toBe(true);
    window.removeEventListener('beforeunload', ask);
    expect(isInUse(window)).toBe(false);
  });

  it('has an open dialog or the focus in a field', () => {
    add('<div aria-modal="true"></div>');
    expect(isInUse(window)).toBe(true);
    add('<input>').focus();
    expect(isInUse(window)).toBe(true);
  });

  it('remembers typed text until it is sent or removed', () => {
    const field = add('<textarea></textarea>') as HTMLTextAreaElement;
    field.value = 'Bonjour';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(isInUse(window)).toBe(true);
    field.value = '';
    expect(isInUse(window)).toBe(false);
  });

  it('knows its entry script', () => {
    add('<script type="module" src="/assets/index-a.js"></script>');
    expect(ownEntry(document)).toBe('/assets/index-a.js');
    add('<script type="module" src="/main.tsx"></script>');
    expect(ownEntry(document)).toBeNull();
  });
});
