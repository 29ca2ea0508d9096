import { createDrafts } from './drafts';
import { memoryStorage } from './spec-support/memory-storage';

describe('drafts of long forms', () => {
  it('come back to the one who typed them, and to nobody else', () => {
    const storage = memoryStorage();
    createDrafts(storage).keep('camille', 'posting:new', { title: 'Soudeuse' });
    const afterReload = createDrafts(storage);
    expect(afterReload.read('camille', 'posting:new')).toEqual({ title: 'Soudeuse' });
    expect(afterReload.read('noor', 'posting:new')).toBeNull();
    expect(afterReload.read('camille', 'posting:other')).toBeNull();
  });

  it('go when the form is saved, and all of them on signing out; nothing else goes', () => {
    const storage = memoryStorage({ 'idempotency:x': '1 k' });
    const drafts = createDrafts(storage);
    for (const name of ['a', 'b', 'c']) drafts.keep('camille', name, {});
    drafts.drop('camille', 'a');
    expect(drafts.read('camille', 'a')).toBeNull();
    drafts.dropAll();
    expect([...storage.entries.keys()]).toEqual(['idempotency:x']);
  });

  it('that cannot be read are nothing', () => {
    expect(createDrafts(memoryStorage({ 'draft:u:n': '{half' })).read('u', 'n')).toBeNull();
  });
});
