import { memoryStorage } from '../lib/spec-support/memory-storage';
import { followDevice } from './notifications-on-device';

function start(stored: Record<string, string> = {}) {
  const worker = new EventTarget();
  const opened: string[] = [];
  let loads = 0;
  followDevice({
    storage: memoryStorage(stored),
    worker,
    open: (path) => opened.push(path),
    load: () => Promise.resolve((loads += 1)),
  });
  const say = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));
  return { say, opened, loads: () => loads };
}

describe('a click on a notification while the site is open', () => {
  it('opens its page', () => {
    const { say, opened } = start();
    say({ type: 'open-page', path: '/reservations' });
    expect(opened).toEqual(['/reservations']);
  });

  it.each([
    null,
    'open-page',
    { type: 'open-page' },
    { type: 'other', path: '/' },
    { type: 'open-page', path: '//evil.example' },
  ])('is not any message: %j', (data) => {
    const { say, opened } = start();
    say(data);
    expect(opened).toEqual([]);
  });
});

it('loads the part for this device only where notifications were turned on', () => {
  expect(start().loads()).toBe(0);
  expect(start({ push_choice: '{}' }).loads()).toBe(1);
});
