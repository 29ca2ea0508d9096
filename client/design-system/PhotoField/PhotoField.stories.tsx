import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import { onPhone } from '../../../storybook/widths';
import { portrait } from '../../lib/examples/pictures';
import { PhotoField, type PhotoFieldProps } from './PhotoField';

const args: PhotoFieldProps = {
  name: 'Camille Tremblay',
  src: null,
  onSave: () => Promise.resolve(),
  onRemove: () => Promise.resolve(),
};

const meta = {
  title: 'Design system/PhotoField',
  component: PhotoField,
  args,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 640 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof PhotoField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NoPhoto: Story = {};
export const WithPhoto: Story = { args: { src: portrait } };
export const OnAPhone: Story = { args: { src: portrait }, globals: onPhone };

export const WrongType: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File(['<svg/>'], 'moi.svg', { type: 'image/svg+xml' }));
    await within(canvasElement).findByText(/pas une image acceptée|not an accepted image/);
  },
};

export const TooLarge: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File([new Uint8Array(6 * 1024 ** 2)], 'moi.jpg', { type: 'image/jpeg' }));
    await within(canvasElement).findByText(/6\s(Mo|MB)/);
  },
};

export const NotAPicture: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, new File(['no picture'], 'moi.jpg', { type: 'image/jpeg' }));
    await within(canvasElement).findByText(/ne s’ouvre pas|cannot be opened/);
  },
};

async function choose(canvas: HTMLElement, file: File): Promise<void> {
  const input = canvas.querySelector('input[type=file]');
  if (input) await fireEvent.change(input, { target: { files: [file] } });
}
