import { z } from 'zod';

/** `page` from 1 and `limit` 1..100, for every list. */
export const pageFields = {
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
};

export const pageQuery = z.strictObject(pageFields);
export type PageQuery = z.infer<typeof pageQuery>;

/** The shape of every list: `{ <plural>: […], total, page, limit }`, with `total` counted under the same filters. */
export function pageOf<K extends string, T extends z.ZodType>(plural: K, item: T) {
  const page = { total: z.int().min(0), page: z.int().min(1), limit: z.int().min(1) };
  return z.object({ [plural]: z.array(item), ...page } as Record<K, z.ZodArray<T>> & typeof page);
}
