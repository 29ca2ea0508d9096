import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onPhone } from '../../../storybook/widths';
import { VideoAnswers } from './VideoAnswers';

const meta = {
  title: 'Design system/VideoAnswers',
  component: VideoAnswers,
  args: {
    description: 'Huit ans aux soins intensifs, racontés en trois réponses.',
    questions: [
      { text: 'Pouvez-vous vous présenter ?', answer_text: null },
      {
        text: 'De quelle réalisation êtes-vous le plus fier ou la plus fière ?',
        answer_text: 'La formation des recrues.',
      },
      { text: 'Comment travaillez-vous en équipe ?', answer_text: 'En écoutant d’abord.\nPuis en proposant.' },
    ],
  },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 820 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof VideoAnswers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const DescriptionOnly: Story = { args: { questions: [] } };
export const AnswersOnly: Story = { args: { description: null } };
/** As seen by a viewer for whom the owner is masked. */
export const NothingToSay: Story = { args: { description: null, questions: [] } };
export const Long: Story = {
  args: {
    description: 'Une longue description, avec ce que j’ai fait et ce que je cherche. '.repeat(20).trim(),
    questions: [{ text: 'Pourquoi ? '.repeat(30).trim(), answer_text: 'Parce que. '.repeat(80).trim() }],
  },
};
