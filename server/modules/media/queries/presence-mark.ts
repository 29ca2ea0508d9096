import type { PresenceGesture } from '../domain/presence-words.js';

/** The mark "recorded here, live" of a video. */
export interface PresenceMark {
  readonly drawnAt: string;
  readonly phrase: string;
  readonly language: 'fr' | 'en';
  readonly gesture: PresenceGesture;
}

/** Column with the {@link PresenceMark} of a video, or null; `v` is the video. */
export const presenceColumn = `
  (select jsonb_build_object('drawnAt', d.drawn_at, 'phrase', d.phrase, 'language', d.language, 'gesture', d.gesture)
     from presence_draw d where d.upload_id = v.id and d.used_at is not null) as presence`;
