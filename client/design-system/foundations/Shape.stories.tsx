import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryText } from '../../../storybook/decorators/story-text';
import { controlHeight, layout, radius } from '../theme/tokens';

const meta = { title: 'Foundations/Space, shape and elevation' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const steps = [
  { step: 0.5, fr: 'Icône et mot', en: 'Icon and word' },
  { step: 1, fr: 'Dans un bouton, entre des pastilles', en: 'Inside a button, between chips' },
  { step: 1.5, fr: 'Entre les lignes d’une liste', en: 'Between the lines of a list' },
  {
    step: 2,
    fr: 'Entre les champs, bords d’une carte sur téléphone',
    en: 'Between fields, edges of a card on a phone',
  },
  { step: 3, fr: 'Bords d’une carte, entre les cartes', en: 'Edges of a card, between cards' },
  { step: 4, fr: 'Entre les sections sur téléphone', en: 'Between sections on a phone' },
  { step: 6, fr: 'Entre les sections', en: 'Between sections' },
  { step: 9, fr: 'Avant le pied de page', en: 'Before the footer' },
];

export const Space: Story = {
  render: function Space() {
    const say = useStoryText();
    return (
      <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {steps.map(({ step, fr, en }) => (
          <Stack key={step} component="li" direction="row" sx={{ gap: 2, alignItems: 'center' }}>
            <Box sx={{ width: 72, display: 'flex', justifyContent: 'flex-end' }}>
              <Box sx={{ width: `${step * 8}px`, height: 16, bgcolor: 'accent.main' }} />
            </Box>
            <Typography variant="label" sx={{ width: 96 }}>
              {step * 8} px · {step}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {say(fr, en)}
            </Typography>
          </Stack>
        ))}
      </Stack>
    );
  },
};

const radiusUses = {
  chip: { fr: 'Pastilles', en: 'Chips' },
  control: { fr: 'Boutons et champs', en: 'Buttons and fields' },
  card: { fr: 'Cartes', en: 'Cards' },
  media: { fr: 'Images et vidéos', en: 'Pictures and video' },
  round: { fr: 'Avatars, jauges', en: 'Avatars, progress bars' },
} as const satisfies Record<keyof typeof radius, { fr: string; en: string }>;

export const Radius: Story = {
  render: function Radius() {
    const say = useStoryText();
    return (
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }}>
        {Object.entries(radius).map(([name, value]) => (
          <Stack key={name} sx={{ gap: 1 }}>
            <Box sx={{ height: 72, border: 1, borderColor: 'line.strong', borderRadius: `${value}px` }} />
            <Typography variant="label">
              {name} · {value === 999 ? say('arrondi', 'round') : `${value} px`}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {say(radiusUses[name as keyof typeof radius].fr, radiusUses[name as keyof typeof radius].en)}
            </Typography>
          </Stack>
        ))}
      </Box>
    );
  },
};

/** Two levels above the page. A card has a line and a soft shadow; only what covers the page floats. */
export const Elevation: Story = {
  render: function Elevation() {
    const say = useStoryText();
    const levels = [
      { name: 'background.default', shadow: 'none', use: say('La page', 'The page') },
      { name: 'elevation.card', shadow: 'elevation.card', use: say('Cartes', 'Cards') },
      { name: 'elevation.overlay', shadow: 'elevation.overlay', use: say('Menus et fenêtres', 'Menus and dialogs') },
    ];
    return (
      <Box sx={{ display: 'grid', gap: 4, p: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
        {levels.map(({ name, shadow, use }) => (
          <Stack
            key={name}
            sx={{
              gap: 0.5,
              p: 3,
              border: 1,
              borderColor: 'line.main',
              borderRadius: `${radius.card}px`,
              bgcolor: shadow === 'none' ? 'background.default' : 'background.paper',
              boxShadow: (theme) =>
                shadow === 'none'
                  ? 'none'
                  : theme.vars.palette.elevation[shadow === 'elevation.card' ? 'card' : 'overlay'],
            }}
          >
            <Typography variant="label">{name}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {use}
            </Typography>
          </Stack>
        ))}
      </Box>
    );
  },
};

const widths = [
  {
    name: 'xs',
    from: 0,
    fr: 'Barre de navigation en bas, boutons l’un sous l’autre',
    en: 'Navigation bar at the bottom, stacked buttons',
  },
  {
    name: 'sm',
    from: 600,
    fr: 'Boutons sur une ligne, cartes plus aérées',
    en: 'Buttons in a row, more space in cards',
  },
  { name: 'md', from: 768, fr: 'Sans barre du bas', en: 'No bar at the bottom' },
  {
    name: 'lg',
    from: 1024,
    fr: 'Liens dans l’en-tête, filtres à côté de la liste',
    en: 'Links in the header, filters beside the list',
  },
  { name: 'xl', from: 1440, fr: 'Nom du produit dans l’en-tête', en: 'Name of the product in the header' },
];

/** Widths at which the layout changes, and the widths that pages, reading columns and bars have. */
export const Breakpoints: Story = {
  render: function Breakpoints() {
    const say = useStoryText();
    return (
      <Stack sx={{ gap: 4 }}>
        <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
          {widths.map(({ name, from, fr, en }) => (
            <Stack key={name} component="li" direction="row" sx={{ gap: 2 }}>
              <Typography variant="label" sx={{ width: 120 }}>
                {name} · {from} px
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {say(fr, en)}
              </Typography>
            </Stack>
          ))}
        </Stack>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {say('Largeurs et hauteurs en pixels', 'Widths and heights in pixels')} :{' '}
          {[...Object.entries(layout), ...Object.entries(controlHeight)]
            .map(([name, value]) => `${name} ${value}`)
            .join(' · ')}
        </Typography>
      </Stack>
    );
  },
};
