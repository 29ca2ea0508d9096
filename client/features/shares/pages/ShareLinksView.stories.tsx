import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { linkAnswers, shareLinks } from '../../../lib/examples/shares';
import type { Language } from '../../../lib/i18n';
import { ShareLinksView, type ShareLinksViewProps } from './ShareLinksView';

const linksOf = (items: ReturnType<typeof shareLinks>): ShareLinksViewProps['links'] => ({
  status: 'ready',
  data: { items, total: items.length, isLoadingMore: false, moreError: null, onMore: fn() },
});
const answered = (language: Language): Partial<ShareLinksViewProps> => ({
  links: linksOf(shareLinks(language)),
  opened: shareLinks(language)[0] ?? null,
  detail: { status: 'ready', data: linkAnswers(language) },
});

const args: ShareLinksViewProps = {
  links: linksOf(shareLinks('fr')),
  opened: null,
  detail: { status: 'loading' },
  onOpen: fn(),
  onRevoke: () => Promise.resolve(),
};

const meta = {
  title: 'Shares/ShareLinksView',
  component: ShareLinksView,
  parameters: { layout: 'fullscreen', ...english<ShareLinksViewProps>({ links: linksOf(shareLinks('en')) }) },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <ShareLinksView {...args} />
    </main>
  ),
} satisfies Meta<typeof ShareLinksView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const Answers: Story = { args: answered('fr'), parameters: english<ShareLinksViewProps>(answered('en')) };
export const Empty: Story = { args: { links: linksOf([]) }, parameters: { en: null } };
export const Loading: Story = { args: { links: { status: 'loading' } }, parameters: { en: null } };
export const Failed: Story = {
  args: { links: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
  parameters: { en: null },
};
