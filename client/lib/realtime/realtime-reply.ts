/** The server refused a message; the code tells why. */
export class MessageRefused extends Error {
  constructor(readonly code: string) {
    super(code);
    this.name = 'MessageRefused';
  }
}

/** There is no connection, or no reply in time. The message may have arrived. */
export class NoReply extends Error {
  constructor() {
    super('no reply');
    this.name = 'NoReply';
  }
}

/** The result in a reply of the server. @throws MessageRefused */
export function resultOf(reply: unknown): object {
  const { ok, code, ...result } = reply as { readonly ok?: unknown; readonly code?: unknown };
  if (ok !== true) throw new MessageRefused(typeof code === 'string' ? code : 'REQUEST.INVALID');
  return result;
}
