import type { EntityManager } from '@mikro-orm/postgresql';
import { containsPattern } from '../../../platform/database/contains-pattern.js';

/** The index is read once for each place. If more places contain the text, such as "qc", the place of each found posting is compared. */
const MAX_PLACES = 20;

/** All places of postings that contain `location`; null if there are none, or more than 20. */
export async function placesWith(em: EntityManager, location: string): Promise<readonly string[] | null> {
  const rows = await em.execute<{ place: string }[]>(
    `select place from job_place where place like fold_text(?) limit ${MAX_PLACES + 1}`,
    [containsPattern(location)],
  );
  return rows.length === 0 || rows.length > MAX_PLACES ? null : rows.map(({ place }) => place);
}
