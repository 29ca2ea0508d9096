import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../../storybook/widths';
import { ApiError } from '../../../../lib/api-error';
import { EditWritten } from './EditWritten';

const asked = (question_text: string, answer_text: string | null, order: number) => ({
  id: `0199f0c2-0000-7000-8000-00000000d10${order}`,
  question_text,
  timestamp_start: 0,
  timestamp_end: null,
  answer_text,
  order,
  question_block_id: null,
  problem: null,
});

const meta = {
  title: 'Videos/EditWritten',
  component: EditWritten,
  args: {
    questions: {
      status: 'ready',
      data: {
        questions: [
          asked('Pouvez-vous vous présenter ?', 'Infirmière depuis huit ans, aux soins intensifs.', 0),
          asked('Quels sont vos objectifs de carrière ?', null, 1),
        ],
      },
    },
    onSave: () => Promise.resolve(),
    onClose: fn(),
  },
} satisfies Meta<typeof EditWritten>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const Loading: Story = { args: { questions: { status: 'loading' } } };
export const Failed: Story = {
  args: { questions: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
