import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useStoryText } from '../../../storybook/decorators/story-text';
import { Button } from '../Button/Button';
import { duration, easing } from '../theme/tokens';

const meta = { title: 'Foundations/Motion' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const uses = {
  feedback: { fr: 'Réponse à un geste', en: 'Response to a press' },
  enter: { fr: 'Ce qui entre', en: 'Something enters' },
  leave: { fr: 'Ce qui sort', en: 'Something leaves' },
  clearing: { fr: 'Le givre disparaît après un oui', en: 'The frost clears after a yes' },
} as const satisfies Record<keyof typeof duration, { fr: string; en: string }>;

/** Durations of the theme. With reduced motion in the system's settings the square jumps. */
export const Durations: Story = {
  render: function Durations() {
    const say = useStoryText();
    const [atEnd, setAtEnd] = useState(false);
    return (
      <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
        <Button onClick={() => setAtEnd(!atEnd)}>{say('Jouer', 'Play')}</Button>
        {Object.entries(duration).map(([name, milliseconds]) => (
          <Stack key={name} sx={{ gap: 0.5, width: '100%', maxWidth: 480 }}>
            <Typography variant="body2">
              <Box component="span" sx={{ typography: 'label' }}>
                {name} · {milliseconds} ms
              </Box>{' '}
              · {say(uses[name as keyof typeof duration].fr, uses[name as keyof typeof duration].en)}
            </Typography>
            <Box sx={{ bgcolor: 'background.sunken', borderRadius: 1, p: 0.5 }}>
              <Box
                sx={{
                  width: 32,
                  height: 32,
                  borderRadius: 1,
                  bgcolor: 'accent.main',
                  marginInlineStart: atEnd ? 'calc(100% - 32px)' : 0,
                  transition: `margin-inline-start ${milliseconds}ms ${easing}`,
                }}
              />
            </Box>
          </Stack>
        ))}
      </Stack>
    );
  },
};
