import type { VideoCostMessages } from './messages';

export const en: VideoCostMessages = {
  'costs.title': 'Cost of a minute of video',
  'costs.lead':
    'Processor time of ffmpeg and bytes of the stored files for a minute of video, over videos finished in the last {days} days. Half of them cost less than the median; 95 of 100 less than the 95th percentile.',
  'costs.table': 'Cost of a minute',
  'costs.kind': 'Kind',
  'costs.kind.VIDEO': 'Video',
  'costs.kind.AUDIO': 'Sound only',
  'costs.videos': 'Videos',
  'costs.cpu.median': 'Processor, median',
  'costs.cpu.p95': 'Processor, 95th percentile',
  'costs.bytes.median': 'Storage, median',
  'costs.bytes.p95': 'Storage, 95th percentile',
  'costs.seconds': '{value} s',
  'costs.hardware':
    'Videos made by the hardware encoder: {made}. Made by software instead, because it failed or its result was not accepted: {fallbacks}.',
  'costs.failed': 'The costs of videos could not be loaded.',
};
