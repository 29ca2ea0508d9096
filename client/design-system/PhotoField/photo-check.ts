import { isAccepted, rejectionOf, type Rejection } from '../FileDropzone/file-check';

/** What a phone makes of its own accord. Not every browser knows its type, and most cannot draw it. */
const heicTypes = ['image/heic', 'image/heif', '.heic', '.heif'] as const;

/** What the server takes. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', ...heicTypes] as const;
export const PHOTO_BYTES = 5 * 1024 ** 2;

/** Why these files are no photo, or `null`. */
export function photoRejection(files: readonly Pick<File, 'name' | 'type' | 'size'>[]): Rejection | null {
  return rejectionOf(files, photoTypes, PHOTO_BYTES);
}

/** One that this browser may not be able to show, and the server can. */
export function isHeic(file: Pick<File, 'name' | 'type'>): boolean {
  return isAccepted(file, heicTypes);
}
