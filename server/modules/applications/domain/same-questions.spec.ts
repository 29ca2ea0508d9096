import { describe, expect, it } from '@jest/globals';
import { sameQuestions } from './same-questions.js';

const answer = (who: string, asked: string, question = asked) => ({ who, asked, question });
const whoOf = (asked: readonly string[], ...people: Parameters<typeof sameQuestions<ReturnType<typeof answer>>>[1]) =>
  sameQuestions(asked, people).map(({ text, ofPosting, answers }) => [text, ofPosting, answers.map(({ who }) => who)]);

describe('the same question', () => {
  it('comes first if the posting asks it, in its order', () => {
    const rows = whoOf(
      ['Pourquoi ce poste?', 'Quand pouvez-vous commencer?'],
      [answer('a', 'Vos loisirs?'), answer('a', 'Quand pouvez-vous commencer?')],
      [answer('b', 'quand  pouvez-vous commencer?'), answer('b', 'Pourquoi ce poste?')],
    );
    expect(rows).toEqual([
      ['Pourquoi ce poste?', true, ['b']],
      ['Quand pouvez-vous commencer?', true, ['a', 'b']],
      ['Vos loisirs?', false, ['a']],
    ]);
  });

  it('is not recognized by a word that is hidden from the reader', () => {
    const rows = whoOf([], [answer('a', 'Pourquoi Rimouski?', 'Pourquoi •••?')], [answer('b', 'Pourquoi Rimouski?')]);
    expect(rows).toEqual([
      ['Pourquoi •••?', false, ['a']],
      ['Pourquoi Rimouski?', false, ['b']],
    ]);
  });

  it('is recognized in the posting whatever is hidden of the person', () => {
    const asked = 'Pourquoi Rimouski?';
    const row = [asked, true, ['a', 'b']];
    expect(whoOf([asked], [answer('a', asked, 'Pourquoi •••?')], [answer('b', asked)])).toEqual([row]);
  });

  it('shows the first answer of a person who gives two', () => {
    const [row] = sameQuestions(['Un?'], [[answer('first', 'Un?'), answer('second', 'Un?')]]);
    expect(row?.answers).toEqual([answer('first', 'Un?')]);
  });
});
