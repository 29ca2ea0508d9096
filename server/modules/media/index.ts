import { en } from './messages/en.js';
import { fr } from './messages/fr.js';
import { presenceEn } from './messages/presence-en.js';
import { presenceFr } from './messages/presence-fr.js';

export { MediaFacade } from './media.facade.js';
export type { AttachmentCard } from './queries/attachments.query.js';
export { MediaModule } from './media.module.js';
export { MediaPersonalData } from './media-personal-data.js';
export {
  recordingCompleted,
  recordingFailed,
  recordingUploaded,
  videoChanged,
  videoCompleted,
  videoFailed,
  videoRemoved,
  videoUploaded,
} from './domain/video.events.js';
export { type PersonalFileKind, PersonalFiles } from './domain/personal-files.js';
export { discardRest } from './http/multipart-parts.js';
export { readSmallUpload } from './http/read-small-upload.js';
export { RungAddressBook } from './http/rung-addresses.js';
export { VideoSender } from './http/video-sender.js';
export { SharedFiles } from './domain/shared-files.js';
export { InterviewRecordings } from './domain/interview-recordings.js';
export { TagConcepts } from './domain/tag-concepts.js';
export { PublicImages } from './domain/public-images.js';
export { type OwnerCard, WatchPolicy } from './domain/watch-policy.js';
export type { Viewer, WatchableVideo } from './domain/video.policy.js';
export type { BlindVideo } from './queries/blind-videos.query.js';
export type { ComparedVideo } from './queries/compared-videos.query.js';
export type { PlayableVideo } from './queries/owner-videos.query.js';
export { MediaBackup } from './storage/media-backup.js';
export type { ShownVideo } from './queries/shown-videos.query.js';
export { openEveryVideo } from './queries/open-every-video.js';
export type { AcceptedVideo, IncomingVideo } from './use-cases/accept-upload.js';

export const messages = { fr: { ...fr, ...presenceFr }, en: { ...en, ...presenceEn } };
