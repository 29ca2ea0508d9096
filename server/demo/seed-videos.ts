import type { INestApplicationContext } from '@nestjs/common';
import { ClipUploads } from './clip-uploads.js';
import { frenchTypography } from './french-typography.js';
import type { SeededSeeker } from './seed-seekers.js';

/** Uploads every missing clip with its chapters and captions; the worker processes the files. */
export async function seedVideos(app: INestApplicationContext, seekers: readonly SeededSeeker[]): Promise<void> {
  const uploads = new ClipUploads(app);
  for (const { id, key, videoTitle } of seekers)
    if (videoTitle !== null)
      await uploads.upload({ ownerId: id, key, fileName: 'entrevue.mp4', title: frenchTypography(videoTitle) });
}
