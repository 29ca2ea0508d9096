import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { consents, domainExcluded, montBlancExcluded } from '../../../lib/examples/account';
import { montBlanc } from '../../../lib/examples/companies';
import { PrivacySectionView } from './PrivacySectionView';
import { SeekerPrivacyView, type SeekerPrivacyViewProps } from './SeekerPrivacyView';

const nothing = (): Promise<void> => Promise.resolve();
const offline = new ApiError(0, 'CLIENT.NETWORK', '');

const seeker = (changed: Partial<SeekerPrivacyViewProps> = {}) => (
  <SeekerPrivacyView
    isVisible
    videoSale={{ answer: null, price: 1, onAnswer: nothing }}
    exclusions={{
      status: 'ready',
      data: { exclusions: [montBlancExcluded, domainExcluded], total: 2, page: 1, limit: 100 },
    }}
    companies={[]}
    onVisible={nothing}
    onSearch={fn()}
    onAdd={nothing}
    onRemove={nothing}
    {...changed}
  />
);

const meta = {
  title: 'Settings/Privacy',
  component: PrivacySectionView,
  args: {
    consents: { status: 'ready', data: { consents, total: consents.length, page: 1, limit: 50 } },
    onMarketing: nothing,
    seeker: seeker(),
  },
} satisfies Meta<typeof PrivacySectionView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Seeker: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const Hidden: Story = {
  args: {
    seeker: seeker({
      isVisible: false,
      exclusions: { status: 'ready', data: { exclusions: [], total: 0, page: 1, limit: 100 } },
    }),
  },
};
export const Recruiter: Story = { args: { seeker: null } };
export const NothingOnRecord: Story = {
  args: { consents: { status: 'ready', data: { consents: [], total: 0, page: 1, limit: 50 } }, seeker: null },
};
export const Loading: Story = {
  args: { consents: { status: 'loading' }, seeker: seeker({ exclusions: { status: 'loading' } }) },
};
export const Failed: Story = {
  args: {
    consents: { status: 'failed', error: offline, retry: fn() },
    seeker: seeker({ exclusions: { status: 'failed', error: offline, retry: fn() } }),
  },
};

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole('combobox');

export const SearchingACompany: Story = {
  args: { seeker: seeker({ companies: [montBlanc] }) },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'mont');
    await expect(await within(document.body).findByRole('option')).toBeVisible();
  },
};
export const TypingADomain: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'exemple.ca');
    await expect(await within(document.body).findByRole('option', { name: /@exemple\.ca/ })).toBeVisible();
  },
};
export const AddedTwice: Story = {
  args: {
    seeker: seeker({
      onAdd: () =>
        Promise.reject(
          new ApiError(409, 'IDENTITY.ALREADY_EXCLUDED', 'Votre profil est déjà masqué à cette entreprise.'),
        ),
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'exemple.ca{Enter}');
    await waitFor(() => expect(within(canvasElement).getByText(/déjà masqué/)).toBeVisible());
  },
};
