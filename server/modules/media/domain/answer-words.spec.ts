import { describe, expect, it } from '@jest/globals';
import { placesOf, wordsAt } from './answer-words.js';

describe('the place of an answer', () => {
  it('lasts until its end, else until the next question, else until the end of the video', () => {
    const asked = [
      { starts_at: 10, ends_at: null },
      { starts_at: 0, ends_at: 8 },
      { starts_at: 20, ends_at: 90 },
    ];
    expect(placesOf(asked, 30)).toEqual([
      { start: 10, end: 20 },
      { start: 0, end: 8 },
      { start: 20, end: 30 },
    ]);
  });

  it('is missing for a question after the end of the video', () => {
    expect(placesOf([{ starts_at: 30, ends_at: null }], 30)).toEqual([null]);
  });
});

describe('the words of an answer', () => {
  const cues = [
    { start: 0, end: 4, text: 'Bonjour.' },
    { start: 4, end: 11, text: 'Je soude\nen TIG.' },
    { start: 11, end: 14, text: 'Merci.' },
  ];

  it('are the captions that are mostly in its time', () => {
    expect(wordsAt(cues, { start: 0, end: 10 })).toBe('Bonjour. Je soude en TIG.');
    expect(wordsAt(cues, { start: 10, end: 20 })).toBe('Merci.');
  });

  it('are none where nobody speaks', () => {
    expect(wordsAt(cues, { start: 20, end: 30 })).toBeNull();
  });
});
