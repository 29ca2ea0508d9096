/** The allowed attributes of spans. Values are numbers, or a few words that we choose: never an address, a name or a text of a person. */
export const allowedAttributes = [
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'error.type',
  'entrevue.request_id',
  'entrevue.event',
  'entrevue.job',
  'entrevue.queue',
  'entrevue.attempt',
  'entrevue.outcome',
  'entrevue.waited_ms',
  'entrevue.video_seconds',
  'entrevue.statements',
  'entrevue.statements_ms',
  'entrevue.spans_left_out',
] as const;
export type AttributeName = (typeof allowedAttributes)[number];
export type Attributes = Readonly<Partial<Record<AttributeName, string | number>>>;

/** `server` answers a request, `producer` and `consumer` pass work on, `client` calls another program. */
export type SpanKind = 'internal' | 'server' | 'client' | 'producer' | 'consumer';

/** One piece of work of a trace, while it runs. */
export interface Span {
  readonly traceId: string;
  /** Value of the W3C header `traceparent` for work that this one starts. */
  readonly traceParent: string;
  /** False: only its ids are passed on. */
  readonly isRecorded: boolean;
  set(attributes: Attributes): void;
  /** Counts a statement sent to the database. */
  addStatement(milliseconds: number): void;
  /** @param type code or class of the error; its message may contain personal data. */
  fail(type: string): void;
  /** @returns null if the trace has its max number of spans in this process. */
  child(name: string, kind: SpanKind, attributes: Attributes): Span | null;
  /** Repeated calls do nothing. */
  end(): void;
}

/** Words that we choose, such as `GET`, `/api/jobs/:id`, `media.compress-video` or `MEDIA.NOT_FOUND`. */
const PLAIN = /^[\w./:*{}() -]{1,120}$/;
const ID = /[0-9a-f]{8}-[0-9a-f]{4}|\d{6}/i;
const OTHER = 'other';

/** An id, an email address or anything long becomes `other`, also if a caller passes it by mistake. */
export const plainWord = (value: string): string => (PLAIN.test(value) && !ID.test(value) ? value : OTHER);

/** The id of a request is made by us or by a trusted proxy, and identifies no person. */
const requestId = /^[\w-]{8,64}$/;

/** @returns the attributes without what must not leave the process. */
export function safeAttributes(attributes: Attributes): Record<string, string | number> {
  const safe: Record<string, string | number> = {};
  for (const name of allowedAttributes) {
    const value = attributes[name];
    if (value === undefined) continue;
    if (typeof value === 'number') safe[name] = value;
    else if (name === 'entrevue.request_id') safe[name] = requestId.test(value) ? value : OTHER;
    else safe[name] = plainWord(value);
  }
  return safe;
}

/** Code of an error for operators: `code` of our errors, otherwise its class. */
export function typeOfError(error: unknown): string {
  if (!(error instanceof Error)) return OTHER;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
