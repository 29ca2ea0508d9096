import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryText } from '../../../storybook/decorators/story-text';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const variants = [
  { name: 'display', fr: 'Titre de la page d’accueil', en: 'Title of the home page' },
  { name: 'h1', fr: 'Titre d’une page', en: 'Title of a page' },
  { name: 'h2', fr: 'Titre d’une section', en: 'Title of a section' },
  { name: 'h3', fr: 'Titre d’une carte large', en: 'Title of a wide card' },
  { name: 'h4', fr: 'Titre d’une carte', en: 'Title of a card' },
  { name: 'figure', fr: 'Chiffres : 1 240 · 92 %', en: 'Figures: 1,240 · 92%' },
  { name: 'body1', fr: 'Texte', en: 'Text' },
  { name: 'label', fr: 'Nom d’un champ', en: 'Name of a field' },
  { name: 'body2', fr: 'Explication d’un champ, faits d’une carte', en: 'Hint of a field, facts of a card' },
  { name: 'caption', fr: 'Date, légende', en: 'Date, caption' },
] as const;

/** Every variant with its size, line height and weight, as the theme has them. */
export const Scale: Story = {
  render: function Scale() {
    const say = useStoryText();
    const { typography } = useTheme();
    return (
      <Stack component="dl" sx={{ gap: 3, m: 0 }}>
        {variants.map(({ name, fr, en }) => {
          const { fontSize, lineHeight, fontWeight } = typography[name];
          const pixels = Number.parseFloat(String(fontSize)) * 16;
          return (
            <Box key={name} sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: { md: '200px 1fr' }, m: 0 }}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                {name} · {pixels} / {Math.round(pixels * Number(lineHeight))} ·{' '}
                {fontWeight ?? typography.fontWeightRegular}
              </Typography>
              <Typography component="dd" variant={name} sx={{ m: 0 }}>
                {say(fr, en)}
              </Typography>
            </Box>
          );
        })}
      </Stack>
    );
  },
};

/** Text runs at most 70 characters a line, and a heading never leaves one word alone. */
export const ReadingWidth: Story = {
  render: function ReadingWidth() {
    const say = useStoryText();
    return (
      <Stack sx={{ gap: 2, maxWidth: '70ch' }}>
        <Typography variant="h2">
          {say('Une personne décide avant d’être vue', 'A person decides before being seen')}
        </Typography>
        <Typography>
          {say(
            'Une entreprise voit d’abord ce que vous savez faire. Votre nom, votre visage et votre voix restent masqués jusqu’à votre accord.',
            'A company first sees what you can do. Your name, face and voice stay masked until you agree.',
          )}
        </Typography>
      </Stack>
    );
  },
};
