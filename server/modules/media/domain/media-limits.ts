const KIB = 1024;
const MIB = 1024 * KIB;
const GIB = 1024 * MIB;
const HOUR = 3600;

/** Limits of this module, each with its reason. Sizes in bytes, times in seconds. */
export const mediaLimits = {
  /** The specification: 1 GB, also written as 1024 MB. */
  maxUploadBytes: GIB,
  /** Bytes that `file-type` needs to recognise a container. */
  sniffBytes: 4100,
  /** A sender that is silent for this long has gone; the specification limits the whole upload to 30 minutes. */
  uploadSilenceSeconds: 30,
  /** A resumable upload can continue for a day, for example after a night or a train ride; then it is deleted. */
  unfinishedSeconds: 24 * HOUR,
  /** Several tabs or devices, and a few abandoned today; each stores bytes that count. */
  unfinishedPerOwner: 5,
  /** Reliability rule R-12. Twenty takes per day are a patient candidate; more are a script. */
  uploadsPerDay: 20,
  /** Five full-size originals, or about forty hours of finished 720p: more than any honest profile. */
  storageBytesPerOwner: 5 * GIB,
  /** one person's batch must not make others wait. */
  concurrentProcessingPerOwner: 2,
  /** How long a video waits before it tries again to get one of its owner's two places. */
  retryPlaceSeconds: 10,

  /** An interview can take an hour; longer files are a mistake or an attack (24 h fit in 1.3 MB). */
  maxDurationSeconds: HOUR,
  /** 4096 × 4096: all phones' 4K and an action camera's 5.3K in any orientation. 8K needs more than 1 GiB to decode. */
  maxPixels: 4096 * 4096,
  /** No camera has longer sides; rejects a 16 × 1,000,000 strip before scaling. */
  maxSide: 8192,
  /** Below this a side cannot be halved for 4:2:0. */
  minSide: 16,
  /** Phones write up to eight tracks (picture, sounds, sensors); hundreds are an attack. */
  maxTracks: 32,

  /** Ten answers of five minutes, and a few of them recorded again. A phrase that is drawn earlier proves less. */
  presenceSeconds: HOUR,
  /** As many as uploads a day: more would let a person choose from phrases. */
  presenceDrawsPerHour: 20,
  /** Unused draws are deleted after a day, when an upload that claimed one has arrived or expired. */
  presenceKeptSeconds: 25 * HOUR,

  /** A hang shows as 30 s without progress (F4); a 4K source on one slow core still progresses within 2 s. */
  silenceSeconds: 30,
  /** Start, probing and moving the index, in addition to the time by length. */
  wallClockBaseSeconds: 300,
  /** On one core of our smallest machine, 4K HEVC decodes at a sixth of real time. */
  wallClockPerMediaSecond: 8,
  /** Probing reads headers and a few frames, which takes seconds. */
  probeSeconds: 20,
  /** Address space. 4K decoding plus 1080p encoding needs less than 1.5 GiB; threads reserve the rest. */
  memoryBytes: 3 * GIB,
  /** The same with further codecs: SVT-AV1 reserves 4.6 GiB for three rungs up to 1080p, of which it uses 0.9. */
  codecMemoryBytes: 8 * GIB,
  /** The same with NVENC, whose driver reserves as many addresses as the machine and its card have memory. */
  nvencMemoryBytes: 64 * GIB,
  /** The same for the prober, which decodes a few frames at most. */
  probeMemoryBytes: 2 * GIB,
  /** An hour at the highest max rate is 2.3 GB; a runaway output stops here. */
  outputBytes: 2.5 * GIB,
  /** More threads speed up one file little and slow down other processes. */
  maxThreads: 4,

  /** Attempts per delivery. Faults on our side pause the video instead: see `domain/fault.ts`. */
  attempts: 3,
  /** Workers that disappeared in a row: after ten of them the video is paused like after any fault. */
  maxClaims: 10,

  /** Originals are never served. For a day, an operator can process them again after a bug. */
  originalRetentionSeconds: 24 * HOUR,
  /** If we gave up because of our own fault, an operator has a month to save the video. */
  failedOriginalRetentionSeconds: 30 * 24 * HOUR,
  /** Longer than any upload and transaction: older files without a row are not about to get one. */
  orphanAgeSeconds: 2 * HOUR,
  /** Keep leftover files this long before deleting them, so that an operator has a week to notice a mistake. */
  quarantineSeconds: 7 * 24 * HOUR,
  /** A worker takes a video within seconds and records each percent; after this long none is working on it. */
  delayedSeconds: 3 * 60,
  /** A video in progress shows activity every few seconds; a second request for a queued one is harmless. */
  strandedSeconds: 20,
  /** A work folder without writes for this long has lost its worker. */
  workFolderAgeSeconds: HOUR,
} as const;

export type MediaLimits = typeof mediaLimits;
