import { z } from 'zod';
import { id } from '../../../platform/contract/fields.contract.js';

/** Sizes in bytes. For file dialogs; the server decides by content. */
export const imageMaxBytes = 5 * 1024 * 1024;
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] as const;
export const documentMaxBytes = 10 * 1024 * 1024;
export const documentExtensions = ['.pdf', '.docx'] as const;

export const avatarUploaded = z.object({ avatar_url: z.string() });
export type AvatarUploaded = z.infer<typeof avatarUploaded>;

export const avatarRemoved = z.object({ avatar_url: z.null() });
export type AvatarRemoved = z.infer<typeof avatarRemoved>;

export const imageUploaded = z.object({ id, url: z.string() });
export type ImageUploaded = z.infer<typeof imageUploaded>;

export const attachmentMaxBytes = documentMaxBytes;
export const attachmentTypes = ['application/pdf', ...imageTypes] as const;

/** A file for the caller's next message; `size` in bytes. */
export const attachmentUploaded = z.object({
  id,
  url: z.string(),
  name: z.string(),
  content_type: z.string(),
  size: z.int().min(1),
});
export type AttachmentUploaded = z.infer<typeof attachmentUploaded>;

/** The account's new résumé; `size` in bytes. */
export const documentUploaded = z.object({ id, url: z.string(), name: z.string(), size: z.int().min(1) });
export type DocumentUploaded = z.infer<typeof documentUploaded>;
