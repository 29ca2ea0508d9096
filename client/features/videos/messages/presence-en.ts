import type { PresenceMessages } from './presence-messages';

export const en: PresenceMessages = {
  'choice.label': 'Add the mark “Recorded here, live”',
  'choice.hint':
    'Optional: a phrase and a gesture are drawn at random, and you put them in your first answer. Companies that may watch your introduction read the phrase and listen for it themselves. Nothing is analyzed, neither voice nor face, and your score is the same with or without.',
  'choice.failed': 'The phrase could not be drawn. Try again, or continue without the mark.',
  'say.title': 'Your phrase',
  'say.phrase': '“{phrase}”',
  'say.gesture': 'And this gesture, if you can: {gesture}',
  'say.lead': 'Say it at the beginning of your first answer. It stays on the screen while you answer.',
  'say.until': 'Publish before {time}: later, your recording is published without the mark.',
  'stage.say': 'Say: “{phrase}”',
  'stage.sayAndDo': 'Say: “{phrase}” {gesture}',
  'review.ready': 'Your recording will have the mark “Recorded here, live” if you publish it before {time}.',
  'review.over':
    'More than an hour has passed since the draw: your recording will be published without the mark. To have it, record again.',
};
