import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { finished } from '../../recorder/recorder.examples';
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
export const Publishing: Story = { args: { isPublishing: true } };
export const NotReadable: Story = { args: { hasFailed: true } };
export const NoneLeftToday: Story = { args: { noneLeft: true } };
