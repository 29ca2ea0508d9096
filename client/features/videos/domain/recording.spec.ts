import { begun, finished, fresh } from '../recorder/recorder.examples';
import {
  answerAt,
  nextPrompt,
  partsOf,
  promptsOf,
  questionsOf,
  secondsOf,
  setOfPosting,
  withAnswer,
  withoutAnswer,
  withoutPosting,
  withSeconds,
  withTime,
} from './recording';

describe('a recording', () => {
  it('continues at the first unfinished answer', () => {
    expect([fresh, begun, finished].map(nextPrompt)).toEqual([0, 2, null]);
    expect(nextPrompt(withoutAnswer(finished, 1))).toBe(1);
  });

  it('starts each question at the end of the previous answers', () => {
    const inTwo = withAnswer(finished, 1, {
      parts: [
        { id: 'before', seconds: 10.0004 },
        { id: 'after', seconds: 5.5 },
      ],
      isFinished: true,
    });
    const questions = questionsOf(inTwo);
    expect(questions.map(({ timestamp_start: start }) => start)).toEqual([0, 41.2, 56.7, 131.7]);
    expect(questions.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
    expect(partsOf(inTwo).map(({ id }) => id)).toEqual(['part-0', 'before', 'after', 'part-2', 'part-3']);
  });

  it('leaves out a question without an answer', () => {
    const questions = questionsOf(withoutAnswer(finished, 0));
    expect(questions.map(({ question_text, timestamp_start }) => [question_text, timestamp_start])).toEqual([
      [fresh.prompts[1]?.text, 0],
      [fresh.prompts[2]?.text, 23.5],
      [fresh.prompts[3]?.text, 98.5],
    ]);
  });

  it('uses the measured lengths instead of the noted ones', () => {
    const found = withSeconds(begun, new Map([['part-1', 22]]));
    expect(answerAt(found, 0)).toEqual({ parts: [], isFinished: false });
    expect(secondsOf(answerAt(found, 1))).toBe(22);
    expect(nextPrompt(found)).toBe(0);
  });

  it('uses the times of a set, and gives more to people who ask for it', () => {
    const [first, second] = promptsOf({
      id: 'a',
      title: '',
      is_default: false,
      questions: [
        { question_text: 'Un', suggested_seconds: 45, order: 0 },
        { question_text: 'Deux', suggested_seconds: null, order: 1 },
      ],
    });
    expect([first?.maxSeconds, second?.maxSeconds]).toEqual([45, 60]);
    expect(first && [withTime(first, 'suggested'), withTime(first, 'double'), withTime(first, 'long')]).toMatchObject([
      { maxSeconds: 45 },
      { maxSeconds: 90 },
      { maxSeconds: 300 },
    ]);
  });
});

describe('the questions of a posting', () => {
  it('are a set like any other until they are recorded, and name no set afterwards', () => {
    const set = setOfPosting('j1', 'Questions – Acier', ['Pourquoi nous ?', 'Depuis quand ?']);
    const prompts = [...promptsOf(set), { text: 'Et vous ?', maxSeconds: 30, blockId: 'own' }];
    expect(prompts.map(({ blockId }) => blockId)).toEqual(['job:j1', 'job:j1', 'own']);
    expect(withoutPosting(prompts, set)).toEqual([
      { text: 'Pourquoi nous ?', maxSeconds: 60, blockId: null },
      { text: 'Depuis quand ?', maxSeconds: 60, blockId: null },
      { text: 'Et vous ?', maxSeconds: 30, blockId: 'own' },
    ]);
    expect(withoutPosting(prompts.slice(2), null)).toEqual(prompts.slice(2));
  });
});
