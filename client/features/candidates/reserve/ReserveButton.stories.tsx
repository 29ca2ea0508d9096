import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { maskedCamille } from '../../../lib/examples/candidates';
import { ReserveButton } from './ReserveButton';

const meta = {
  title: 'Candidates/ReserveButton',
  component: ReserveButton,
  args: { candidate: maskedCamille, available: 12, onClick: fn(), 'aria-haspopup': 'dialog' },
  parameters: { path: '/recruiter/candidates' },
} satisfies Meta<typeof ReserveButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const cannotBePressed: Story['play'] = async ({ canvasElement }) => {
  const button = within(canvasElement).getByRole('button', { name: /^(Réserver|Reserve)$/ });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(/votre demande|de votre entreprise|your company/i);
};

export const MayAsk: Story = {};
export const PaidBefore: Story = { args: { candidate: { ...maskedCamille, reservation_price: 0 } } };
export const NoCreditLeft: Story = { args: { available: 0 } };
export const RefusedLately: Story = {
  args: {
    candidate: { ...maskedCamille, may_reserve: 'LATER', may_reserve_from: '2026-12-12T15:00:00.000Z' },
  },
  play: cannotBePressed,
};
export const RefusedTwice: Story = {
  args: { candidate: { ...maskedCamille, may_reserve: 'IF_REOPENED' } },
  play: cannotBePressed,
};
export const RefusedLatelyOnAPhone: Story = {
  ...RefusedLately,
  args: { ...RefusedLately.args, grow: true },
  globals: onPhone,
};
