import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { radius } from '../theme/tokens';

const meta = { title: 'Foundations/Contrast' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const grounds = ['background.default', 'background.paper', 'background.raised', 'background.sunken'];
const texts = [
  'text.primary',
  'text.secondary',
  'text.faint',
  'accent.text',
  'info.main',
  'success.main',
  'warning.main',
  'error.main',
  'frost',
];

/** Every text colour on every background: the contrast check of this story tests the tokens. */
export const TextOnEveryGround: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' }}>
      {grounds.map((ground) => (
        <Stack
          key={ground}
          sx={{
            gap: 0.75,
            p: 2,
            border: 1,
            borderColor: 'line.main',
            borderRadius: `${radius.card}px`,
            bgcolor: ground,
          }}
        >
          <Typography variant="label">{ground}</Typography>
          {texts.map((text) => (
            <Typography key={text} sx={{ color: text }}>
              {text}
            </Typography>
          ))}
        </Stack>
      ))}
    </Box>
  ),
};

const tints = [
  { ground: 'accent.tint', text: 'accent.text' },
  { ground: 'tint.info', text: 'info.main' },
  { ground: 'tint.success', text: 'success.main' },
  { ground: 'tint.warning', text: 'warning.main' },
  { ground: 'tint.danger', text: 'error.main' },
  { ground: 'accent.main', text: 'accent.contrastText' },
];

export const TextOnTints: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' }}>
      {tints.map(({ ground, text }) => (
        <Box key={ground} sx={{ p: 2, borderRadius: `${radius.control}px`, bgcolor: ground, color: text }}>
          {ground}
        </Box>
      ))}
    </Box>
  ),
};
