const KIB = 1024;
const MIB = 1024 * KIB;

/** Limits of pictures and documents, each with its reason. Sizes in bytes, times in seconds. */
export const fileLimits = {
  /** Promised by the help text under the picture. */
  maxImageBytes: 5 * MIB,
  /** 8000 × 8000: more than any phone's JPEG below 5 MB. Larger decompression bombs are rejected before unpacking. */
  maxImagePixels: 64_000_000,
  /** The largest photo takes a slow core two seconds. */
  encodeSeconds: 10,
  /** 8064 × 6048, the largest photo of a phone. Unpacked it takes 200 MB for a second or two, one photo at a time. */
  maxHeicPixels: 50_000_000,
  /** Its decoder is WebAssembly, four times slower than the others. */
  decodeHeicSeconds: 20,
  /** 64 megapixels of PNG take 131 MB. A HEIC photo is unpacked whole (200 MB), and several times in memory. */
  encodeMemoryBytes: 1536 * MIB,
  /** WebP of the largest edge is below 3 MB. */
  encodedBytes: 16 * MIB,
  /** Side of a portrait: twice the largest on our screens. */
  portraitEdge: 512,
  /** Longest side of other pictures, for example a logo. */
  imageEdge: 1024,
  /** A photographed document page stays readable. */
  attachmentEdge: 2048,
  /** WebP, 0..100: no visible loss on a face at this size. */
  webpQuality: 82,

  /** Promised by the help text under the résumé. */
  maxDocumentBytes: 10 * MIB,
  /** A word processor document has about twenty parts; thousands are a disguised archive. */
  maxDocumentParts: 5_000,

  /** Pictures and documents per day: trying crops takes a few, hundreds are a script. */
  filesPerDay: 40,
  /** Current pictures per owner; a company page needs a handful. */
  imagesPerOwner: 50,
  /** A removed file leaves a row that counts for the day, without name and content. */
  removedRowDays: 30,
} as const;
