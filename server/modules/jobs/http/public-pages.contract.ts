import { z } from 'zod';
import { id } from '../../../platform/contract/fields.contract.js';

/** The language of the frame; what people wrote keeps its own. Other parameters are those of whoever linked here. */
export const publicPageQuery = z.object({ lang: z.string().max(20).optional().catch(undefined) });
export type PublicPageQuery = z.output<typeof publicPageQuery>;

/** The first id of the file that is asked for. */
export const siteMapQuery = z.object({ from: id.optional().catch(undefined) });
export type SiteMapFile = z.output<typeof siteMapQuery>;

/** What is no id leads to the page for what is not there, like an id of nobody. */
export const pageId = id.nullable().catch(null);
