import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryText } from '../../../storybook/decorators/story-text';
import { Button } from '../Button/Button';
import { useAnnounce } from './live-region-context';

function Counted() {
  const say = useStoryText();
  const announce = useAnnounce();
  return <Button onClick={() => announce(say('38 personnes', '38 people'))}>{say('Filtrer', 'Filter')}</Button>;
}

const meta = { title: 'Design system/LiveRegion', component: Counted } satisfies Meta<typeof Counted>;
export default meta;

export const SaidToScreenReaders: StoryObj<typeof meta> = {};
