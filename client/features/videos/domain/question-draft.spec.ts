import { asInputs, draftOf, editorSchema, emptyDraft, problemsOf, secondsOf, timeText } from './question-draft';

it.each([
  ['1:30', 90],
  ['0:07', 7],
  ['0:7', 7],
  ['90', 90],
  ['12:05.5', 725.5],
  ['12:05,25', 725.25],
  [' 2:00 ', 120],
  ['', null],
  ['1:60', null],
  ['1:', null],
  [':30', null],
  ['-1', null],
  ['1:2:3', null],
  ['abc', null],
  ['1.5', null],
])('%j is %p seconds', (text, seconds) => {
  expect(secondsOf(text)).toBe(seconds);
});

it.each([
  [0, '0:00'],
  [90, '1:30'],
  [725.5, '12:05.5'],
  [3_600, '60:00'],
])('%p seconds are written %s, and parsed back', (seconds, text) => {
  expect(timeText(seconds)).toBe(text);
  expect(secondsOf(text)).toBe(seconds);
});

it.each([
  [{ text: '' }, [['text', 'emptyQuestion']]],
  [{ start: '' }, [['start', 'invalidStart']]],
  [{ start: '1:75' }, [['start', 'invalidTime']]],
  [{ start: '1:01' }, [['start', 'timeTooLong']]],
  [{ end: 'later' }, [['end', 'invalidTime']]],
  [{ start: '0:30', end: '0:30' }, [['end', 'invalidRange']]],
  [{ start: '0:30', end: '1:01' }, [['end', 'endTooLong']]],
  [{ start: '0:30', end: '1:00' }, []],
  [
    { text: ' ', start: 'x', end: 'y' },
    [
      ['text', 'emptyQuestion'],
      ['start', 'invalidTime'],
      ['end', 'invalidTime'],
    ],
  ],
])('%j in a minute: %j', (changes, problems) => {
  expect(problemsOf({ ...emptyDraft, text: 'Q', ...changes }, 60)).toEqual(problems);
});

it('checks no end against an unknown duration', () => {
  expect(problemsOf({ ...emptyDraft, text: 'Q', start: '50:00' }, null)).toEqual([]);
});

it('requires one question, and names the fields with errors', () => {
  const schema = editorSchema(60, (problem) => problem);
  expect(schema.safeParse({ questions: [] }).error?.issues[0]?.message).toBe('noQuestion');
  const wrong = schema.safeParse({ questions: [{ ...emptyDraft, text: 'Q' }, emptyDraft] });
  expect(wrong.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['questions.1.text', 'emptyQuestion'],
  ]);
});

it('numbers sent questions from 0, and reads back what it sent', () => {
  const inputs = asInputs([
    { ...emptyDraft, text: ' Un ', start: '0:10', end: '0:20.5', answer: ' Oui ' },
    { ...emptyDraft, text: 'Deux', start: '30' },
  ]);
  expect(inputs).toEqual([
    {
      question_text: 'Un',
      timestamp_start: 10,
      timestamp_end: 20.5,
      answer_text: 'Oui',
      order: 0,
      question_block_id: null,
    },
    {
      question_text: 'Deux',
      timestamp_start: 30,
      timestamp_end: null,
      answer_text: null,
      order: 1,
      question_block_id: null,
    },
  ]);
  expect(asInputs(inputs.map(draftOf))).toEqual(inputs);
});
