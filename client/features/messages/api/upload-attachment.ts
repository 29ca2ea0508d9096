import { attachmentUploaded } from '@modules/media/http/files.contract';
import { upload } from '../../../lib/backend';
import type { UploadPhase } from '../../../lib/upload';
import type { OutgoingFile } from '../domain/outgoing-messages';

/** Uploads a file for the next message. */
export function uploadAttachment(
  file: File,
  onPhase: (phase: UploadPhase) => void,
  signal: AbortSignal,
): Promise<OutgoingFile> {
  return upload({ path: '/api/upload/attachment', fields: {}, file, answer: attachmentUploaded, onPhase, signal });
}
