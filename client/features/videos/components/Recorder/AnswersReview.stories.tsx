import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { finished, presence } from '../../recorder/recorder.examples';
import { answerAt } from '../../domain/recording';
import { withTrim } from '../../domain/trim';
import { AnswerTrim } from './AnswerTrim';
import { AnswersReview, type AnswersReviewProps } from './AnswersReview';

const args: AnswersReviewProps = {
  recording: finished,
  isPublishing: false,
  hasFailed: false,
  noneLeft: false,
  renderAnswer: () => <Box sx={{ aspectRatio: '16 / 9', bgcolor: 'overMedia.ground', borderRadius: 2 }} />,
  onRetake: fn(),
  onPublish: fn(),
  onDiscard: fn(),
};

const meta = {
  title: 'Videos/AnswersReview',
  component: AnswersReview,
  args,
} satisfies Meta<typeof AnswersReview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
const trimmed = withTrim(finished, 1, { start: 3, end: 13 });
export const Trimmed: Story = {
  args: {
    recording: trimmed,
    renderAnswer: (index) => (
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ aspectRatio: '16 / 9', bgcolor: 'overMedia.ground', borderRadius: 2 }} />
        <AnswerTrim answer={answerAt(trimmed, index)} number={index + 1} onLook={fn()} onTrim={fn()} />
      </Box>
    ),
  },
};
export const Changed: Story = { args: { hasChanged: true } };
export const RecordedLive: Story = { args: { recording: { ...finished, presence } } };
export const RecordedLiveTooLate: Story = {
  args: { recording: { ...finished, presence: { ...presence, expiresAt: '2026-01-01T00:00:00.000Z' } } },
};
export const Publishing: Story = { args: { isPublishing: true } };
export const NotReadable: Story = { args: { hasFailed: true } };
export const NoneLeftToday: Story = { args: { noneLeft: true } };
