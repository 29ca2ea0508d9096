import type { TestApp } from '../../support/app.js';
import { newPlayer } from './cast.js';

interface Dispute {
  readonly seeker: { readonly token: string };
  readonly recruiter: { readonly token: string; readonly companyId: string };
  /** A report about a message from the seeker to the recruiter. */
  readonly message: { readonly id: string };
  /** The text that both sides and the operator write. */
  readonly words: string;
}

/** Both sides reported each other, and an operator decided. Each is notified on the site and by email. */
export async function reportedEachOther(app: TestApp, { seeker, recruiter, message, words }: Dispute): Promise<void> {
  const operator = await newPlayer(app, 'operator');
  const send = async (method: 'POST' | 'PUT', url: string, token: string, payload: object): Promise<string> => {
    const { status, body, text } = await app.request<{ id: string }>({ method, url, token, payload });
    if (status >= 300) throw new Error(`${url} answered ${status}: ${text}`);
    return body.id;
  };
  for (const [{ token }, target] of [
    [recruiter, { target_type: 'MESSAGE', target_id: message.id }],
    [seeker, { target_type: 'COMPANY', target_id: recruiter.companyId }],
  ] as const) {
    const id = await send('POST', '/api/reports', token, { reason: 'FRAUD', details: words, ...target });
    await send('PUT', `/api/admin/reports/${id}`, operator.token, { status: 'DISMISSED', note: words });
  }
}
