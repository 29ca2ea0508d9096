import { z } from 'zod';
import { defineEvent } from '../../../platform/outbox/define-event.js';

/** The owner is always an account. Recordings of interviews have events of their own, because an interview cannot be notified. */
const payload = z.object({ video_id: z.uuid(), owner_id: z.uuid() });
const ofInterview = z.object({ video_id: z.uuid(), interview_id: z.uuid() });

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

/** The original of an interview's recording is stored and waits for a worker. */
export const recordingUploaded = defineEvent('media.recording-uploaded', ofInterview);
/** The recording of an interview can be watched. */
export const recordingCompleted = defineEvent('media.recording-completed', ofInterview);
/** Processing the recording of an interview failed permanently. */
export const recordingFailed = defineEvent('media.recording-failed', ofInterview);
/** The recording of an interview was removed. */
export const recordingRemoved = defineEvent('media.recording-removed', ofInterview);

/** A blind reviewer will need the sound of the video. */
export const soundWanted = defineEvent('media.sound-wanted', z.object({ video_id: z.uuid() }));
