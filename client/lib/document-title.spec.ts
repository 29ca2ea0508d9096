import { createDocumentTitle } from './document-title';

describe('the title of the tab', () => {
  it('shows the number of unread messages before the name of the page, and updates both', () => {
    const tab = { title: 'Entrevue' };
    const title = createDocumentTitle(tab);
    title.setUnread(3);
    expect(tab.title).toBe('(3) Entrevue');
    title.setPage('Messages · Entrevue');
    expect(tab.title).toBe('(3) Messages · Entrevue');
    title.setUnread(0);
    expect(tab.title).toBe('Messages · Entrevue');
    title.setUnread(140);
    expect(tab.title).toBe('(99+) Messages · Entrevue');
  });
});
