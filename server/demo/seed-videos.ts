import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { AcceptUpload } from '../modules/media/use-cases/accept-upload.js';
import { frenchTypography } from './french-typography.js';
import { renderClip } from './render-clip.js';
import type { ClipToMake } from './seed-seekers.js';

/** Counts videos of any status: a video that its owner removed is not created again. */
async function ownersWithVideo(em: EntityManager, clips: readonly ClipToMake[]): Promise<ReadonlySet<string>> {
  const rows = await em.execute<{ owner_id: string }[]>('select distinct owner_id from video where owner_id in (?)', [
    clips.map((clip) => clip.ownerId),
  ]);
  return new Set(rows.map((row) => row.owner_id));
}

/** Renders one clip and uploads it as its owner would. */
async function uploadClip(acceptUpload: AcceptUpload, clip: ClipToMake, variant: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'entrevue-demo-'));
  try {
    const file = await renderClip(folder, clip.firstName, variant);
    const title = frenchTypography(clip.title);
    await acceptUpload.execute({
      ownerId: clip.ownerId,
      fileName: 'entrevue.mp4',
      bytes: createReadStream(file),
      untitled: title,
      details: () => Promise.resolve({ title }),
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Creates every missing clip, two at a time; the worker processes them. */
export async function seedVideos(app: INestApplicationContext, clips: readonly ClipToMake[]): Promise<void> {
  const acceptUpload = app.get(AcceptUpload, { strict: false });
  const done = await ownersWithVideo(app.get(EntityManager, { strict: false }), clips);
  const waiting = [...clips.entries()].filter(([, clip]) => !done.has(clip.ownerId));
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await uploadClip(acceptUpload, next[1], next[0]);
  };
  // Wait for both lanes before an error is thrown: nothing may still run when the application closes.
  const failed = (await Promise.allSettled([lane(), lane()])).find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}
