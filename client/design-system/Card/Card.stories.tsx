import type { Meta, StoryObj } from '@storybook/react-vite';
import { english, useStoryText } from '../../../storybook/decorators/story-text';
import { onPhone } from '../../../storybook/widths';
import { Button } from '../Button/Button';
import { CardGrid } from '../Page/CardGrid';
import { ScoreRing } from '../ScoreRing/ScoreRing';
import { SkillList } from '../SkillChip/SkillList';
import { StateBadge } from '../StateBadge/StateBadge';
import { Card, type CardProps } from './Card';

const meta = { title: 'Design system/Card', component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AJob: Story = {
  args: {
    title: 'Infirmière clinicienne',
    subtitle: 'CLSC des Deux-Rives · Longueuil · jour',
    href: '/jobs/1',
    badge: <StateBadge tone="accent">Nouveau</StateBadge>,
    children: 'Assurer le suivi des plaies complexes à domicile, avec une équipe de six personnes.',
    actions: <Button dense>Postuler</Button>,
  },
  parameters: english<CardProps>({
    title: 'Clinical nurse',
    subtitle: 'CLSC des Deux-Rives · Longueuil · day shift',
    badge: <StateBadge tone="accent">New</StateBadge>,
    children: 'Follow complex wounds at home, with a team of six.',
    actions: <Button dense>Apply</Button>,
  }),
};

export const Selected: Story = {
  args: {
    title: 'Hôpital Mont-Blanc',
    subtitle: 'Montréal',
    selected: true,
    children: 'Soins intensifs, temps plein.',
  },
  parameters: english<CardProps>({ children: 'Intensive care, full time.' }),
};

export const WithoutATitle: Story = {
  args: { children: 'Une réservation dure 72 heures. Sans oui, le crédit vous est rendu.' },
  parameters: english<CardProps>({
    children: 'A reservation lasts 72 hours. On refusal or silence the credit comes back by itself.',
  }),
};

function People() {
  const say = useStoryText();
  return (
    <CardGrid>
      {['7F3A', 'C21D', '09BE'].map((id, index) => (
        <Card
          key={id}
          as="li"
          title={`${say('Candidat·e', 'Candidate')} #${id}`}
          titleLevel={2}
          subtitle={say('Montréal · 6 ans d’expérience', 'Montréal · 6 years of experience')}
          aside={<ScoreRing score={92 - index * 8} />}
          actions={<Button variant="primary">{say('Réserver · 1 crédit', 'Reserve · 1 credit')}</Button>}
        >
          <SkillList
            skills={[
              { label: 'React', state: 'matched' },
              { label: 'TypeScript', state: 'matched' },
              { label: 'GraphQL', state: 'missing' },
            ]}
          />
        </Card>
      ))}
    </CardGrid>
  );
}

export const InAGrid: Story = { render: () => <People /> };

export const WideRow: Story = {
  args: { ...AJob.args, wide: true, lead: <ScoreRing score={92} size="large" /> },
  parameters: AJob.parameters ?? {},
};

export const LongFrenchLabel: Story = {
  args: {
    title: 'Responsable adjointe ou adjoint du développement des compétences numériques et de l’accompagnement',
    subtitle: 'Centre intégré universitaire de santé et de services sociaux du Centre-Ouest-de-l’Île-de-Montréal',
    badge: <StateBadge tone="warning">En attente</StateBadge>,
    children: 'Poste syndiqué.',
  },
  globals: onPhone,
};
