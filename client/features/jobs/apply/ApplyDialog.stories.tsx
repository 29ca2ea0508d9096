import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../storybook/widths';
import { ApplyDialog, type ApplyDialogProps } from './ApplyDialog';

const args: ApplyDialogProps = {
  open: true,
  title: 'Infirmière clinicienne, soins intensifs',
  company: 'Hôpital Mont-Blanc',
  videos: [
    { id: '0199f0c2-0000-7000-8000-00000000e001', title: 'Présentation' },
    { id: '0199f0c2-0000-7000-8000-00000000e005', title: 'Une réalisation' },
  ],
  recordHref: '/profile/videos/record?job=1',
  emptyProfileHref: null,
  typed: null,
  onTyped: fn(),
  onForget: fn(),
  onApply: fn(),
  onClose: fn(),
};

const meta = {
  title: 'Jobs/ApplyDialog',
  component: ApplyDialog,
  args,
} satisfies Meta<typeof ApplyDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const TypedBefore: Story = {
  args: { typed: { cover_letter: 'Bonjour, votre unité forme ses recrues au chevet…', video_profile_id: '' } },
};
export const WithoutAVideo: Story = { args: { videos: [] } };
export const NothingInTheProfile: Story = {
  args: { videos: [], emptyProfileHref: '/profile/edit?job=1' },
  globals: onPhone,
};
export const VideosBeingRead: Story = { args: { videos: undefined } };
export const AsksOnVideo: Story = { args: { asks: { count: 3, href: '/profile/videos/record?job=1' } } };
export const LongTitle: Story = {
  args: {
    title: 'Conseillère ou conseiller en développement organisationnel et en gestion des talents, bilingue',
    company: 'Centre intégré universitaire de santé et de services sociaux du Centre-Sud',
  },
};
