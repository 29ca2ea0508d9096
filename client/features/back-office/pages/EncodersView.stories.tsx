import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { busyEncoder, doubtfulEncoder, newEncoder, revokedEncoder } from '../../../lib/examples/encoders';
import { EncodersView, type EncodersViewProps } from './EncodersView';

const items = [busyEncoder, doubtfulEncoder, newEncoder, revokedEncoder];
const token = 'entrevue_encoder_0Jq3mD5Xc2v7T1bYw9KfZpLr4SgHnE8uAoViQyWxR6M';
const args: EncodersViewProps = {
  list: { status: 'ready', data: { items, total: items.length } },
  site: 'https://entrevue.example',
  onMore: fn(),
  onAdd: fn(() => Promise.resolve({ encoder: newEncoder, token })),
  onRevoke: fn(() => Promise.resolve()),
};

const meta = {
  title: 'Back office/EncodersView',
  component: EncodersView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <EncodersView {...args} />
    </main>
  ),
} satisfies Meta<typeof EncodersView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Listed: Story = {};
export const TokenShown: Story = {
  play: async ({ canvasElement, args: given }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Ajouter un encodeur|Add an encoder/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^(Nom|Name)/), 'serveur');
    await userEvent.click(dialog.getByRole('button', { name: /Ajouter et|Add and/ }));
    await expect(await screen.findByDisplayValue(token)).toBeVisible();
    await expect(given.onAdd).toHaveBeenCalledWith({ name: 'serveur', slots: 1 });
  },
};
export const Revoking: Story = {
  play: async ({ canvasElement }) => {
    const name = /^(Révoquer.:|Revoke:) atelier-montreal-1$/;
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
  },
};
export const Empty: Story = { args: { list: { status: 'ready', data: { items: [], total: 0 } } } };
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Loading: Story = { args: { list: { status: 'loading' } } };
export const Failed: Story = {
  args: { list: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
