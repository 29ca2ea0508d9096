import { z } from 'zod';
import { api, session } from '../../lib/backend';

/** Ends the session on the server, then here and in the other tabs; here even when the server cannot be reached. */
export async function signOut(): Promise<void> {
  try {
    await api({ method: 'POST', path: '/api/auth/logout', answer: z.object({ success: z.literal(true) }) });
  } finally {
    session.end('signed-out');
  }
}
