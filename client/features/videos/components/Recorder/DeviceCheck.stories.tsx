import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { CameraProblem } from '../../../../lib/devices/camera-problem';
import { DeviceCheck, type DeviceCheckProps } from './DeviceCheck';
import { noCamera, withCamera } from './recorder-stories.examples';
import { SoundMeter } from './SoundMeter';

const args: DeviceCheckProps = {
  camera: withCamera,
  meter: <SoundMeter sound={{ level: 0.62, loudness: 'good' }} />,
  light: 'good',
  onPicture: fn(),
  practice: null,
  onStart: fn(),
  onBack: fn(),
};

const meta = {
  title: 'Videos/DeviceCheck',
  component: DeviceCheck,
  args,
} satisfies Meta<typeof DeviceCheck>;
export default meta;
type Story = StoryObj<typeof meta>;

const failing = (problem: CameraProblem): Story => ({
  args: { camera: { ...noCamera, state: { status: 'failed', problem } }, meter: null, light: null },
});

export const Ready: Story = {};
export const DarkAndSilent: Story = {
  args: { light: 'dark', meter: <SoundMeter sound={{ level: 0, loudness: 'silent' }} /> },
};
export const LightFromBehind: Story = {
  args: { light: 'behind', meter: <SoundMeter sound={{ level: 0.3, loudness: 'low' }} /> },
};
export const SoundOnly: Story = { args: { isSoundOnly: true, light: null, camera: { ...withCamera, cameras: [] } } };
export const SoundOnlyOnAPhone: Story = { ...SoundOnly, parameters: { width: 390 } };
export const Asking: Story = { args: { camera: noCamera, meter: null, light: null } };
export const Refused: Story = failing('refused');
export const Missing: Story = failing('missing');
export const Busy: Story = failing('busy');
export const Lost: Story = failing('lost');
export const Muted: Story = failing('muted');
export const Unknown: Story = failing('unknown');
export const Unsupported: Story = failing('unsupported');
