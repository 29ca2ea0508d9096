import { ownPrompt } from './recording';
import { writtenAnswers } from './written';

it('leaves out questions without an answer, and keeps the order of the others', () => {
  const prompts = [ownPrompt('Un ?'), ownPrompt('Deux ?'), ownPrompt('Trois ?')];
  expect(writtenAnswers(prompts, ['  Premier. ', '   ', 'Troisième.'])).toEqual([
    { question_text: 'Un ?', answer_text: 'Premier.', question_block_id: null },
    { question_text: 'Trois ?', answer_text: 'Troisième.', question_block_id: null },
  ]);
});
