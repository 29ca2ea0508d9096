import type { Meta, StoryObj } from '@storybook/react-vite';
import Box from '@mui/material/Box';
import { expect, fireEvent, within } from 'storybook/test';
import { onPhone } from '../../../../../storybook/widths';
import { ApiError } from '../../../../lib/api-error';
import { complete } from '../../../../lib/examples/people';
import { ResumeField, type ResumeFieldProps } from './ResumeField';

const args: ResumeFieldProps = { resume: null, onSend: () => Promise.resolve(), onRemove: () => Promise.resolve() };

const meta = {
  title: 'Profile/ResumeField',
  component: ResumeField,
  args,
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 720 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ResumeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = new File(['%PDF'], 'CV Camille Tremblay.pdf', { type: 'application/pdf' });
const send = async (canvas: HTMLElement, sent = file): Promise<void> => {
  const input = canvas.querySelector('input[type=file]');
  if (input) await fireEvent.change(input, { target: { files: [sent] } });
};

export const None: Story = {};
export const Present: Story = { args: { resume: complete.resume } };
export const PresentOnAPhone: Story = { args: { resume: complete.resume }, globals: onPhone };
export const Sending: Story = {
  args: {
    onSend: (_file, onPercent) => {
      onPercent(46);
      return new Promise(() => undefined);
    },
  },
  play: ({ canvasElement }) => send(canvasElement),
};
export const Refused: Story = {
  args: {
    onSend: () => Promise.reject(new ApiError(415, 'MEDIA.NOT_A_DOCUMENT', 'Ce fichier n’est ni un PDF ni un DOCX.')),
  },
  play: async ({ canvasElement }) => {
    await send(canvasElement);
    await expect(await within(canvasElement).findByText('Ce fichier n’est ni un PDF ni un DOCX.')).toBeVisible();
  },
};
export const WrongType: Story = {
  play: ({ canvasElement }) => send(canvasElement, new File(['x'], 'cv.pages', { type: 'application/x-iwork' })),
};
