import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { interestedPerson, matchedPerson, suggestedPerson } from '../../../lib/examples/company-matches';
import { explanation } from '../../../lib/examples/matches';
import type { Language } from '../../../lib/i18n';
import { CompanyWhyPanel } from '../components/WhyPanel/WhyPanel';
import { CompanyMatchesView, type CompanyMatchesViewProps } from './CompanyMatchesView';

const list = (language: Language) =>
  ({
    status: 'ready',
    data: { items: [interestedPerson(language), suggestedPerson(language), matchedPerson(language)], total: 3 },
  }) as const;

const args: CompanyMatchesViewProps = {
  view: 'all',
  onView: fn(),
  job: null,
  counts: { interested: 1, suggested: 1, mutual: 1, all: 3 },
  matches: list('fr'),
  isLoadingMore: false,
  onMore: fn() as () => void,
  introductionPrice: 3,
  available: 12,
  onAnswer: () => Promise.resolve(),
  onIntroduce: () => Promise.resolve(),
  renderWhy: (match) => (
    <CompanyWhyPanel score={match.match_score} explanation={{ status: 'ready', data: explanation('fr') }} />
  ),
};

const meta = {
  title: 'Matches/CompanyMatchesView',
  component: CompanyMatchesView,
  parameters: {
    layout: 'fullscreen',
    path: '/recruiter/matches',
    ...english<CompanyMatchesViewProps>({ matches: list('en') }),
  },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <CompanyMatchesView {...args} />
    </main>
  ),
} satisfies Meta<typeof CompanyMatchesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const OnATablet: Story = { globals: onTablet };
export const OfOnePosting: Story = {
  args: { job: { title: 'Infirmière clinicienne, soins intensifs' } },
  globals: onDesktop,
};
export const Explained: Story = {
  play: async ({ canvasElement }) => {
    const [why] = within(canvasElement).getAllByRole('button', { name: /92/ });
    if (why) await userEvent.click(why);
    await expect(await within(canvasElement).findByRole('heading', { name: /(Pourquoi|Why) 92/ })).toBeVisible();
  },
};
export const ConfirmingWithItsPrice: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Confirmer|Confirm) ·/ }));
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible();
  },
};
export const Introducing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /priorité|Introduce/ }));
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
export const MoreFailed: Story = { args: { moreError: new ApiError(0, 'CLIENT.NETWORK', '') } };
export const Loading: Story = { args: { matches: { status: 'loading' }, counts: undefined }, parameters: { en: null } };
export const NobodyWaits: Story = {
  args: { view: 'interested', matches: { status: 'ready', data: { items: [], total: 0 } } },
  parameters: { en: null },
};
export const Failed: Story = {
  args: { matches: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() }, counts: undefined },
  parameters: { en: null },
};
