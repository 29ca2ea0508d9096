import { defineCounter } from '../../platform/metrics/define-metric.js';

export const ffmpegSeconds = defineCounter({
  name: 'entrevue_ffmpeg_seconds_total',
  help: 'Time that ffmpeg took for videos that were completed.',
});
export const videoSeconds = defineCounter({
  name: 'entrevue_video_seconds_total',
  help: 'Length of the videos that were completed.',
});
