/** One sentence that a drawn person says, and its translation: the two become captions. */
export interface SpokenLine {
  readonly fr: string;
  readonly en: string;
}

/** A chapter of a clip: the question that it answers, in both languages, and the sentences. */
export interface SpokenPart {
  readonly question: SpokenLine;
  readonly lines: readonly SpokenLine[];
}

/** The words of a drawn person. `drawing/render-media.mjs` makes the clip from it; after a change of words, run it again. */
export interface Spoken {
  /** The first name that the clip shows. */
  readonly name: string;
  readonly language: 'fr' | 'en';
  /** The engine's voice, and how much higher (above 1) or lower it sounds. */
  readonly voice: { readonly name: string; readonly pitch: number };
  readonly parts: readonly SpokenPart[];
}

const who: SpokenLine = { fr: 'Qui êtes-vous ?', en: 'Who are you?' };
const work: SpokenLine = { fr: 'Que faites-vous de mieux ?', en: 'What do you do best?' };
const next: SpokenLine = { fr: 'Que cherchez-vous ?', en: 'What are you looking for?' };

/** The three answers of a job seeker. */
export function introduction(
  name: string,
  language: Spoken['language'],
  voice: Spoken['voice'],
  answers: readonly [first: readonly SpokenLine[], second: readonly SpokenLine[], third: readonly SpokenLine[]],
): Spoken {
  const [first, second, third] = answers;
  const parts = [
    { question: who, lines: first },
    { question: work, lines: second },
    { question: next, lines: third },
  ];
  return { name, language, voice, parts };
}
