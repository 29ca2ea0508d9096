import type { LiveMessages } from './live-messages';

export const en: LiveMessages = {
  mark: 'Recorded here, live, on {date}',
  phrase: 'Phrase drawn at random: “{phrase}”',
  gesture: 'Gesture drawn at random: “{gesture}”',
  hidden: 'The phrase and the gesture appear when the profile is open.',
  about: 'What this mark shows',
  shows:
    'The phrase was drawn at random here, just before the recording. If you hear it, that part was recorded after the draw.',
  showsNot:
    'It proves neither who the person is nor what they say. No program has analyzed the voice or the face, and nobody has checked the phrase: you are the one who listens. The mark changes no score, and its absence means nothing.',
};
