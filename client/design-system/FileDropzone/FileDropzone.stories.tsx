import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent } from 'storybook/test';
import { english } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { FileDropzone, type FileDropzoneProps } from './FileDropzone';

const GIGABYTE = 1024 ** 3;

const meta = {
  title: 'Design system/FileDropzone',
  component: FileDropzone,
  args: {
    label: 'Votre vidéo de présentation',
    hint: 'MP4, WebM, MOV, AVI ou MKV, jusqu’à 1\u00A0Go.',
    accept: ['video/mp4', 'video/webm', '.mp4', '.webm', '.mov', '.avi', '.mkv'],
    maxBytes: GIGABYTE,
    onFile: (): void => undefined,
  },
  parameters: english<FileDropzoneProps>({
    label: 'Your introduction on video',
    hint: 'MP4, WebM, MOV, AVI or MKV, up to 1\u00A0GB.',
  }),
} satisfies Meta<typeof FileDropzone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};

export const FileAboveIt: Story = {
  play: async ({ canvasElement }) => {
    await fireEvent.dragEnter(zoneOf(canvasElement));
  },
};

export const WrongType: Story = {
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector('input');
    if (input)
      await fireEvent.change(input, { target: { files: [new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' })] } });
  },
};

export const RefusedByTheServer: Story = {
  args: { rejection: 'Ce fichier ne contient pas d’image animée.' },
  parameters: english<FileDropzoneProps>({
    label: 'Your introduction on video',
    hint: 'MP4, WebM, MOV, AVI or MKV, up to 1\u00A0GB.',
    rejection: 'This file has no moving picture.',
  }),
};

export const WhileAnotherIsSent: Story = { args: { disabled: true } };

export const OnAPhone: Story = { globals: onPhone };

function zoneOf(canvas: HTMLElement): HTMLElement {
  const zone = canvas.querySelector('input')?.parentElement;
  if (!zone) throw new Error('no dropzone');
  return zone;
}
