import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { FocusedPanel } from './FocusedPanel';

/** A button that is replaced by the panel it opens. */
function Opened() {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Afficher les codes</Button>;
  return (
    <FocusedPanel>
      <Card title="Vos codes de récupération">Gardez-les en lieu sûr.</Card>
    </FocusedPanel>
  );
}

const meta = { title: 'Design system/FocusedPanel', component: Opened } satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TakesTheFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(canvasElement.contains(document.activeElement)).toBe(true);
    await expect(document.activeElement).toHaveTextContent('Vos codes de récupération');
  },
};
