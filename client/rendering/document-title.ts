/** Replaces `lib/document-title` on the server, which writes the title into the page itself. */
export const documentTitle = { setPage: (): void => undefined, setUnread: (): void => undefined };
