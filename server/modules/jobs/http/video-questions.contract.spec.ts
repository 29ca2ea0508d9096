import { repeatedQuestions, tidyQuestions } from './video-questions.contract.js';

describe('the questions a posting asks on video', () => {
  it('are kept trimmed, in their order, without blanks', () => {
    expect(tidyQuestions(['  Pourquoi ce métier ? ', '', '   ', 'Depuis quand ?'])).toEqual([
      'Pourquoi ce métier ?',
      'Depuis quand ?',
    ]);
    expect(tidyQuestions([])).toEqual([]);
  });

  it('are each asked once, where they stood first, whatever their capitals and spaces', () => {
    const texts = ['Depuis quand ?', 'Pourquoi  nous ?', 'depuis\u00a0QUAND ? ', 'Pourquoi nous ?', '', ''];
    expect(tidyQuestions(texts)).toEqual(['Depuis quand ?', 'Pourquoi  nous ?']);
    expect(repeatedQuestions(texts)).toEqual([2, 3]);
  });

  it('are the same letters however an accent was typed', () => {
    expect(tidyQuestions(['Métier ?', 'Me\u0301tier ?'])).toEqual(['Métier ?']);
  });
});
