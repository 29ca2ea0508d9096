const KIB = 1024;
const MIB = 1024 * KIB;
const GIB = 1024 * MIB;
const HOUR = 3600;

/** Every bound of this module, each with its reason. Sizes in bytes, times in seconds. */
export const mediaLimits = {
  /** The specification: 1 GB, which it also writes as 1024 MB. */
  maxUploadBytes: GIB,
  /** What `file-type` asks for to tell one container from another. */
  sniffBytes: 4100,
  /** A sender that stays silent this long has gone; the specification's 30 minutes bound the whole. */
  uploadSilenceSeconds: 30,
  /** An upload in pieces may be picked up again for a day: a night's sleep and a train ride; then its bytes go. */
  unfinishedSeconds: 24 * HOUR,
  /** Several tabs or devices, and a few that were given up today; each one keeps bytes that count. */
  unfinishedPerOwner: 5,
  /** Reliability rule R-12. Twenty takes a day is a patient candidate; more is a script. */
  uploadsPerDay: 20,
  /** Five full-size originals, or some forty hours of finished 720p: beyond any honest profile. */
  storageBytesPerOwner: 5 * GIB,
  /** one person's batch must not make everybody else wait. */
  concurrentProcessingPerOwner: 2,
  /** How long a video waits before it asks again for one of its owner's two places. */
  retryPlaceSeconds: 10,

  /** An interview of an hour is an interview; a longer file is a mistake or an attack (24 h fit in 1.3 MB). */
  maxDurationSeconds: HOUR,
  /** 4096 × 4096: every phone's 4K and an action camera's 5.3K, upright or not. 8K needs more than 1 GiB to decode. */
  maxPixels: 4096 * 4096,
  /** No camera is this long on one side; keeps a 16 × 1,000,000 strip out of the scaler. */
  maxSide: 8192,
  /** Below this a side cannot be halved for 4:2:0 colour and still show something. */
  minSide: 16,
  /** Phones write up to eight tracks (picture, sounds, sensors); hundreds are a bomb. */
  maxTracks: 32,

  /** Any hang shows as 30 s without a sign of life (F4); a 4K source on one slow core still moves within 2 s. */
  silenceSeconds: 30,
  /** Start-up, probing and moving the index, on top of what follows the length. */
  wallClockBaseSeconds: 300,
  /** A 4K HEVC hour decodes at a sixth of real time on one core of the smallest machine we run on. */
  wallClockPerMediaSecond: 8,
  /** Probing reads headers and a few frames: seconds, on any file that is one. */
  probeSeconds: 20,
  /** Address space. 4K decode with reference frames plus 1080p encode stays below 1.5 GiB; threads reserve the rest. */
  memoryBytes: 3 * GIB,
  /** The same for the prober, which decodes at most a few frames. */
  probeMemoryBytes: 2 * GIB,
  /** An hour at the highest profile's ceiling is 2.3 GB and every output must stay below it; a runaway writer stops here. */
  outputBytes: 2.5 * GIB,
  /** More threads than this help one file little and starve the other processes of the machine. */
  maxThreads: 4,
  /** Processes and threads of the unprivileged user, all ffmpeg of one machine together. */
  maxProcesses: 512,
  /** Below every interactive process of the machine. */
  niceness: 10,

  /** Of one delivery. What ends in a fault of ours pauses the video instead: see `domain/fault.ts`. */
  attempts: 3,
  /** Workers lost without a word in a row: a file that outlived ten of them pauses like after any fault. */
  maxClaims: 10,

  /** Originals are never served; a day lets an operator process again after a defect of ours. */
  originalRetentionSeconds: 24 * HOUR,
  /** Of a video that was given up by our fault: a month in which an operator may still save it. */
  failedOriginalRetentionSeconds: 30 * 24 * HOUR,
  /** Longer than any upload and any transaction: what is older and unknown to the database belongs to nobody. */
  orphanAgeSeconds: 2 * HOUR,
  /** A worker takes a video within seconds and writes every per cent of it; after this long nobody does. */
  delayedSeconds: 3 * 60,
  /** A video under way shows life every few seconds; one that waits in a queue loses nothing by a second request. */
  strandedSeconds: 20,
  /** A work folder that nothing has written to for this long lost its worker. */
  workFolderAgeSeconds: HOUR,
} as const;

export type MediaLimits = typeof mediaLimits;
