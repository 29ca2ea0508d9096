/** Megabytes (1,000,000 bytes) that the blur downloads, compressed; `blur-size.spec.ts` measures them. */
export const blurMegabytes = 0.7;
