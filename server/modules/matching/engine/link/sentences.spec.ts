import { sentencesOf } from './sentences.js';

const read = (text: string): string[] => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

describe('the sentences of a text', () => {
  it.each([
    ['Première phrase. Deuxième phrase !', ['Première phrase.', 'Deuxième phrase !']],
    ['Node.js et React 18.2 sont utilisés', ['Node.js et React 18.2 sont utilisés']],
    ['Tâches :\n- Triage\n* Soins\n• Suivi', ['Tâches :', 'Triage', 'Soins', 'Suivi']],
    ['  \n ', []],
    ['', []],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('each have their language, or none that their words tell', () => {
    const text = 'Vous travaillez avec une équipe. You will work with the team. Kubernetes';
    expect(sentencesOf(text).map(({ language }) => language)).toEqual(['fr', 'en', null]);
  });

  it('tell nobody’s gender by their language', () => {
    const language = (text: string) => sentencesOf(text)[0]?.language;
    expect(language('Elle est infirmière')).toBe(language('Il est infirmier'));
    expect(language('She is a nurse')).toBe(language('He is a nurse'));
  });
});
