import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { english } from '../../../../../storybook/decorators/story-text';
import { answeredReview, openReview } from '../../../../lib/examples/matches';
import { ReviewRequest, type ReviewRequestProps } from './ReviewRequest';

const meta = {
  title: 'Matches/ReviewRequest',
  component: ReviewRequest,
  args: { review: null, onAsk: () => Promise.resolve() },
  parameters: { en: null },
} satisfies Meta<typeof ReviewRequest>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotAsked: Story = {};
export const Asking: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
export const Waiting: Story = {
  args: { review: openReview('fr') },
  parameters: english<ReviewRequestProps>({ review: openReview('en') }),
};
export const Answered: Story = {
  args: { review: answeredReview('fr') },
  parameters: english<ReviewRequestProps>({ review: answeredReview('en') }),
};
