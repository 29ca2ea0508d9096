import { z } from 'zod';
import { id } from '../../../platform/contract/fields.contract.js';

/** Language of the page; people's texts keep their own. Other parameters of incoming links are ignored. */
export const publicPageQuery = z.object({ lang: z.string().max(20).optional().catch(undefined) });
export type PublicPageQuery = z.output<typeof publicPageQuery>;

/** The first id of the requested file. */
export const siteMapQuery = z.object({ from: id.optional().catch(undefined) });
export type SiteMapFile = z.output<typeof siteMapQuery>;

/** An invalid id gives the not-found page, like an unknown one. */
export const pageId = id.nullable().catch(null);
