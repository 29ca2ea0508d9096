import { z } from 'zod';

export const done = z.object({ success: z.literal(true) });
export type Done = z.infer<typeof done>;
