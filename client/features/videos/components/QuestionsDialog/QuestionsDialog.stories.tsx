import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ApiError } from '../../../../lib/api-error';
import { questionBlocks } from '../../../../lib/examples/questions';
import { QuestionsDialog } from './QuestionsDialog';

const meta = {
  title: 'Videos/QuestionsDialog',
  component: QuestionsDialog,
  args: {
    questions: {
      status: 'ready',
      data: {
        questions: [
          {
            id: '0199f0c2-0000-7000-8000-00000000a001',
            question_text: 'Pouvez-vous vous présenter ?',
            timestamp_start: 0,
            timestamp_end: 45,
            answer_text: null,
            order: 0,
            question_block_id: null,
            problem: null,
          },
        ],
      },
    },
    blocks: questionBlocks,
    duration: 120,
    onSave: () => Promise.resolve(),
    onClose: fn(),
    onSets: fn(),
  },
} satisfies Meta<typeof QuestionsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const NoneYet: Story = { args: { questions: { status: 'ready', data: { questions: [] } } } };
export const Loading: Story = { args: { questions: { status: 'loading' } } };
export const Failed: Story = {
  args: { questions: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
