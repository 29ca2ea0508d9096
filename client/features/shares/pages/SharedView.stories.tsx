import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { sharedProfiles } from '../../../lib/examples/shares';
import type { Language } from '../../../lib/i18n';
import { SharedView, type SharedViewProps } from './SharedView';

const ready = (language: Language): SharedViewProps['page'] => ({ status: 'ready', data: sharedProfiles(language) });
const refused = (status: number, code: string, sentence: string): SharedViewProps['page'] => ({
  status: 'failed',
  error: new ApiError(status, code, sentence),
  retry: fn(),
});
const expired = (sentence: string): Partial<SharedViewProps> => ({ page: refused(410, 'SHARES.EXPIRED', sentence) });
const revoked = (sentence: string): Partial<SharedViewProps> => ({ page: refused(410, 'SHARES.REVOKED', sentence) });

const args: SharedViewProps = {
  page: ready('fr'),
  onUnlock: () => Promise.resolve(),
  onFeedback: () => Promise.resolve(),
  videoHref: () => '/samples/clip.mp4',
};

const meta = {
  title: 'Shares/SharedView',
  component: SharedView,
  parameters: { layout: 'fullscreen', ...english<SharedViewProps>({ page: ready('en') }) },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <SharedView {...args} />
    </main>
  ),
} satisfies Meta<typeof SharedView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Password: Story = {
  args: { page: refused(403, 'SHARES.PASSWORD_REQUIRED', '') },
  parameters: { en: null },
};
export const Expired: Story = {
  args: expired('Ce lien a expiré. Demandez-en un nouveau à la personne qui vous l’a envoyé.'),
  parameters: english<SharedViewProps>(expired('This link has expired. Ask the person who sent it for a new one.')),
};
export const Revoked: Story = {
  args: revoked('Ce lien ne fonctionne plus\u00A0: il a été révoqué.'),
  parameters: english<SharedViewProps>(revoked('This link no longer works: it was revoked.')),
};
export const NoLink: Story = { args: { page: null }, parameters: { en: null } };
export const Empty: Story = {
  args: { page: { status: 'ready', data: { ...sharedProfiles('fr'), people: [] } } },
  parameters: { en: null },
};
export const Loading: Story = { args: { page: { status: 'loading' } }, parameters: { en: null } };
export const Failed: Story = { args: { page: refused(0, 'CLIENT.NETWORK', '') }, parameters: { en: null } };
