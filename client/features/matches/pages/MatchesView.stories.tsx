import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { english } from '../../../../storybook/decorators/story-text';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { developerMatch, explanation, nurseMatch } from '../../../lib/examples/matches';
import { WhyPanel } from '../components/WhyPanel/WhyPanel';
import { MatchesView, type MatchesViewProps } from './MatchesView';

const list = (language: 'fr' | 'en') =>
  ({ status: 'ready', data: { items: [nurseMatch(language), developerMatch(language)], total: 2 } }) as const;

const meta = {
  title: 'Matches/MatchesView',
  component: MatchesView,
  parameters: { layout: 'fullscreen', ...english<MatchesViewProps>({ matches: list('en') }) },
  globals: onDesktop,
  args: {
    view: 'open',
    onView: fn(),
    counts: { open: 1, accepted: 1, all: 2 },
    matches: list('fr'),
    isLoadingMore: false,
    onMore: fn(),
    onAnswer: () => Promise.resolve(),
    renderWhy: (match) => (
      <WhyPanel
        score={match.match_score}
        explanation={{ status: 'ready', data: explanation('fr') }}
        review={match.review}
        onAskReview={() => Promise.resolve()}
      />
    ),
  },
  render: (args) => (
    <main>
      <MatchesView {...args} />
    </main>
  ),
} satisfies Meta<typeof MatchesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const Explained: Story = {
  play: async ({ canvasElement }) => {
    const [why] = within(canvasElement).getAllByRole('button', { name: /92/ });
    if (why) await userEvent.click(why);
    await expect(
      await within(canvasElement).findByText(/Pour augmenter le score|How to raise the score/),
    ).toBeVisible();
  },
};
export const AskedBeforeDeclining: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Pas pour moi|Not for me/ }));
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible();
  },
};
export const MoreFailed: Story = { args: { moreError: new ApiError(0, 'CLIENT.NETWORK', '') } };
export const Loading: Story = { args: { matches: { status: 'loading' }, counts: undefined }, parameters: { en: null } };
export const NothingToDecide: Story = {
  args: { matches: { status: 'ready', data: { items: [], total: 0 } } },
  parameters: { en: null },
};
export const Failed: Story = {
  args: { matches: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() }, counts: undefined },
  parameters: { en: null },
};
