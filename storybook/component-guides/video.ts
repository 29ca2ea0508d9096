import type { ComponentGuides } from './guide';

export const video: ComponentGuides = {
  VideoPlayer: {
    use: ['Every video and every recording of sound, with captions, chapters and speed.'],
    avoid: ['Playing by itself.', 'A video without captions or a sentence that says there are none.'],
    keyboard: {
      'Space, K': 'plays and pauses',
      '← →': 'five seconds back, forward',
      'J, L': 'ten seconds back, forward',
      'N, P': 'next, previous question',
      C: 'captions',
      M: 'sound',
      F: 'full screen',
      I: 'small window',
    },
  },
  StreamPlayer: {
    use: [
      'A presentation of the product, whatever its kind: it shows the player, sound, or the written answers, and loading and errors.',
    ],
    avoid: ['Videos that are not a presentation; use VideoPlayer.'],
  },
  ChapterList: {
    use: ['The questions of a video. A press jumps to the answer.'],
    avoid: ['Videos with one question.'],
  },
  TranscriptPanel: {
    use: ['What is said, with a search. It follows the video, and a line jumps to its moment.'],
    avoid: ['A transcript that the owner hides.'],
  },
  VideoWords: {
    use: ['Summary and keywords of a video, in the language of the reader if they exist.'],
    avoid: ['Words made without the approval of the owner.'],
  },
  VideoAnswers: {
    use: ['What the owner wrote about a video: a description and written answers.'],
    avoid: ['Presentations that are only in writing; use WrittenAnswers.'],
  },
  WrittenAnswers: {
    use: ['A presentation in writing, in the place and size of the player: it is never shown as something missing.'],
    avoid: ['Notes below a video; use VideoAnswers.'],
  },
  CaptionsDialog: {
    use: ['Write, paste, import, correct, show or hide the captions of one language.'],
    avoid: ['Two languages at once.'],
  },
};
