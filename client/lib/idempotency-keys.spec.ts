import { createIdempotencyKeys } from './idempotency-keys';
import { memoryStorage } from './spec-support/memory-storage';

function setUp() {
  const storage = memoryStorage();
  let issued = 0;
  const clock = { now: 0 };
  const open = () =>
    createIdempotencyKeys(
      storage,
      () => `key-${(issued += 1)}`,
      () => clock.now,
    );
  return { storage, clock, open };
}

describe('keys of unsettled calls', () => {
  it('survive a reload', () => {
    const { open } = setUp();
    expect(open().keyFor('POST /api/jobs {}')).toBe('key-1');
    expect(open().keyFor('POST /api/jobs {}')).toBe('key-1');
  });

  it('differ between calls and end when a call is settled or a day old', () => {
    const { open, clock } = setUp();
    const keys = open();
    keys.keyFor('POST /api/jobs {"title":"a"}');
    expect(keys.keyFor('POST /api/jobs {"title":"b"}')).toBe('key-2');
    keys.settle('POST /api/jobs {"title":"b"}');
    expect(keys.keyFor('POST /api/jobs {"title":"b"}')).toBe('key-3');
    clock.now = 24 * 60 * 60_000;
    expect(keys.keyFor('POST /api/jobs {"title":"a"}')).toBe('key-4');
  });

  it('never store the body, which may hold a password', () => {
    const { open, storage } = setUp();
    open().keyFor('POST /api/auth/login {"password":"corps-de-ballet"}');
    expect(JSON.stringify([...storage.entries])).not.toContain('corps');
    expect(storage.entries.size).toBe(1);
  });
});
