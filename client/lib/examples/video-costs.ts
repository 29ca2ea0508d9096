import type { VideoCosts } from '@modules/media/http/video-costs.contract';

/** Costs of a minute of video, for stories and specs. */
export const costsOfVideos: VideoCosts = {
  days: 30,
  kinds: [
    {
      kind: 'VIDEO',
      videos: 1284,
      cpu_seconds: { median: 21.44, p95: 63.08 },
      bytes: { median: 9_870_000, p95: 21_300_000 },
      by_hardware: 0,
      fallbacks: 0,
    },
    {
      kind: 'AUDIO',
      videos: 96,
      cpu_seconds: null,
      bytes: { median: 985_000, p95: 1_010_000 },
      by_hardware: 0,
      fallbacks: 0,
    },
  ],
};

/** The same with a hardware encoder that failed for some videos. */
export const costsWithHardware: VideoCosts = {
  ...costsOfVideos,
  kinds: costsOfVideos.kinds.map((cost) =>
    cost.kind === 'VIDEO' ? { ...cost, by_hardware: 1_250, fallbacks: 34 } : cost,
  ),
};
