import { z } from 'zod';

/** Validity of a signed address in seconds. */
export const signedUrlSeconds = 15 * 60;
export const signedUrlsMax = 100;

const address = z.string().min(1).max(2_000);

export const presignedUrlQuery = z.strictObject({ url: address });
export type PresignedUrlQuery = z.infer<typeof presignedUrlQuery>;
export const presignedUrl = z.object({ url: z.string() });
export type PresignedUrl = z.infer<typeof presignedUrl>;

export const presignedUrlsRequest = z.strictObject({ urls: z.array(address).max(signedUrlsMax) });
export type PresignedUrlsRequest = z.infer<typeof presignedUrlsRequest>;
/** By original address. Addresses that are not ours, or that the caller may not see, are absent; use the original then. */
export const presignedUrls = z.object({ urls: z.record(z.string(), z.string()) });
export type PresignedUrls = z.infer<typeof presignedUrls>;
