import type { JobStages } from '@modules/applications/http/stages.contract';
import { teamStages } from './applications';

/** A team's own stages, for stories and specs. */
export const ownJobStages: JobStages = {
  job_id: '0199f0c2-0000-7000-8000-000000000001',
  title: 'Infirmière clinicienne, soins intensifs',
  stages: teamStages.map(({ count, ...stage }) => ({ ...stage, people: count })),
  version: 3,
  templates: [
    {
      id: '0199f0c2-0000-7000-8000-0000000ec001',
      name: 'Soins',
      stages: [
        { id: 'call', name: { fr: 'Téléphone', en: 'Phone' }, maps_to: 'REVIEWED' },
        { id: 'visit', name: { fr: 'Visite de l’unité', en: 'Visit of the unit' }, maps_to: 'INTERVIEW' },
      ],
    },
  ],
  allowed_actions: ['EDIT', 'EDIT_TEMPLATES'],
};
