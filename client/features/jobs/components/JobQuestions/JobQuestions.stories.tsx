import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../../../storybook/widths';
import { nurse } from '../../../../lib/examples/jobs';
import { JobQuestions } from './JobQuestions';

const meta = {
  title: 'Jobs/JobQuestions',
  component: JobQuestions,
  args: { job: nurse, mayAnswer: true },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 760 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof JobQuestions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MayBeAnswered: Story = {};
export const ToBeReadOnly: Story = { args: { mayAnswer: false } };
export const LongOnesOnAPhone: Story = {
  globals: onPhone,
  args: {
    job: {
      ...nurse,
      video_questions: [
        ...nurse.video_questions,
        'Racontez une situation difficile : '.concat(
          'ce que vous avez vu, ce que vous avez fait, ce que vous en gardez. '.repeat(6),
        ),
        'Supercalifragilistique'.repeat(6),
      ],
    },
  },
};
