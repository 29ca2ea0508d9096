import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy } from 'lucide-react';
import { useStoryText } from '../../../storybook/decorators/story-text';
import { IconButton } from '../IconButton/IconButton';
import { icon, radius } from '../theme/tokens';
import { useCopy } from '../Toasts/use-copy';
import { contrastOf, roleGroups, schemes, type ColourRole, type SchemeName } from './colour-roles';

const meta = { title: 'Foundations/Colour' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const rounded = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** The role on its own ground, in one scheme whatever the toolbar says. */
function Sample({ role, scheme }: { role: ColourRole; scheme: SchemeName }) {
  const say = useStoryText();
  const tokens = schemes[scheme];
  const value = tokens[role.token];
  const contrast = contrastOf(role, scheme);
  return (
    <Stack sx={{ flex: 1, gap: 1, p: 1.5, minWidth: 0, bgcolor: tokens.surface, color: tokens.text }}>
      <Box
        sx={{
          height: 40,
          bgcolor: value,
          border: 1,
          borderColor: tokens.line,
          borderRadius: `${radius.chip}px`,
        }}
      />
      <Typography variant="caption" sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
        {value}
      </Typography>
      <Typography variant="caption" sx={{ color: tokens.muted }}>
        {scheme === 'dark' ? say('Sombre', 'Dark') : say('Clair', 'Light')}
        {contrast !== null && ` · ${rounded.format(contrast)} : 1`}
      </Typography>
    </Stack>
  );
}

function RoleCard({ role }: { role: ColourRole }) {
  const say = useStoryText();
  const copy = useCopy({ copied: say('Nom copié', 'Name copied'), notCopied: say('Copie impossible', 'Not copied') });
  return (
    <Stack sx={{ border: 1, borderColor: 'line.main', borderRadius: `${radius.card}px`, overflow: 'hidden' }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, py: 1, pl: 2, pr: 1, bgcolor: 'background.paper' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="label" component="h3" translate="no">
            {role.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {say(role.use.fr, role.use.en)}
          </Typography>
        </Box>
        <IconButton label={say(`Copier ${role.name}`, `Copy ${role.name}`)} onClick={() => void copy(role.name)}>
          <Copy size={icon.normal} aria-hidden />
        </IconButton>
      </Stack>
      <Stack direction="row" sx={{ flex: 1 }}>
        <Sample role={role} scheme="dark" />
        <Sample role={role} scheme="light" />
      </Stack>
    </Stack>
  );
}

/** Each colour by its role: value and contrast in both schemes, and its name to copy. */
export const Roles: Story = {
  render: function Roles() {
    const say = useStoryText();
    return (
      <Stack sx={{ gap: 4 }}>
        {roleGroups.map(({ title, roles }) => (
          <Stack key={title.en} component="section" sx={{ gap: 2 }}>
            <Typography variant="h3" component="h2">
              {say(title.fr, title.en)}
            </Typography>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' }}>
              {roles.map((role) => (
                <RoleCard key={role.token} role={role} />
              ))}
            </Box>
          </Stack>
        ))}
      </Stack>
    );
  },
};
