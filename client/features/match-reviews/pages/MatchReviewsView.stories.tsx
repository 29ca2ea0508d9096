import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { MatchReviewAnswer } from '@modules/matching/http/reviews.contract';
import { onDesktop, onPhone, onTablet } from '../../../../storybook/widths';
import { ApiError } from '../../../lib/api-error';
import { MatchReviewsView } from './MatchReviewsView';

const open: MatchReviewAnswer = {
  id: '0199f0c2-0000-7000-8000-00000000aa01',
  match_id: '0199f0c2-0000-7000-8000-00000000aa02',
  seeker_id: '0199f0c2-0000-7000-8000-00000000b001',
  job_title: 'Infirmière clinicienne, soins intensifs',
  match_score: 62,
  status: 'OPEN',
  message: 'Le score dit que je ne connais pas le triage, mais j’en fais depuis huit ans.\n\nPouvez-vous regarder ?',
  answer: null,
  asked_at: '2026-11-10T14:30:00.000Z',
  answered_at: null,
};
const withoutMessage: MatchReviewAnswer = {
  ...open,
  id: '0199f0c2-0000-7000-8000-00000000aa03',
  job_title: null,
  match_score: 8,
  message: null,
};
const answered: MatchReviewAnswer = {
  ...open,
  status: 'ANSWERED',
  answer: 'Nous avons relu votre profil : le triage y est, et le score a été recalculé.',
  answered_at: '2026-11-11T09:00:00.000Z',
};
const long: MatchReviewAnswer = { ...open, message: 'Une phrase qui s’étire et revient sur elle-même. '.repeat(20) };

const meta = {
  title: 'Match reviews/MatchReviewsView',
  component: MatchReviewsView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args: {
    status: 'OPEN',
    reviews: { status: 'ready', data: { reviews: [open, withoutMessage], total: 2 } },
    onStatus: fn(),
    onMore: fn(),
    onAnswer: () => Promise.resolve(),
  },
  render: (args) => (
    <main>
      <MatchReviewsView {...args} />
    </main>
  ),
} satisfies Meta<typeof MatchReviewsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const LongText: Story = {
  args: { reviews: { status: 'ready', data: { reviews: [long], total: 1 } } },
  globals: onTablet,
};
export const Answered: Story = {
  args: { status: 'ANSWERED', reviews: { status: 'ready', data: { reviews: [answered], total: 1 } } },
};
export const NobodyWaits: Story = { args: { reviews: { status: 'ready', data: { reviews: [], total: 0 } } } };
export const MoreFailed: Story = { args: { moreError: new ApiError(0, 'CLIENT.NETWORK', '') } };
export const Loading: Story = { args: { reviews: { status: 'loading' } } };
export const Failed: Story = {
  args: { reviews: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};

async function beginAnswer(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: /: Infirmière/ }));
  return within(await within(document.body).findByRole('dialog'));
}

export const Answering: Story = {
  play: async ({ canvasElement }) => {
    await expect((await beginAnswer(canvasElement)).getByRole('textbox')).toBeVisible();
  },
};
export const AnsweredByAnother: Story = {
  args: {
    onAnswer: () =>
      Promise.reject(new ApiError(409, 'MATCHING.REVIEW_ANSWERED', 'Cette demande a déjà reçu une réponse.')),
  },
  play: async ({ canvasElement }) => {
    const dialog = await beginAnswer(canvasElement);
    await userEvent.type(dialog.getByRole('textbox'), 'Nous avons regardé.');
    await userEvent.click(dialog.getByRole('button', { name: /Envoyer|Send/ }));
    await expect(await dialog.findByText('Cette demande a déjà reçu une réponse.')).toBeVisible();
  },
};
