import { notesToSend, personalNote } from './personal-notes';

const people = [
  { id: '1', name: 'Ana Roy' },
  { id: '2', name: 'Luc Gervais' },
];

it('inserts the name at the placeholder of either language', () => {
  expect(personalNote('Merci, {nom}. {name}!', 'Ana')).toBe('Merci, Ana. Ana!');
});

it('sends one text for everybody, and others only if they differ', () => {
  expect(notesToSend(' Merci. ', people, new Map())).toEqual({ reason: 'Merci.', texts: [] });
  expect(notesToSend('Merci.', people, new Map([['2', 'Merci, Luc. ']]))).toEqual({
    reason: 'Merci.',
    texts: [{ id: '2', reason: 'Merci, Luc.' }],
  });
  expect(notesToSend('Merci, {nom}.', people, new Map([['2', '']]))).toEqual({
    reason: 'Merci, {nom}.',
    texts: [
      { id: '1', reason: 'Merci, Ana Roy.' },
      { id: '2', reason: null },
    ],
  });
  expect(notesToSend('', people, new Map())).toEqual({ reason: null, texts: [] });
});
