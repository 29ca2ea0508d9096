import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useStoryText } from '../../../storybook/decorators/story-text';
import { PlainSelect } from './PlainSelect';

function ThinkingTime() {
  const say = useStoryText();
  const [value, choose] = useState('30');
  return (
    <Box sx={{ maxWidth: 360 }}>
      <PlainSelect
        label={say('Temps de réflexion', 'Time to think')}
        value={value}
        options={[
          { value: 'free', label: say('Sans minuterie', 'No timer') },
          { value: '30', label: say('30 secondes', '30 seconds') },
          { value: '60', label: say('Une minute', 'One minute') },
        ]}
        onChange={choose}
      />
    </Box>
  );
}

const meta = { title: 'Design system/PlainSelect', component: ThinkingTime } satisfies Meta<typeof ThinkingTime>;
export default meta;

export const Chosen: StoryObj<typeof meta> = {};
