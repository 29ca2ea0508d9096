import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { MaskedExample } from './MaskedExample';

const meta = {
  title: 'Public pages/MaskedExample',
  component: MaskedExample,
} satisfies Meta<typeof MaskedExample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /72/ }));
  },
};
