import type {
  ConversationAnswer,
  ConversationsPage,
} from '../../../server/modules/messaging/http/conversations.contract.js';
import type { SentMessage, ThreadAnswer } from '../../../server/modules/messaging/http/messages.contract.js';
import type { TestAnswer, TestApp } from '../../support/app.js';
import { file, form } from '../media/people.js';

export interface Person {
  readonly id: string;
  readonly token: string;
}

export interface Refusal {
  readonly code: string;
  readonly error: string;
  readonly details?: readonly { readonly path: string; readonly code: string }[];
}

export const conversationIdOf = (one: Person, other: Person): string => [one.id, other.id].sort().join('_');

export function write<T = SentMessage>(
  app: TestApp,
  { token }: Person,
  to: Person,
  content: string,
  { key, ...more }: { readonly key?: string; readonly attachment_ids?: readonly string[] } = {},
): Promise<TestAnswer<T>> {
  return app.request<T>({
    method: 'POST',
    url: '/api/messages',
    token,
    payload: { content, message_type: 'TEXT', receiver_id: to.id, ...more },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
}

/** Writes and answers the message, or fails. */
export async function written(app: TestApp, who: Person, to: Person, content: string, more = {}): Promise<SentMessage> {
  const { status, body, text } = await write(app, who, to, content, more);
  if (status !== 201) throw new Error(`message answered ${status}: ${text}`);
  return body;
}

export async function conversationsOf(app: TestApp, { token }: Person): Promise<ConversationsPage> {
  const { status, body, text } = await app.request<ConversationsPage>({ url: '/api/messages/conversations', token });
  if (status !== 200) throw new Error(`conversations answered ${status}: ${text}`);
  return body;
}

export const threadOf = <T = ThreadAnswer>(
  app: TestApp,
  { token }: Person,
  conversationId: string,
  search = '',
): Promise<TestAnswer<T>> => app.request<T>({ url: `/api/messages/${conversationId}${search}`, token });

export const withSomebody = <T = ConversationAnswer>(
  app: TestApp,
  { token }: Person,
  other: Person,
): Promise<TestAnswer<T>> => app.request<T>({ url: `/api/messages/conversations/with/${other.id}`, token });

export async function unreadOf(app: TestApp, { token }: Person): Promise<number> {
  return (await app.request<{ count: number }>({ url: '/api/messages/unread/count', token })).body.count;
}

export const attach = <T = { readonly id: string }>(
  app: TestApp,
  { token }: Person,
  fileName: string,
  bytes: Buffer,
): Promise<TestAnswer<T>> =>
  app.request<T>({ method: 'POST', url: '/api/upload/attachment', token, ...form([file(bytes, fileName)]) });
