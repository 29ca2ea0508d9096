import { presenceDrawn } from '@modules/media/http/presence.contract';
import { api } from '../../../lib/backend';
import type { Presence } from '../domain/presence';

/** Draws the phrase and the gesture for a recording; the same recording gets the same ones again. */
export async function drawPresence(recordingId: string): Promise<Presence> {
  const {
    phrase,
    gesture,
    expires_at: expiresAt,
  } = await api({
    method: 'POST',
    path: '/api/presence-draws',
    body: { recording_id: recordingId },
    answer: presenceDrawn,
  });
  return { phrase, gesture, expiresAt };
}
