import { createBlockRequest } from '@modules/media/http/questions.contract';
import { questionBlocks } from '../../../lib/examples/questions';
import { asBlockRequest, lengthsFor, setDraftOf, setDraftOfPrompts, setDraftOfTexts, setSchema } from './question-set';

const own = questionBlocks.find(({ is_default: isDefault }) => !isDefault);
const schema = setSchema((problem) => problem);
const problemsOf = (value: unknown) => schema.safeParse(value).error?.issues.map(({ message }) => message);

it('is unchanged by the form, and accepted by the server', () => {
  if (!own) throw new Error('no set of one’s own among the examples');
  const request = asBlockRequest(setDraftOf(own));
  expect(request).toEqual({ title: own.title, questions: own.questions });
  expect(createBlockRequest.parse(request)).toEqual(request);
});

it('can be created from the questions of a recording, within the limits of a set', () => {
  const prompt = (text: string, maxSeconds: number) => ({ text, maxSeconds, blockId: null });
  const draft = setDraftOfPrompts([prompt('A ?', 45), prompt('B ?', 1_000), prompt('C ?', 2)]);
  expect(draft.questions).toEqual([
    { text: 'A ?', seconds: '45' },
    { text: 'B ?', seconds: '600' },
    { text: 'C ?', seconds: '5' },
  ]);
  expect(createBlockRequest.safeParse(asBlockRequest({ ...draft, title: 'Mien' })).success).toBe(true);
});

it('can be created from the questions of a video, without blank ones but with at least one row', () => {
  expect(setDraftOfTexts([' A ? ', '  ']).questions).toEqual([{ text: 'A ?', seconds: '' }]);
  expect(setDraftOfTexts([]).questions).toEqual([{ text: '', seconds: '' }]);
});

it('requires a name, and at least one question, all with text', () => {
  expect(problemsOf({ title: ' ', questions: [] })).toEqual(['noName', 'noQuestion']);
  expect(problemsOf({ title: 'Mien', questions: [{ text: ' ', seconds: '' }] })).toEqual(['emptyQuestion']);
  expect(problemsOf({ title: 'Mien', questions: [{ text: 'A ?', seconds: '30' }] })).toBeUndefined();
});

it('keeps an unusual time', () => {
  expect(lengthsFor('75')).toContain(75);
  expect(lengthsFor('')).toEqual([...lengthsFor('')].sort((left, right) => left - right));
  expect(lengthsFor('60').filter((seconds) => seconds === 60)).toHaveLength(1);
});
