import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { begun } from '../../recorder/recorder.examples';
import { UnfinishedRecording } from './UnfinishedRecording';

const meta = {
  title: 'Videos/UnfinishedRecording',
  component: UnfinishedRecording,
  args: { recording: begun, onResume: fn(), onDiscard: fn() },
} satisfies Meta<typeof UnfinishedRecording>;
export default meta;

export const TwoOfFour: StoryObj<typeof meta> = {};
