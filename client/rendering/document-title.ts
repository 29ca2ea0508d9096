/** `lib/document-title` where pages are written: the server puts the title into the page itself. */
export const documentTitle = { setPage: (): void => undefined, setUnread: (): void => undefined };
