import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ApiError } from '../../../lib/api-error';
import { newConnection, ownConnection } from '../../../lib/examples/company-sign-in';
import { ConnectionView, type ConnectionViewProps } from './ConnectionView';

const ready = (changes: Partial<typeof ownConnection>) => ({
  status: 'ready' as const,
  data: { ...ownConnection, ...changes },
});

const meta = {
  title: 'CompanySignIn/ConnectionView',
  component: ConnectionView,
  parameters: { layout: 'fullscreen', width: 1440 },
  args: {
    connection: ready({}),
    onSave: () => Promise.resolve(),
    onTest: () => Promise.resolve(),
    onRemove: () => Promise.resolve(),
  } as ConnectionViewProps,
  render: (args) => (
    <main>
      <ConnectionView {...args} />
    </main>
  ),
} satisfies Meta<typeof ConnectionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const OnAPhone: Story = { parameters: { width: 390 } };
export const OnATablet: Story = { parameters: { width: 768 } };
export const NothingProved: Story = { args: { connection: { status: 'ready', data: newConnection } } };
export const DomainProved: Story = {
  args: {
    connection: {
      status: 'ready',
      data: { ...newConnection, proved_domain: 'montblanc.example', confirmed_domain: 'montblanc.example' },
    },
  },
};
export const NotTested: Story = { args: { connection: ready({ enabled: false, works: false, tested_at: null }) } };
export const DomainLost: Story = {
  args: {
    connection: ready({ works: false, proved_domain: 'mont-blanc.example', confirmed_domain: 'mont-blanc.example' }),
  },
};
export const Loading: Story = { args: { connection: { status: 'loading' } } };
export const Failed: Story = {
  args: { connection: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
export const ProviderAway: Story = {
  args: {
    onTest: () =>
      Promise.reject(
        new ApiError(503, 'SSO.UNAVAILABLE', 'Le fournisseur de votre entreprise ne répond pas pour le moment.'),
      ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(Faire un essai|Test the sign-in)$/ }));
    await expect(await canvas.findByText(/ne répond pas/)).toBeVisible();
  },
};
export const AsksForThePassword: Story = {
  args: {
    onSave: () =>
      Promise.reject(
        new ApiError(
          403,
          'IDENTITY.REAUTHENTICATION_REQUIRED',
          'Pour continuer, entrez de nouveau votre mot de passe ou reconnectez-vous.',
        ),
      ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(Enregistrer les règles|Save the rules)$/ }));
    await expect(
      await canvas.findByLabelText(/^(Votre mot de passe actuel|Your current password)/, { selector: 'input' }),
    ).toBeVisible();
  },
};
export const Removing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: /^(Retirer le fournisseur|Remove the provider)$/ }),
    );
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
