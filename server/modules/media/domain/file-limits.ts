const KIB = 1024;
const MIB = 1024 * KIB;

/** Every bound of pictures and documents, each with its reason. Sizes in bytes, times in seconds. */
export const fileLimits = {
  /** What the help text under the picture promises. */
  maxImageBytes: 5 * MIB,
  /** 8000 × 8000: above every phone whose JPEG stays below 5 MB; a bomb of more pixels is refused before it is unpacked. */
  maxImagePixels: 64_000_000,
  /** A photograph of the largest size takes a slow core two seconds. */
  encodeSeconds: 10,
  /** 8064 × 6048, the largest photo of a phone. Unpacked it takes 200 MB for a second or two, and one photo at a time. */
  maxHeicPixels: 50_000_000,
  /** Its decoder is WebAssembly: four times as slow as the others. */
  decodeHeicSeconds: 20,
  /** Edge of a portrait: twice the largest one on any screen of ours. */
  portraitEdge: 512,
  /** Longest side of another picture, a logo for example. */
  imageEdge: 1024,
  /** A page of a letter that was photographed can still be read. */
  attachmentEdge: 2048,
  /** WebP, 0..100: no visible loss on a face at this size. */
  webpQuality: 82,

  /** What the help text under the résumé promises. */
  maxDocumentBytes: 10 * MIB,
  /** A document of a word processor has some twenty parts; thousands are an archive that calls itself one. */
  maxDocumentParts: 5_000,

  /** Pictures and documents a day: trying crops is patience, hundreds are a script. */
  filesPerDay: 40,
  /** Pictures that stand at once; a company page needs a handful. */
  imagesPerOwner: 50,
  /** What somebody took away leaves a row that counts for the day; it has no name and no content any more. */
  removedRowDays: 30,
} as const;
