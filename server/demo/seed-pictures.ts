import { readFile } from 'node:fs/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { UpdateCompany } from '../modules/companies/use-cases/update-company.js';
import { imageUrl } from '../modules/media/domain/file-urls.js';
import { SetAvatar } from '../modules/media/use-cases/set-avatar.js';
import { StoreImage } from '../modules/media/use-cases/store-image.js';
import { asRequest } from './as-request.js';
import type { CompanyKey } from './content/content-types.js';
import { mediaPath } from './media-file.js';
import type { SeededCompany } from './seed-companies.js';

/** A person of the demo whose portrait is drawn. */
export interface Portrayed {
  readonly id: string;
  readonly key: string;
}

/** Counts pictures of any status: one that its owner removed is not set again. */
async function ownersOf(em: EntityManager, kind: 'avatar' | 'image'): Promise<ReadonlySet<string>> {
  const rows = await em.execute<{ owner_id: string }[]>('select distinct owner_id from owned_file where kind = ?', [
    kind,
  ]);
  return new Set(rows.map((row) => row.owner_id));
}

/** Sets the missing portraits. */
export async function seedPortraits(app: INestApplicationContext, people: readonly Portrayed[]): Promise<void> {
  const setAvatar = app.get(SetAvatar, { strict: false });
  const done = await ownersOf(app.get(EntityManager, { strict: false }), 'avatar');
  for (const { id, key } of people)
    if (!done.has(id)) await setAvatar.execute(id, await readFile(mediaPath('portraits', key)));
}

/** Sets the missing logos of companies. */
export async function seedLogos(
  app: INestApplicationContext,
  companies: ReadonlyMap<CompanyKey, SeededCompany>,
): Promise<void> {
  const storeImage = app.get(StoreImage, { strict: false });
  const updateCompany = app.get(UpdateCompany, { strict: false });
  const done = await ownersOf(app.get(EntityManager, { strict: false }), 'image');
  for (const [key, { companyId, recruiterId }] of companies) {
    if (done.has(recruiterId)) continue;
    const picture = await readFile(mediaPath('logos', key));
    const id = await asRequest(app, () => storeImage.execute(recruiterId, picture));
    await updateCompany.execute(recruiterId, companyId, { logo_url: imageUrl(id) });
  }
}
