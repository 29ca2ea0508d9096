import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { AddCompanyVideo } from '../modules/companies/use-cases/add-company-video.js';
import { AcceptUpload } from '../modules/media/use-cases/accept-upload.js';
import { companyVideos } from './content/company-videos.js';
import type { CompanyKey } from './content/content-types.js';
import { renderClip } from './render-clip.js';
import type { SeededCompany } from './seed-companies.js';

/** Counts videos of any status: a video that its company removed is not created again. */
async function hasSentVideo(em: EntityManager, recruiterId: string): Promise<boolean> {
  const rows = await em.execute<object[]>('select 1 from video where owner_id = ? limit 1', [recruiterId]);
  return rows.length > 0;
}

/** Renders the missing videos of a gallery, uploads them as their recruiter and adds them to the gallery; the worker processes them. */
export async function seedCompanyVideos(
  app: INestApplicationContext,
  companies: ReadonlyMap<CompanyKey, SeededCompany>,
): Promise<void> {
  const em = app.get(EntityManager, { strict: false });
  const acceptUpload = app.get(AcceptUpload, { strict: false });
  const addVideo = app.get(AddCompanyVideo, { strict: false });
  for (const [variant, { company, sign, title, description, category }] of companyVideos.entries()) {
    const seeded = companies.get(company);
    if (!seeded || (await hasSentVideo(em, seeded.recruiterId))) continue;
    const folder = await mkdtemp(join(tmpdir(), 'entrevue-demo-'));
    try {
      const file = await renderClip(folder, sign, variant + 3);
      const { videoId } = await acceptUpload.execute({
        ownerId: seeded.recruiterId,
        fileName: 'entreprise.mp4',
        bytes: createReadStream(file),
        untitled: title,
        details: () => Promise.resolve({ title }),
      });
      await addVideo.execute(seeded.recruiterId, {
        company_id: seeded.companyId,
        video_url: `/api/stream/video/${videoId}`,
        title,
        description,
        video_category: category,
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
