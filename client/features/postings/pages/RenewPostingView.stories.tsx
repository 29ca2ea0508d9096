import type { Meta, StoryObj } from '@storybook/react-vite';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { RenewPostingView } from './RenewPostingView';

const job = {
  job_id: '0199f0c2-0000-7000-8000-000000000001',
  title: 'Infirmière clinicienne, soins intensifs',
  expires_at: '2027-01-09T14:00:00.000Z',
  renewed: true,
};

const meta = {
  title: 'Postings/RenewPostingView',
  component: RenewPostingView,
  parameters: { layout: 'fullscreen' },
  args: { renewal: { kind: 'renewed', job }, isRecruiter: true },
  render: (args) => (
    <main>
      <RenewPostingView {...args} />
    </main>
  ),
} satisfies Meta<typeof RenewPostingView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Renewed: Story = { globals: onDesktop };
export const RenewedSignedOut: Story = { args: { isRecruiter: false }, globals: onPhone };
export const RenewedBefore: Story = { args: { renewal: { kind: 'renewed', job: { ...job, renewed: false } } } };
export const Running: Story = { args: { renewal: { kind: 'running' } } };
export const LinkTooOld: Story = {
  args: {
    renewal: {
      kind: 'failed',
      error: new ApiError(
        400,
        'JOBS.RENEWAL_LINK_INVALID',
        'Ce lien n’est plus valide. Connectez-vous pour renouveler l’offre.',
      ),
    },
  },
};
export const IncompleteLink: Story = { args: { renewal: { kind: 'no-link' } } };
