import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { OwnTranscript } from '@modules/media/http/transcript.contract';
import { ApiError } from '../../../../lib/api-error';
import { CaptionsDialog, type CaptionsDialogProps } from './CaptionsDialog';

const transcript: OwnTranscript = {
  language: 'fr',
  vtt: 'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nJ’ai dirigé une équipe de quatre personnes.\n',
  text: 'J’ai dirigé une équipe de quatre personnes.',
  visible: true,
  automatic: false,
  summary: 'J’ai dirigé une équipe de quatre personnes.',
  tags: ['équipe', 'react', 'typescript'],
  updated_at: '2026-11-12T15:00:00.000Z',
  languages: ['fr'],
};

const args: CaptionsDialogProps = {
  transcript: { status: 'ready', data: transcript },
  language: 'fr',
  onLanguage: fn(),
  onSave: () => Promise.resolve(),
  onClose: fn(),
};

const meta = {
  title: 'Videos/CaptionsDialog',
  component: CaptionsDialog,
  args,
} satisfies Meta<typeof CaptionsDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {};
export const NoneYet: Story = { args: { transcript: { status: 'ready', data: null } } };
export const Automatic: Story = {
  args: { transcript: { status: 'ready', data: { ...transcript, automatic: true, visible: false } } },
};
export const KeywordsAreFull: Story = {
  args: {
    transcript: {
      status: 'ready',
      data: { ...transcript, tags: Array.from({ length: 20 }, (_, index) => `compétence numéro ${index + 1}`) },
    },
  },
};
export const OnAPhone: Story = { parameters: { width: 390 } };
export const Loading: Story = { args: { transcript: { status: 'loading' } } };
export const Failed: Story = {
  args: { transcript: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
