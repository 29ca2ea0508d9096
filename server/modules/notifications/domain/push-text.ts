const MAX_BODY = 240;

/** The notification that a device shows. Read by the client's service worker (`client/service-worker/push-message.ts`). */
export interface PushContent {
  /** The notification's id: a message that arrives twice is shown once. */
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  /** Page to open. */
  readonly path: string;
  readonly language: string;
}

/** The JSON of a message. Titles of postings can be long or have line breaks, so the sentence is one line and is cut. */
export function pushPayload(content: PushContent): string {
  const line = content.body.replace(/\s+/g, ' ').trim();
  const body = line.length <= MAX_BODY ? line : `${line.slice(0, MAX_BODY - 1).trimEnd()}…`;
  return JSON.stringify({ ...content, body: body.toWellFormed() });
}
