import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { english } from '../../../../../storybook/decorators/story-text';
import { onPhone } from '../../../../../storybook/widths';
import { CaptionsDialog } from '../../../../design-system/Captions/CaptionsDialog';
import { failedVideo, gallery, processingVideo, teamVideo } from '../../../../lib/examples/company-videos';
import { GalleryEditor, type GalleryEditorProps } from './GalleryEditor';

const done = (): Promise<void> => Promise.resolve();

const args: GalleryEditorProps = {
  videos: gallery,
  renderPlayer: fn(),
  renderCaptions: (_, onClose) => (
    <CaptionsDialog
      of="company"
      transcript={{ status: 'ready', data: null }}
      language="fr"
      onLanguage={fn()}
      draft={{ read: () => null, keep: fn(), forget: fn() }}
      onSave={done}
      onClose={onClose}
    />
  ),
  onChange: done,
  onMove: done,
  onRemove: done,
};

const meta = {
  title: 'Company/GalleryEditor',
  component: GalleryEditor,
  args,
} satisfies Meta<typeof GalleryEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Arranged: Story = {};
export const OnAPhone: Story = { globals: onPhone };
export const Empty: Story = { args: { videos: [] } };
export const One: Story = { args: { videos: [teamVideo] } };
export const BeingPrepared: Story = {
  args: {
    videos: [
      processingVideo,
      failedVideo('Le fichier est incomplet : la fin manque. Enregistrez-le à nouveau, puis renvoyez-le.'),
    ],
  },
  parameters: english<GalleryEditorProps>({
    videos: [
      processingVideo,
      failedVideo('The file is incomplete: its end is missing. Record it again, then upload it.'),
    ],
  }),
};
export const Editing: Story = {
  args: { videos: [teamVideo] },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^(Modifier|Edit)\s?:/ }));
    await screen.findByRole('dialog');
  },
};
export const WritingCaptions: Story = {
  args: { videos: [teamVideo] },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^(Sous-titres|Captions)\s?:/ }));
    await screen.findByRole('dialog');
  },
};
export const AskedToDelete: Story = {
  args: { videos: [teamVideo] },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: /^(Supprimer|Delete)\s?:/ }));
    await screen.findByRole('alertdialog');
  },
};
