import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { onPhone } from '../../../storybook/widths';
import { ApiError } from '../../lib/api-error';
import { VideoSaleCard } from './VideoSaleCard';

const meta = {
  title: 'Design system/VideoSaleCard',
  component: VideoSaleCard,
  args: { answer: null, price: 1, onAnswer: () => Promise.resolve() },
} satisfies Meta<typeof VideoSaleCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No option is preselected. */
export const Unanswered: Story = {};
export const Allowed: Story = { args: { answer: true } };
export const Refused: Story = { args: { answer: false } };
export const OnAPhone: Story = { globals: onPhone };
export const NotSaved: Story = {
  args: { onAnswer: () => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', '')) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: /^(Oui|Yes)/ }));
    await expect(await within(document.body).findByText(/pas pu être enregistrée|could not be saved/)).toBeVisible();
  },
};
