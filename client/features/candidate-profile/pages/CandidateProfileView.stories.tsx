import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { PricedButton } from '../../../design-system/priced-button/PricedButton';
import { StreamPlayer } from '../../../design-system/VideoPlayer/StreamPlayer';
import { VideoPlayer } from '../../../design-system/VideoPlayer/VideoPlayer';
import { ApiError } from '../../../lib/api-error';
import { maskedCamille, matchedCamille, openCamille } from '../../../lib/examples/candidates';
import { talking } from '../../../lib/examples/videos';
import { CandidateProfileView, type CandidateProfileViewProps } from './CandidateProfileView';

const args: CandidateProfileViewProps = {
  candidate: { status: 'ready', data: maskedCamille },
  now: Date.parse('2026-11-12T15:00:00Z'),
  renderReserve: () => (
    <PricedButton price={1} available={12} grow>
      Réserver
    </PricedButton>
  ),
  access: { price: 1, available: 12, onBuy: () => Promise.resolve(1) },
  renderPlayer: () => <VideoPlayer src="/samples/clip.mp4" title="Présentation" durationSeconds={8} />,
};

const meta = {
  title: 'Candidate profile/CandidateProfileView',
  component: CandidateProfileView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <CandidateProfileView {...args} />
    </main>
  ),
} satisfies Meta<typeof CandidateProfileView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {};
export const MaskedOnAPhone: Story = { globals: onPhone };
/** One of the two videos is already paid for: it plays, and the other shows its price. */
/** The person sells no video: a sentence gives the reason instead of the button. */
export const MaskedWithoutSale: Story = {
  args: { candidate: { status: 'ready', data: { ...maskedCamille, video_for_sale: false } } },
};
export const MaskedWithAVideoBought: Story = {
  args: {
    access: {
      price: 1,
      available: 3,
      bought: ['0199f0c2-0000-7000-8000-00000000e005'],
      onBuy: () => Promise.resolve(0),
    },
  },
};
export const MaskedAndBare: Story = {
  args: {
    candidate: {
      status: 'ready',
      data: {
        ...maskedCamille,
        location: null,
        bio: null,
        experience: null,
        skills: [],
        years_experience: null,
        video_profiles: [],
      },
    },
  },
};
export const Reserved: Story = { args: { candidate: { status: 'ready', data: openCamille } } };
export const ReservedOnAPhone: Story = { ...Reserved, globals: onPhone };
/** The full player, with summary, questions and transcript below the picture. */
export const WithWhatIsSaid: Story = {
  args: {
    ...Reserved.args,
    renderPlayer: () => (
      <StreamPlayer stream={{ status: 'ready', data: talking }} failed="Indisponible" onPlaying={fn()} />
    ),
  },
};
export const WithWhatIsSaidOnAPhone: Story = { ...WithWhatIsSaid, globals: onPhone };
export const ReservationOver: Story = {
  ...Reserved,
  args: { ...Reserved.args, now: Date.parse('2026-11-15T00:00:00Z') },
};
export const Matched: Story = { args: { candidate: { status: 'ready', data: matchedCamille } } };
export const OpenAndBare: Story = {
  args: {
    candidate: {
      status: 'ready',
      data: {
        ...matchedCamille,
        phone: null,
        resume: null,
        avatar_url: null,
        video_profiles: [],
        profile: {
          ...matchedCamille.profile,
          availability: null,
          salary_range: null,
          work_type_preference: null,
          company_size_preference: null,
          industry_preference: null,
          job_preferences: null,
          open_to_remote: null,
        },
      },
    },
  },
};
export const AskedToPayForAVideo: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: /^(Voir la vidéo|Watch the video) · / });
    if (first) await userEvent.click(first);
    await expect(await within(document.body).findByRole('alertdialog')).toBeVisible();
  },
};
export const MaskedWithoutCredits: Story = {
  args: { access: { price: 1, available: 0, onBuy: () => Promise.resolve(1) } },
};
export const Gone: Story = {
  args: { candidate: { status: 'failed', error: new ApiError(404, 'REQUEST.NOT_FOUND', ''), retry: fn() } },
};
export const Failed: Story = {
  args: { candidate: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
export const Loading: Story = { args: { candidate: { status: 'loading' } } };
