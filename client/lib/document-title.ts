/** Above this, the exact number says nothing more. */
const MOST = 99;

export interface DocumentTitle {
  /** What the page calls itself, with the product's name. */
  readonly setPage: (title: string) => void;
  /** How many messages wait to be read; shown first, where a narrow tab still shows it. */
  readonly setUnread: (count: number) => void;
}

/** The one writer of the tab's title: the page and the count change at different times. */
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
