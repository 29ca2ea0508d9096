import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import * as lucide from 'lucide-react';
import { useStoryText } from '../../../storybook/decorators/story-text';
import { icon } from '../theme/tokens';
import { iconGroups } from './icon-meanings';

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Also the earlier names of icons, which the product still imports, as `Trash2`. */
const drawings = lucide as unknown as Record<string, lucide.LucideIcon>;

/** Each icon has one meaning everywhere. A word stands beside it, or it has a label and a tooltip. */
export const Meanings: Story = {
  render: function Meanings() {
    const say = useStoryText();
    return (
      <Stack sx={{ gap: 4 }}>
        {iconGroups.map(({ title, icons: own }) => (
          <Stack key={title.en} component="section" sx={{ gap: 2 }}>
            <Typography variant="h3" component="h2">
              {say(title.fr, title.en)}
            </Typography>
            <Box
              component="ul"
              sx={{
                display: 'grid',
                gap: 1.5,
                m: 0,
                p: 0,
                listStyle: 'none',
                gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
              }}
            >
              {Object.entries(own).map(([name, meaning]) => {
                const Drawing = drawings[name]!;
                return (
                  <Stack key={name} component="li" direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
                    <Drawing size={icon.large} aria-hidden />
                    <Box sx={{ minWidth: 0 }}>
                      <Typography variant="body2">{say(meaning.fr, meaning.en)}</Typography>
                      <Typography variant="caption" translate="no" sx={{ color: 'text.secondary' }}>
                        {name}
                      </Typography>
                    </Box>
                  </Stack>
                );
              })}
            </Box>
          </Stack>
        ))}
      </Stack>
    );
  },
};

/** 16 px in dense rows, 18 px in buttons, 22 px alone. The stroke is the same for all. */
export const Sizes: Story = {
  render: () => (
    <Stack direction="row" sx={{ gap: 4, alignItems: 'flex-end' }}>
      {(['small', 'normal', 'large'] as const).map((size) => (
        <Stack key={size} sx={{ gap: 1, alignItems: 'center' }}>
          <lucide.Video size={icon[size]} aria-hidden />
          <Typography variant="caption">
            {size} · {icon[size]} px
          </Typography>
        </Stack>
      ))}
    </Stack>
  ),
};
