import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MatchExplanation } from '@modules/matching/http/matches.contract';
import { fn } from 'storybook/test';
import { english } from '../../../../../storybook/decorators/story-text';
import { onPhone } from '../../../../../storybook/widths';
import { ApiError } from '../../../../lib/api-error';
import { explanation } from '../../../../lib/examples/matches';
import { WhyPanel, type WhyPanelProps } from './WhyPanel';

/** An explanation from an installation with an embeddings provider. */
function withMeaning(language: 'fr' | 'en'): MatchExplanation {
  const known = explanation(language);
  return { ...known, score_parts: { ...known.score_parts, semantic: { value: 3, max: 5 } } };
}

const meta = {
  title: 'Matches/WhyPanel',
  component: WhyPanel,
  args: {
    score: 92,
    explanation: { status: 'ready', data: explanation('fr') },
    review: null,
    onAskReview: () => Promise.resolve(),
  },
  parameters: english<WhyPanelProps>({ explanation: { status: 'ready', data: explanation('en') } }),
} satisfies Meta<typeof WhyPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const NothingToRaise: Story = {
  args: { explanation: { status: 'ready', data: { ...explanation('fr'), raises: [] } } },
  parameters: english<WhyPanelProps>({ explanation: { status: 'ready', data: { ...explanation('en'), raises: [] } } }),
};
export const WithMeaning: Story = {
  args: { explanation: { status: 'ready', data: withMeaning('fr') } },
  parameters: english<WhyPanelProps>({ explanation: { status: 'ready', data: withMeaning('en') } }),
};
export const Loading: Story = { args: { explanation: { status: 'loading' } }, parameters: { en: null } };
export const Failed: Story = {
  args: { explanation: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
  parameters: { en: null },
};
