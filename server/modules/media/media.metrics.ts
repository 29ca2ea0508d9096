import { defineCounter } from '../../platform/metrics/define-metric.js';

export const ffmpegSeconds = defineCounter({
  name: 'entrevue_ffmpeg_seconds_total',
  help: 'Time that ffmpeg took for videos that were completed.',
});
export const videoSeconds = defineCounter({
  name: 'entrevue_video_seconds_total',
  help: 'Length of the videos that were completed.',
});

export const madeBytes = defineCounter({
  name: 'entrevue_video_made_bytes_total',
  help: 'Bytes of the files that were made of completed videos.',
});
export const madeSeconds = defineCounter({
  name: 'entrevue_video_made_seconds_total',
  help: 'Length of the videos whose bytes are counted, also those of encoders on other machines.',
});
export const cpuSeconds = defineCounter({
  name: 'entrevue_video_cpu_seconds_total',
  help: 'Processor time of ffmpeg for completed videos, also that of encoders on other machines.',
});
export const cpuVideoSeconds = defineCounter({
  name: 'entrevue_video_cpu_measured_seconds_total',
  help: 'Length of the videos whose processor time was measured.',
});
export const droppedCodecs = defineCounter({
  name: 'entrevue_video_codecs_left_out_total',
  help: 'Videos published without the rungs of a codec of MEDIA_CODECS: its encoder failed, or its files were not smaller.',
  labels: ['kind', 'outcome'],
});
export const encoderFallbacks = defineCounter({
  name: 'entrevue_video_encoder_fallbacks_total',
  help: 'Videos that software encoded because the hardware encoder failed, or its result was not accepted.',
  labels: ['kind'],
});
