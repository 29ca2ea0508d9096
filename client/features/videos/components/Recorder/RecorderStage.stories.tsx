import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { onPhone } from '../../../../../storybook/widths';
import { begun, finished, fresh, noted, presence, stateOf } from '../../recorder/recorder.examples';
import { BlurInStage } from './BlurInStage';
import { blurOff } from './recorder-stories.examples';
import { RecorderStage, type RecorderStageProps } from './RecorderStage';
import { SoundMeter } from './SoundMeter';

const args: RecorderStageProps = {
  state: stateOf({}),
  stream: null,
  meter: <SoundMeter sound={{ level: 0.6, loudness: 'good' }} overMedia />,
  problem: null,
  hint: 'good',
  blur: null,
  onNotesSpeed: fn(),
  onRetryCamera: fn(),
  onBegin: fn(),
  onStop: fn(),
  onPause: fn(),
  onResume: fn(),
  onRetake: fn(),
  onKeep: fn(),
  onNext: fn(),
  onLeave: fn(),
};

const meta = {
  title: 'Videos/RecorderStage',
  component: RecorderStage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '844px' } } },
  args,
} satisfies Meta<typeof RecorderStage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Thinking: Story = {};
export const ThinkingWithoutLimit: Story = { args: { state: stateOf({ left: null }) } };
export const GoingOn: Story = { args: { state: stateOf({ left: null, elapsed: 12.4 }) } };
export const LightFromBehind: Story = { args: { hint: 'behind' } };
/** The drawn phrase stays on the screen during the first answer. */
export const WithAPhrase: Story = {
  args: {
    state: stateOf({ phase: 'recording', index: 0, left: null, elapsed: 4, recording: { ...fresh, presence } }),
  },
};
export const WithAPhraseOnAPhone: Story = { ...WithAPhrase, globals: onPhone };
export const Countdown: Story = { args: { state: stateOf({ phase: 'countdown', left: 2 }) } };
export const Recording: Story = { args: { state: stateOf({ phase: 'recording', left: null, elapsed: 23 }) } };
export const WithNotes: Story = {
  args: { state: stateOf({ recording: noted, phase: 'recording', left: null, elapsed: 12 }) },
};
export const WithNotesOnAPhone: Story = { ...WithNotes, globals: onPhone };
export const Paused: Story = { args: { state: stateOf({ phase: 'paused', left: null, elapsed: 23 }) } };
export const Saving: Story = { args: { state: stateOf({ phase: 'saving', left: null, elapsed: 41 }) } };
export const Answered: Story = {
  args: { state: stateOf({ recording: begun, phase: 'answered', left: null, elapsed: 23.5 }) },
};
export const LastAnswered: Story = {
  args: { state: stateOf({ recording: finished, index: 3, phase: 'answered', left: null, elapsed: 38 }) },
};
export const Retaking: Story = { args: { state: stateOf({ recording: begun, isRetake: true, left: 12 }) } };
export const CameraLost: Story = {
  args: { state: stateOf({ left: null, elapsed: 12, trouble: 'lost' }), problem: 'lost', meter: null },
};
export const NoRoomLeft: Story = { args: { state: stateOf({ left: null, elapsed: 31, trouble: 'storage' }) } };
export const RecorderFailed: Story = { args: { state: stateOf({ left: null, trouble: 'recorder' }) } };
export const BlurOff: Story = {
  args: { state: stateOf({ left: null }), blur: <BlurInStage blur={blurOff} mayChange /> },
};
export const BlurReady: Story = {
  args: { state: stateOf({ left: null }), blur: <BlurInStage blur={{ ...blurOff, state: 'ready' }} mayChange /> },
};
export const BlurLoading: Story = {
  args: { state: stateOf({ left: null }), blur: <BlurInStage blur={{ ...blurOff, state: 'loading' }} mayChange /> },
};
export const BlurStopped: Story = {
  args: {
    state: stateOf({ left: null, elapsed: 12, trouble: 'blur' }),
    blur: <BlurInStage blur={{ ...blurOff, state: 'stopped' }} mayChange />,
  },
};
export const BlurStoppedOnAPhone: Story = { ...BlurStopped, globals: onPhone };
export const TooFar: Story = { args: { hint: 'far' } };
export const LongQuestion: Story = {
  args: {
    state: stateOf({
      phase: 'recording',
      left: null,
      elapsed: 52,
      recording: {
        ...begun,
        prompts: begun.prompts.map((prompt) => ({
          ...prompt,
          text: 'Racontez une situation professionnelle où vous avez dû vous adapter à un changement imprévu, ce que vous avez décidé, avec qui, et ce que vous feriez autrement aujourd’hui.',
        })),
      },
    }),
  },
};
