import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryText } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { SegmentedFilter } from './SegmentedFilter';

function Matches() {
  const say = useStoryText();
  const [value, setValue] = useState<'pending' | 'accepted' | 'all'>('pending');
  return (
    <SegmentedFilter
      label={say('Correspondances à afficher', 'Matches to show')}
      value={value}
      onChange={setValue}
      options={[
        { value: 'pending', label: say('À décider', 'To decide'), count: 4 },
        { value: 'accepted', label: say('Acceptées', 'Accepted'), count: 2 },
        { value: 'all', label: say('Toutes', 'All'), count: 1_240 },
      ]}
    />
  );
}

const meta = { title: 'Design system/SegmentedFilter', component: Matches } satisfies Meta<typeof Matches>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCounts: Story = {};

export const OnAPhone: Story = { globals: onPhone };
