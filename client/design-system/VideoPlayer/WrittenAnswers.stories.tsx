import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../storybook/widths';
import { answered } from '../../lib/examples/videos';
import { WrittenAnswers } from './WrittenAnswers';

const answers = answered.questions.map(({ text, answer_text: answer }) => ({ question: text, answer: answer ?? '' }));

const meta = {
  title: 'Design system/WrittenAnswers',
  component: WrittenAnswers,
  args: { title: answered.title, answers },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 820 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof WrittenAnswers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoAnswers: Story = {};
export const WithADescription: Story = { args: { description: 'Deux réponses, et ce que je cherche maintenant.' } };
export const OnAPhone: Story = { globals: onPhone };
export const LongWords: Story = {
  args: { answers: [{ question: 'Où vous lire ?', answer: `https://exemple.ca/${'tres-long-'.repeat(20)}` }] },
};
