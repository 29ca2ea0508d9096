import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { begun } from '../../recorder/recorder.examples';
import { UnfinishedRecording, type UnfinishedRecordingProps } from './UnfinishedRecording';

const args: UnfinishedRecordingProps = { recording: begun, onResume: fn(), onDiscard: fn() };

const meta = {
  title: 'Videos/UnfinishedRecording',
  component: UnfinishedRecording,
  args,
} satisfies Meta<typeof UnfinishedRecording>;
export default meta;

export const TwoOfFour: StoryObj<typeof meta> = {};
