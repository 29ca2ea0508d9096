import type { KindMessages } from './kind-messages';

export const en: KindMessages = {
  'sound.play': 'Play the recording',
  'sound.replay': 'Listen again',
  'sound.seek': 'Position in the recording',
  'sound.loading': 'The recording is loading',
  'sound.failed': 'Playback error.',
  'sound.region': 'Audio player: {title}',
  'window.open': 'Small window',
  'window.close': 'Exit the small window',
  'resume.at': 'Continues at {time}',
  'resume.restart': 'From the start',
  'kind.VIDEO': 'On video',
  'kind.AUDIO': 'Sound only',
  'kind.TEXT': 'In writing',
  'open.VIDEO': 'Watch',
  'open.AUDIO': 'Listen',
  'open.TEXT': 'Read',
};
