import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { VerifyEmailView } from './VerifyEmailView';

const meta = {
  title: 'Auth/VerifyEmailView',
  component: VerifyEmailView,
  parameters: { layout: 'fullscreen' },
  args: { verification: { kind: 'verified' }, home: '/dashboard', onResend: () => Promise.resolve() },
  render: (args) => (
    <main>
      <VerifyEmailView {...args} />
    </main>
  ),
} satisfies Meta<typeof VerifyEmailView>;
export default meta;
type Story = StoryObj<typeof meta>;

const error = new ApiError(
  400,
  'IDENTITY.LINK_INVALID',
  'Ce lien a déjà servi ou n’est plus valide. Demandez-en un nouveau.',
);

export const Verified: Story = { globals: onDesktop };
export const VerifiedElsewhere: Story = { args: { home: null }, globals: onPhone };
export const Running: Story = { args: { verification: { kind: 'running' } } };
export const LinkTooOld: Story = { args: { verification: { kind: 'failed', error } } };
export const LinkTooOldSignedOut: Story = { args: { verification: { kind: 'failed', error }, home: null } };
export const IncompleteLink: Story = { args: { verification: { kind: 'no-link' } } };
