import { createDrafts } from './drafts';
import { memoryStorage } from './spec-support/memory-storage';

describe('drafts of long forms', () => {
  it('are returned to their author only', () => {
    const storage = memoryStorage();
    createDrafts(storage).keep('camille', 'posting:new', { title: 'Soudeuse' });
    const afterReload = createDrafts(storage);
    expect(afterReload.read('camille', 'posting:new')).toEqual({ title: 'Soudeuse' });
    expect(afterReload.read('noor', 'posting:new')).toBeNull();
    expect(afterReload.read('camille', 'posting:other')).toBeNull();
  });

  it('are removed on saving, and all of them on signing out; nothing else is removed', () => {
    const storage = memoryStorage({ 'idempotency:x': '1 k' });
    const drafts = createDrafts(storage);
    for (const name of ['a', 'b', 'c']) drafts.keep('camille', name, {});
    drafts.drop('camille', 'a');
    expect(drafts.read('camille', 'a')).toBeNull();
    drafts.dropAll();
    expect([...storage.entries.keys()]).toEqual(['idempotency:x']);
  });

  it('count as missing if they cannot be read', () => {
    expect(createDrafts(memoryStorage({ 'draft:u:n': '{half' })).read('u', 'n')).toBeNull();
  });
});
