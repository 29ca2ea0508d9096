import type { MockLoginRequest } from '@modules/identity/http/auth.contract';
import { api, session } from '../../../lib/backend';
import { loadSessionAnswer } from './session-answer';

export type DemoRole = MockLoginRequest['user_type'];

/** Signs in with a demo account; the server refuses (404) where demo mode is off. */
export async function enterDemo(role: DemoRole): Promise<void> {
  const body: MockLoginRequest = { user_type: role };
  session.establish(
    await api({ method: 'POST', path: '/api/auth/mock-login', body, answer: loadSessionAnswer, anonymous: true }),
  );
}
