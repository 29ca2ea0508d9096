import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../../storybook/widths';
import { ApiError } from '../../../../lib/api-error';
import { blindReviews } from '../../../../lib/examples/blind-reviews';
import { notReviewed, reviewed } from '../../../../lib/examples/reviews';
import { BlindReview, type BlindReviewProps } from './BlindReview';

const at = (name: keyof typeof blindReviews): BlindReviewProps['review'] => ({
  status: 'ready',
  data: blindReviews[name],
});

const meta = {
  title: 'Reviews/BlindReview',
  component: BlindReview,
  args: {
    review: at('text'),
    own: { status: 'ready', data: notReviewed },
    onSave: () => Promise.resolve(),
    onLeave: () => Promise.resolve(),
  },
} satisfies Meta<typeof BlindReview>;
export default meta;
type Story = StoryObj<typeof meta>;

const scored = { own: { status: 'ready', data: reviewed } } as const;

export const Text: Story = {};
export const TextOnAPhone: Story = { globals: onPhone };
export const OfAnOwner: Story = { args: { review: at('ofAnOwner') } };
export const WithoutAVideo: Story = { args: { review: at('withoutAVideo') } };
export const WithoutWords: Story = { args: { review: at('withoutWords') } };
export const PostingClosed: Story = {
  args: { own: { status: 'ready', data: { ...notReviewed, posting_closed: true } } },
};
/** A recording without a sample, since stories have no network. */
const silence = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';
export const Sound: Story = {
  args: {
    review: { status: 'ready', data: { ...blindReviews.sound, sound: { state: 'READY', url: silence } } },
    ...scored,
  },
};
export const SoundPreparing: Story = { args: { review: at('soundPreparing'), ...scored } };
export const SoundPreparingOnAPhone: Story = { ...SoundPreparing, globals: onPhone };
export const SoundGone: Story = { args: { review: at('soundGone'), ...scored } };
export const Finished: Story = { args: { review: at('finished'), ...scored } };
export const Loading: Story = { args: { review: { status: 'loading' } } };
export const Withdrawn: Story = {
  args: { review: { status: 'failed', error: new ApiError(404, 'REQUEST.NOT_FOUND', ''), retry: fn() } },
};
export const Failed: Story = {
  args: { review: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
