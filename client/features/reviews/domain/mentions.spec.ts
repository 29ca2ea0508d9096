import { mentionsIn } from './mentions';

const people = [
  { id: '1', full_name: 'Marie' },
  { id: '2', full_name: 'Marie Roy' },
  { id: '3', full_name: 'Luc Tremblay' },
];

describe('people mentioned in a note', () => {
  it.each([
    ['@Luc Tremblay, qu’en penses-tu?', ['3']],
    ['avis de @marie roy', ['2']],
    ['@Marie et @Marie Roy', ['2', '1']],
    ['Marie sans arobase', []],
    ['@Quelqu’un d’autre', []],
  ])('%s', (text, ids) => {
    expect(mentionsIn(text, people)).toEqual(ids);
  });
});
