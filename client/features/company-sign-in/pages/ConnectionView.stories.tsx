import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { SsoDomain } from '@modules/sso/http/sso-domains.contract';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { newConnection, ownConnection, waitingDomain } from '../../../lib/examples/company-sign-in';
import { ConnectionView, type ConnectionViewProps } from './ConnectionView';

const ready = (changes: Partial<typeof ownConnection>) => ({
  status: 'ready' as const,
  data: { ...ownConnection, ...changes },
});

/** Only the DNS proves the domains. */
const withDomains = (...domains: Partial<SsoDomain>[]) =>
  ready({
    ...newConnection,
    company_confirmed: true,
    domains: domains.map((changes, at) => ({
      ...waitingDomain,
      id: `${waitingDomain.id.slice(0, -1)}${at}`,
      ...changes,
    })),
  });
const checked = { checked_at: '2026-03-02T15:00:00.000Z' };
const named = (domain: string, shown = domain) => ({
  domain,
  shown,
  record: { ...waitingDomain.record, name: `_entrevue.${domain}` },
});

const meta = {
  title: 'CompanySignIn/ConnectionView',
  component: ConnectionView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: {
    connection: ready({}),
    onSave: () => Promise.resolve(),
    onTest: () => Promise.resolve(),
    onRemove: () => Promise.resolve(),
    onAddDomain: () => Promise.resolve(),
    onCheckDomain: () => Promise.resolve(),
    onRemoveDomain: () => Promise.resolve(),
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
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
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
export const DomainWaiting: Story = { args: { connection: withDomains({}) } };
export const DomainWaitingOnAPhone: Story = {
  ...DomainWaiting,
  globals: onPhone,
};
export const DomainsNotFound: Story = {
  args: {
    connection: withDomains(
      { ...checked, ...named('xn--cin-montblanc-dhb.example', 'ciné-montblanc.example'), result: 'ABSENT' },
      { ...checked, ...named('montblanc-rh.example'), result: 'OTHER' },
      { ...checked, ...named('montblanc-usine.example'), result: 'TAKEN' },
    ),
  },
};
export const DomainsUnreadable: Story = {
  args: {
    connection: withDomains(
      { ...checked, result: 'ALIAS' },
      { ...checked, ...named('montblanc-rh.example'), result: 'UNREADABLE' },
      { ...checked, ...named('montblanc-usine.example'), state: 'EXPIRED', result: 'ABSENT', ends_at: null },
    ),
  },
};
export const DomainsFoundAndLost: Story = {
  args: {
    connection: withDomains(
      { ...checked, state: 'PROVED', result: 'FOUND', ends_at: null },
      { ...checked, ...named('montblanc-rh.example'), state: 'MISSING', result: 'ABSENT' },
      { ...checked, ...named('montblanc-usine.example'), state: 'LOST', result: 'ABSENT', ends_at: null },
    ),
  },
};
export const DomainFoundOfACompanyToVerify: Story = {
  args: {
    connection: ready({
      ...newConnection,
      domains: [{ ...waitingDomain, ...checked, state: 'PROVED', result: 'FOUND', ends_at: null }],
    }),
  },
};
export const DomainRefused: Story = {
  args: {
    onAddDomain: () =>
      Promise.reject(
        new ApiError(400, 'SSO.DOMAIN_PUBLIC', 'Entrez un domaine de votre entreprise.', [
          { path: 'domain', code: 'SSO.DOMAIN_PUBLIC', message: 'Entrez un domaine de votre entreprise.' },
        ]),
      ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(
      canvas.getByRole('textbox', { name: /^(Domaine de vos adresses|Domain of your)/ }),
      'gmail.com',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^(Ajouter le domaine|Add the domain)$/ }));
    await expect(await canvas.findByText('Entrez un domaine de votre entreprise.')).toBeVisible();
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
