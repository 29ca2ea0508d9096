import { summaryOf } from './extract-words.js';

const speech =
  'Bonjour, je m’appelle Camille. Je suis soudeuse depuis huit ans, surtout en soudure TIG. ' +
  'J’ai aimé le chantier naval. La soudure TIG demande de la patience et de la précision. ' +
  'Aujourd’hui je forme des apprentis à la soudure. Merci.';

describe('what is taken from the words of a person', () => {
  it('is a few of the sentences, word for word and in their order', () => {
    const summary = summaryOf(speech, 'fr');
    expect(summary).toContain('La soudure TIG demande de la patience et de la précision.');
    expect(summary).not.toContain('Merci');
    for (const sentence of summary.split(/(?<=\.) /)) expect(speech).toContain(sentence);
    expect(summary.indexOf('soudeuse depuis')).toBeLessThan(summary.indexOf('demande de la patience'));
  });

  it('is the same every time, and nothing of nothing', () => {
    expect(summaryOf(speech, 'fr')).toBe(summaryOf(speech, 'fr'));
    expect(summaryOf('', 'en')).toBe('');
  });

  it('keeps within its length whatever was said', () => {
    expect(summaryOf(`${'word '.repeat(400)}. Short one here.`, 'en').length).toBeLessThanOrEqual(600);
  });
});
