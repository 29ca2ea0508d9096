import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryText } from '../../../storybook/decorators/story-text';
import { radius } from './tokens';

const meta = { title: 'Foundations/Theme' } satisfies Meta;
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

const variants = ['display', 'h1', 'h2', 'h3', 'h4', 'figure', 'body1', 'label', 'body2', 'caption'] as const;

function Scale() {
  const say = useStoryText();
  return (
    <Stack sx={{ gap: 2 }}>
      {variants.map((variant) => (
        <Typography key={variant} variant={variant} component="p">
          {variant === 'figure'
            ? '1 240 · 92'
            : say('Entrevue : vu de part et d’autre, « à égalité »', 'Entrevue: seen between two sides')}
        </Typography>
      ))}
    </Stack>
  );
}

export const TypeScale: Story = { render: () => <Scale /> };

export const SpaceAndRadius: Story = {
  render: () => (
    <Stack sx={{ gap: 3 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-end' }}>
        {[0.5, 1, 1.5, 2, 3, 4, 6, 9].map((step) => (
          <Stack key={step} sx={{ alignItems: 'center', gap: 0.5 }}>
            <Box
              sx={{
                width: (theme) => theme.spacing(step),
                height: (theme) => theme.spacing(step),
                bgcolor: 'accent.main',
              }}
            />
            <Typography variant="caption">{step * 8}</Typography>
          </Stack>
        ))}
      </Stack>
      <Stack direction="row" sx={{ gap: 2 }}>
        {Object.entries(radius).map(([name, value]) => (
          <Box
            key={name}
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 88,
              height: 64,
              border: 1,
              borderColor: 'line.strong',
              borderRadius: `${value}px`,
              typography: 'body2',
            }}
          >
            {name}
          </Box>
        ))}
      </Stack>
    </Stack>
  ),
};
