import { isAccepted, rejectionOf, type Rejection } from '../FileDropzone/file-check';

/** Default photo format of iPhones. Some browsers do not know its type, and most cannot decode it. */
const heicTypes = ['image/heic', 'image/heif', '.heic', '.heif'] as const;

/** Types that the server accepts. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', ...heicTypes] as const;
export const PHOTO_BYTES = 5 * 1024 ** 2;

/** Reason why these files are refused as a photo, or `null`. */
export function photoRejection(files: readonly Pick<File, 'name' | 'type' | 'size'>[]): Rejection | null {
  return rejectionOf(files, photoTypes, PHOTO_BYTES);
}

/** A photo that this browser may not be able to show, but the server can convert. */
export function isHeic(file: Pick<File, 'name' | 'type'>): boolean {
  return isAccepted(file, heicTypes);
}
