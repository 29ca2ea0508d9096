import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { AddCompanyVideo } from '../modules/companies/use-cases/add-company-video.js';
import { ClipUploads } from './clip-uploads.js';
import { companyVideos } from './content/company-videos.js';
import type { CompanyKey } from './content/content-types.js';
import type { SeededCompany } from './seed-companies.js';

/** Also counts entries that hide the video: a video that its company keeps or removed is not added again. */
async function isInGallery(em: EntityManager, videoId: string): Promise<boolean> {
  const rows = await em.execute<object[]>('select 1 from company_video where video_id = ? limit 1', [videoId]);
  return rows.length > 0;
}

/** Uploads the missing videos of galleries as their recruiters, and adds them to the gallery; the worker processes them. */
export async function seedCompanyVideos(
  app: INestApplicationContext,
  companies: ReadonlyMap<CompanyKey, SeededCompany>,
): Promise<void> {
  const em = app.get(EntityManager, { strict: false });
  const addVideo = app.get(AddCompanyVideo, { strict: false });
  const uploads = new ClipUploads(app);
  for (const { company, title, description, category } of companyVideos) {
    const seeded = companies.get(company);
    if (!seeded) continue;
    const clip = { ownerId: seeded.recruiterId, key: company, fileName: 'entreprise.mp4', title };
    const videoId = await uploads.upload(clip);
    if (!videoId || (await isInGallery(em, videoId))) continue;
    await addVideo.execute(seeded.recruiterId, {
      company_id: seeded.companyId,
      video_url: `/api/stream/video/${videoId}`,
      title,
      description,
      video_category: category,
    });
  }
}
