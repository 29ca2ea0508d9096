import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

const payload = z.object({ video_id: z.uuid(), owner_id: z.uuid() });

/** The original is stored and waits for a worker. */
export const videoUploaded = defineEvent('media.video-uploaded', payload);
/** The video can be watched. */
export const videoCompleted = defineEvent('media.video-completed', payload);
/** Its owner changed title, description or visibility. */
export const videoChanged = defineEvent('media.video-changed', payload);
/** Processing failed permanently; the owner sees why in its status. */
export const videoFailed = defineEvent('media.video-failed', payload);
/** Its owner removed it. */
export const videoRemoved = defineEvent('media.video-removed', payload);
/** A blind reviewer will need the sound of the video. */
export const soundWanted = defineEvent('media.sound-wanted', z.object({ video_id: z.uuid() }));
