/** A person's answer to a question of their video. */
export interface Answered {
  /** The question as stored. */
  readonly asked: string;
  /** The question as the reader may read it. */
  readonly question: string;
}

/** A question with the answers of those who answered it. */
export interface SameQuestion<A> {
  readonly text: string;
  /** The posting asks it. */
  readonly ofPosting: boolean;
  readonly answers: readonly A[];
}

const folded = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();

/**
 * Brings the answers to the same question together: the posting's questions first, in its order, then those of the people. Questions of
 * the posting are recognized as stored, because they say nothing about a person. Others only by what the reader may read: a hidden word
 * must not decide which answers stand together.
 */
export function sameQuestions<A extends Answered>(
  ofPosting: readonly string[],
  people: readonly (readonly A[])[],
): SameQuestion<A>[] {
  const asked = new Set(ofPosting.map(folded));
  const isAsked = (answer: A): boolean => asked.has(folded(answer.asked));
  const groups = Map.groupBy(people.flat(), (answer) =>
    isAsked(answer) ? `posting ${folded(answer.asked)}` : `own ${folded(answer.question)}`,
  );
  const ofJob = [...new Map(ofPosting.map((text) => [folded(text), text])).values()].flatMap((text) => {
    const answers = groups.get(`posting ${folded(text)}`);
    return answers ? [{ text, ofPosting: true, answers: firstOfEach(answers, people) }] : [];
  });
  const own = [...groups].flatMap(([key, answers]) =>
    key.startsWith('own ')
      ? [{ text: answers[0]?.question ?? '', ofPosting: false, answers: firstOfEach(answers, people) }]
      : [],
  );
  return [...ofJob, ...own];
}

/** A person who answers a question twice is shown with the first answer. */
function firstOfEach<A>(answers: readonly A[], people: readonly (readonly A[])[]): A[] {
  return people.flatMap((own) => own.find((answer) => answers.includes(answer)) ?? []);
}
