import { z } from 'zod';

/** Seconds a signed address lives. */
export const signedUrlSeconds = 15 * 60;
export const signedUrlsMax = 100;

const address = z.string().min(1).max(2_000);

export const presignedUrlQuery = z.strictObject({ url: address });
export type PresignedUrlQuery = z.infer<typeof presignedUrlQuery>;
export const presignedUrl = z.object({ url: z.string() });
export type PresignedUrl = z.infer<typeof presignedUrl>;

export const presignedUrlsRequest = z.strictObject({ urls: z.array(address).max(signedUrlsMax) });
export type PresignedUrlsRequest = z.infer<typeof presignedUrlsRequest>;
/** By original address; what the caller may not see, or is not ours, is absent: the caller goes on with the original. */
export const presignedUrls = z.object({ urls: z.record(z.string(), z.string()) });
export type PresignedUrls = z.infer<typeof presignedUrls>;
