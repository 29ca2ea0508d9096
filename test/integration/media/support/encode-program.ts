import { join } from 'node:path';
import { detectConfinement } from '../../../../server/modules/media/ffmpeg/confinement.js';
import { transcode } from '../../../../server/modules/media/ffmpeg/transcode.js';

/** A process that encodes the file in a folder, for a test that kills it. */
const { TEST_FOLDER, TEST_WORK } = process.env;
if (!TEST_FOLDER || !TEST_WORK) throw new Error('TEST_FOLDER and TEST_WORK are not set');
await transcode(await detectConfinement(TEST_WORK), {
  input: join(TEST_FOLDER, 'original'),
  folder: TEST_FOLDER,
  quality: 'medium',
  lane: 'long',
  signal: new AbortController().signal,
  onProgress: () => undefined,
});
