/** Above this, the exact number is not useful. */
const MOST = 99;

export interface DocumentTitle {
  /** Sets the title of the page; the product's name is appended. */
  readonly setPage: (title: string) => void;
  /** Sets the number of unread messages, shown first so that a narrow tab still shows it. */
  readonly setUnread: (count: number) => void;
}

/** The only code that changes the tab's title, because page and count change at different times. */
export function createDocumentTitle(document: { title: string }): DocumentTitle {
  let page = document.title;
  let unread = 0;
  const write = (): void => {
    const count = unread > MOST ? `${MOST}+` : String(unread);
    document.title = unread > 0 ? `(${count}) ${page}` : page;
  };
  return {
    setPage: (title) => {
      page = title;
      write();
    },
    setUnread: (count) => {
      unread = count;
      write();
    },
  };
}

export const documentTitle = createDocumentTitle(globalThis.document);
