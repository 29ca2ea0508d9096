import { rejectionOf, type Rejection } from '../FileDropzone/file-check';

/** What a browser can draw and the server takes. A phone turns its own format into JPEG where these alone are asked for. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const PHOTO_BYTES = 5 * 1024 ** 2;

/** Why these files are no photo, or `null`. */
export function photoRejection(files: readonly Pick<File, 'name' | 'type' | 'size'>[]): Rejection | null {
  return rejectionOf(files, photoTypes, PHOTO_BYTES);
}
