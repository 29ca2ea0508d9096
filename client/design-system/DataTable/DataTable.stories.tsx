import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { DataTable, type DataTableProps } from './DataTable';

const meta = {
  title: 'Design system/DataTable',
  component: DataTable,
  args: {
    caption: 'Durées de conservation',
    head: ['Renseignements', 'Durée'],
    rows: [
      ['Messages et candidatures', '3 ans après la fermeture de l’offre'],
      ['Paiements', '7 ans'],
    ],
  },
  parameters: english<DataTableProps>({
    caption: 'Retention periods',
    head: ['Information', 'How long'],
    rows: [
      ['Messages and applications', '3 years after the job closes'],
      ['Payments', '7 years'],
    ],
  }),
} satisfies Meta<typeof DataTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const WithFigures: Story = {
  args: {
    caption: 'Provenance des candidatures',
    head: ['Provenance', 'Candidatures', 'Embauches'],
    rows: [
      ['Recherche d’offres', '1 204', '12'],
      ['Correspondances proposées', '87', '9'],
    ],
    figures: [1, 2],
  },
  parameters: english<DataTableProps>({
    caption: 'Sources of applications',
    head: ['Source', 'Applications', 'Hired'],
    rows: [
      ['Job search', '1,204', '12'],
      ['Suggested matches', '87', '9'],
    ],
  }),
};
/** If a heading above has the same text, the caption is for screen readers only. */
export const UnderItsHeading: Story = { args: { captionHidden: true } };
export const OnAPhone: Story = { globals: onPhone };
