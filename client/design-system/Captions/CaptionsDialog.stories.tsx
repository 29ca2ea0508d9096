import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import type { OwnTranscript } from '@modules/media/http/transcript.contract';
import { onPhone } from '../../../storybook/widths';
import { ApiError } from '../../lib/api-error';
import { CaptionsDialog, type CaptionsDialogProps } from './CaptionsDialog';

const transcript: OwnTranscript = {
  language: 'fr',
  vtt: 'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nJ’ai dirigé une équipe de quatre personnes.\n',
  text: 'J’ai dirigé une équipe de quatre personnes.',
  visible: true,
  automatic: false,
  summary: 'J’ai dirigé une équipe de quatre personnes.',
  tags: ['équipe', 'react', 'typescript'],
  problem: null,
  updated_at: '2026-11-12T15:00:00.000Z',
  languages: ['fr'],
};

const draft: CaptionsDialogProps['draft'] = { read: () => null, keep: fn(), forget: fn() };

const args: CaptionsDialogProps = {
  of: 'person',
  transcript: { status: 'ready', data: transcript },
  language: 'fr',
  onLanguage: fn(),
  draft,
  onSave: () => Promise.resolve(),
  onClose: fn(),
};

const meta = {
  title: 'Design system/CaptionsDialog',
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
export const OfACompany: Story = {
  args: {
    of: 'company',
    transcript: {
      status: 'ready',
      data: {
        ...transcript,
        vtt: 'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nIci, on travaille à quatre par unité.\n',
        summary: 'Ici, on travaille à quatre par unité.',
        tags: ['soins', 'équipe'],
      },
    },
  },
};
export const NoneYetOfACompany: Story = {
  args: { of: 'company', transcript: { status: 'ready', data: null } },
};
export const DraftFound: Story = {
  args: {
    draft: {
      ...draft,
      read: () => ({
        vtt: 'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nJ’ai dirigé une équipe de six personnes.\n',
        summary: '',
        tags: [],
        visible: true,
      }),
    },
  },
};
export const Refused: Story = {
  args: {
    onSave: (): Promise<void> => {
      const sentence =
        'Ces sous-titres ne sont pas du WebVTT valide (ligne 3). Corrigez-les, puis enregistrez de nouveau.';
      return Promise.reject(
        new ApiError(400, 'MEDIA.INVALID_CAPTIONS', sentence, [
          { path: 'vtt', code: 'MEDIA.INVALID_CAPTIONS', message: sentence },
        ]),
      );
    },
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^(Enregistrer les sous-titres|Save captions)$/ }));
    await screen.findByText(/\(ligne 3\)/);
  },
};
export const KeywordsAreFull: Story = {
  args: {
    transcript: {
      status: 'ready',
      data: { ...transcript, tags: Array.from({ length: 20 }, (_, index) => `compétence numéro ${index + 1}`) },
    },
  },
};
export const OnAPhone: Story = { globals: onPhone };
export const Loading: Story = { args: { transcript: { status: 'loading' } } };
export const Failed: Story = {
  args: { transcript: { status: 'failed', error: new ApiError(0, 'CLIENT.NETWORK', ''), retry: fn() } },
};
export const BeyondTheEnd: Story = {
  args: {
    transcript: {
      status: 'ready',
      data: {
        ...transcript,
        problem: {
          code: 'MEDIA.CAPTIONS_TOO_LONG',
          message:
            'Le sous-titre 2 (ligne 6) dépasse la fin de la vidéo. Corrigez son minutage, puis enregistrez de nouveau.',
        },
      },
    },
  },
};
