import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { onPhone } from '../../../storybook/widths';
import { ApiError } from '../../lib/api-error';
import { SuspendDialog } from './FormDialog.examples';

const meta = {
  title: 'Design system/FormDialog',
  component: SuspendDialog,
  parameters: { docs: { story: { inline: false, height: '620px' } } },
  args: { onSubmit: (): Promise<void> => Promise.resolve(), onClose: (): void => undefined },
} satisfies Meta<typeof SuspendDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AskingWhy: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const NothingToFillIn: Story = { args: { isAllowed: false } };
export const RefusedByTheServer: Story = {
  args: {
    onSubmit: () => Promise.reject(new ApiError(409, 'IDENTITY.STANDING', 'Ce compte est déjà suspendu.')),
  },
  play: async () => {
    await userEvent.type(screen.getByLabelText(/^(Raison|Reason)/), 'Demande de l’argent.');
    await userEvent.click(screen.getByRole('button', { name: /^(Suspendre|Suspend)$/ }));
    await expect(await screen.findByText('Ce compte est déjà suspendu.')).toBeVisible();
  },
};
