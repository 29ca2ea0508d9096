import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { AgreeView } from './AgreeView';

const meta = {
  title: 'Auth/AgreeView',
  component: AgreeView,
  parameters: { layout: 'fullscreen' },
  args: { onAgree: () => Promise.resolve() },
  render: (args) => (
    <main>
      <AgreeView {...args} />
    </main>
  ),
} satisfies Meta<typeof AgreeView>;
export default meta;
type Story = StoryObj<typeof meta>;

const submit = () => userEvent.click(screen.getByRole('button', { name: /^(Continuer|Continue)$/ }));

export const Asked: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const NothingTicked: Story = {
  play: async () => {
    await submit();
    await expect((await screen.findAllByText(/18 ans et plus|aged 18 or over/))[0]).toBeVisible();
  },
};
export const NotReached: Story = {
  args: { onAgree: () => Promise.reject(new ApiError(0, 'CLIENT.NETWORK', '')) },
  play: async () => {
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
    await submit();
    await expect((await screen.findAllByRole('alert'))[0]).toBeVisible();
  },
};
