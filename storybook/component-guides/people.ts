import type { ComponentGuides } from './guide';

export const people: ComponentGuides = {
  FrostedPoster: {
    use: [
      'A person who is masked. The picture comes from an opaque id and from nothing about the person.',
      '`cleared` after the person said yes: the frost disappears in 600 ms over the real video.',
    ],
    avoid: ['A blurred photo: blur can be undone.', 'Companies and jobs.'],
  },
  Avatar: {
    use: ['A small picture or initials beside a name.'],
    avoid: ['A masked person; use FrostedPoster.', 'The only sign of who it is: the name stands beside it.'],
  },
  ScoreRing: {
    use: ['A match from 0 to 100, with the words that explain it nearby.'],
    avoid: ['A score without its reasons.', 'Any other percentage; use ProgressBar.'],
  },
  ScoreParts: {
    use: ['What a score is made of: points and out of how many, in the order that the reader can change something.'],
    avoid: ['More than six parts.'],
  },
  EvidenceQuote: {
    use: [
      'Two sentences that say the same thing, one of each side, with the shared words marked. Each keeps its own language.',
    ],
    avoid: ['Words that neither side wrote.'],
  },
  SkillChip: {
    use: ['A skill: plain, found on both sides, or missing. The state has an icon besides its colour.'],
    avoid: ['Actions or filters.'],
  },
  StateBadge: {
    use: ['The state of a thing in one word: pending, accepted, expired. Tone and icon repeat the word.'],
    avoid: ['Counts and dates.', 'Two badges for one state.'],
  },
  TimeRing: {
    use: ['What is left of a time limit, with a sentence that says what happens at its end.'],
    avoid: ['Time that passes without consequence; write the date.'],
  },
  LiveMark: {
    use: [
      'On a presentation with the mark "Recorded here, live": the phrase that was drawn, and what the mark does not show.',
    ],
    avoid: ['Lists and scores: the mark is never an advantage.'],
  },
  VideoSaleCard: {
    use: ['The owner decides whether one video may be bought while the profile is masked.'],
    avoid: ['A choice made before the owner answered: nothing is on by default.'],
  },
  Quote: {
    use: ['What somebody wrote, word for word, with its line breaks.'],
    avoid: ['A summary.'],
  },
};
