import type { Meta, StoryObj } from '@storybook/react-vite';
import { english } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { Button } from '../Button/Button';
import { StateBadge } from '../StateBadge/StateBadge';
import { TextLink } from '../TextLink/TextLink';
import { PageHeader, type PageHeaderProps } from './PageHeader';

const meta = { title: 'Design system/PageHeader', component: PageHeader } satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAndLead: Story = {
  args: {
    title: 'Correspondances',
    lead: (
      <>
        Calculées à partir de votre profil et de vos réponses vidéo.{' '}
        <TextLink href="/matching">Ce que nous comparons, et ce que nous ne regardons jamais</TextLink>
      </>
    ),
  },
  parameters: english<PageHeaderProps>({
    title: 'Matches',
    lead: (
      <>
        Calculated from your profile and your video answers.{' '}
        <TextLink href="/matching">What we compare, and what we never look at</TextLink>
      </>
    ),
  }),
};

export const WithActions: Story = {
  args: {
    title: 'Infirmière clinicienne',
    aside: <StateBadge tone="success">En ligne</StateBadge>,
    breadcrumbs: (
      <Breadcrumbs items={[{ label: 'Mes offres', href: '/recruiter/jobs' }, { label: 'Infirmière clinicienne' }]} />
    ),
    actions: (
      <>
        <Button>Mettre en pause</Button>
        <Button variant="primary">Modifier</Button>
      </>
    ),
  },
  parameters: english<PageHeaderProps>({
    title: 'Clinical nurse',
    aside: <StateBadge tone="success">Online</StateBadge>,
    breadcrumbs: <Breadcrumbs items={[{ label: 'My jobs', href: '/recruiter/jobs' }, { label: 'Clinical nurse' }]} />,
    actions: (
      <>
        <Button>Pause</Button>
        <Button variant="primary">Edit</Button>
      </>
    ),
  }),
};

export const LongFrenchLabel: Story = {
  args: { ...WithActions.args, title: 'Responsable adjointe ou adjoint du développement des compétences numériques' },
  globals: onPhone,
};
