import type { NoiseMessages } from './noise-messages';

export const en: NoiseMessages = {
  label: 'Reduce background noise',
  hint: 'A steady noise, such as a fan, becomes quieter; your voice stays. You can change this choice for a day.',
  reduced: 'A steady noise, such as a fan, is quieter.',
  asRecorded: 'Everything that the microphone recorded can be heard.',
  until: 'You can change this choice until {date}.',
  underWay: 'We are processing the sound again. Until then, the earlier version stays online.',
  stopped:
    'The sound could not be changed because of a problem on our side. The earlier version stays online. You can try again.',
  fixed: 'Background noise is reduced.',
  saved: 'Saved. We are processing the sound again.',
  failed: 'The choice was not saved.',
};
