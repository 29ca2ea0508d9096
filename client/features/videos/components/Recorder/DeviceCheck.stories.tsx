import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../../storybook/widths';
import type { CameraProblem } from '../../../../lib/devices/camera-problem';
import { DeviceCheck, type DeviceCheckProps } from './DeviceCheck';
import type { PictureHint } from '../../domain/picture-light';
import { BlurChoice } from './BlurChoice';
import { DrawnPhrase } from './DrawnPhrase';
import { LightHint } from './LightHint';
import { blurOff, noCamera, withCamera } from './recorder-stories.examples';
import { NotesEditor } from './NotesEditor';
import { fresh, noted, presence } from '../../recorder/recorder.examples';
import { SoundMeter } from './SoundMeter';

const hint = (of: PictureHint) => <LightHint isOn hint={of} onSwitch={fn()} />;

const args: DeviceCheckProps = {
  camera: withCamera,
  picture: null,
  blur: <BlurChoice blur={blurOff} />,
  meter: <SoundMeter sound={{ level: 0.62, loudness: 'good' }} />,
  hint: hint('good'),
  onPicture: fn(),
  practice: null,
  notes: <NotesEditor recording={fresh} onNotes={fn()} />,
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
  args: { camera: { ...noCamera, state: { status: 'failed', problem } }, meter: null, hint: null, blur: null },
});

export const Ready: Story = {};
export const WithNotes: Story = { args: { notes: <NotesEditor recording={noted} onNotes={fn()} /> } };
export const WithNotesOnAPhone: Story = { ...WithNotes, globals: onPhone };
export const WithAPhrase: Story = { args: { phrase: <DrawnPhrase presence={presence} isSoundOnly={false} /> } };
export const DarkAndSilent: Story = {
  args: { hint: hint('dark'), meter: <SoundMeter sound={{ level: 0, loudness: 'silent' }} /> },
};
export const LightFromBehind: Story = {
  args: { hint: hint('behind'), meter: <SoundMeter sound={{ level: 0.3, loudness: 'low' }} /> },
};
export const SoundOnly: Story = {
  args: { isSoundOnly: true, hint: null, blur: null, camera: { ...withCamera, cameras: [] } },
};
export const SoundOnlyOnAPhone: Story = { ...SoundOnly, globals: onPhone };
export const Tilted: Story = { args: { hint: hint('tilted') } };
export const TooFar: Story = { args: { hint: hint('far') } };
export const TooNear: Story = { args: { hint: hint('near') } };
export const OffCentre: Story = { args: { hint: hint('off-centre') } };
export const NotInThePicture: Story = { args: { hint: hint('absent') } };
export const BlurReady: Story = { args: { blur: <BlurChoice blur={{ ...blurOff, state: 'ready' }} /> } };
export const BlurTooSlow: Story = {
  args: { blur: <BlurChoice blur={{ ...blurOff, state: 'slow' }} />, hint: null, isWaiting: true },
};
export const HintsOff: Story = { args: { hint: <LightHint isOn={false} hint={null} onSwitch={fn()} /> } };
export const Asking: Story = { args: { camera: noCamera, meter: null, hint: null, blur: null } };
export const Refused: Story = failing('refused');
export const Missing: Story = failing('missing');
export const Busy: Story = failing('busy');
export const Lost: Story = failing('lost');
export const Muted: Story = failing('muted');
export const Unknown: Story = failing('unknown');
export const Unsupported: Story = failing('unsupported');
