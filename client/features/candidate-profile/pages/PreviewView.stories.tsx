import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onDesktop, onPhone } from '../../../../storybook/widths';
import { VideoPlayer } from '../../../design-system/VideoPlayer/VideoPlayer';
import { ApiError } from '../../../lib/api-error';
import { maskedCamille, matchedCamille } from '../../../lib/examples/candidates';
import { PreviewView, type PreviewViewProps } from './PreviewView';

const args: PreviewViewProps = {
  preview: { status: 'ready', data: { masked: maskedCamille, open: matchedCamille } },
  isHidden: false,
  now: Date.parse('2026-11-12T15:00:00Z'),
  renderPlayer: () => <VideoPlayer src="/samples/clip.mp4" title="Présentation" durationSeconds={8} />,
};

const meta = {
  title: 'Candidate profile/PreviewView',
  component: PreviewView,
  parameters: { layout: 'fullscreen' },
  globals: onDesktop,
  args,
  render: (args) => (
    <main>
      <PreviewView {...args} />
    </main>
  ),
} satisfies Meta<typeof PreviewView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Before: Story = {};
export const After: Story = { args: { initialVersion: 'after' } };
export const OnAPhone: Story = { globals: onPhone };
export const Hidden: Story = { args: { isHidden: true } };
export const Loading: Story = { args: { preview: { status: 'loading' } } };
export const Failed: Story = {
  args: { preview: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
