import type { MessageTemplates } from '@modules/applications/http/message-templates.contract';
import type { MessageTools } from '../message-templates/message-tools';

const idOf = (place: number): string => `0199f0c2-0000-7000-8000-0000000eb${String(place).padStart(3, '0')}`;

/** A team's templates, for stories and specs. */
export const teamTemplates: MessageTemplates = {
  templates: [
    {
      id: idOf(1),
      kind: 'REFUSAL',
      name: 'Refus après entrevue',
      text: {
        fr: 'Bonjour {first_name},\n\nMerci de nous avoir rencontrés pour le poste «\u00a0{job_title}\u00a0».\n\n{my_name}, {company}',
        en: 'Hello {first_name},\n\nThank you for meeting us about “{job_title}”.\n\n{my_name}, {company}',
      },
      version: 3,
      updated_at: '2026-11-02T15:00:00.000Z',
      updated_by: 'Nadia Lefebvre',
    },
    {
      id: idOf(2),
      kind: 'INTERVIEW',
      name: 'Comment se rendre',
      text: { fr: 'Bonjour {first_name}, entrez par la porte\u00a04.', en: null },
      version: 1,
      updated_at: '2026-11-03T15:00:00.000Z',
      updated_by: null,
    },
    {
      id: idOf(3),
      kind: 'MESSAGE',
      name: 'Premier contact',
      text: {
        fr: 'Bonjour {first_name}, votre parcours nous intéresse.',
        en: 'Hello {first_name}, we like your path.',
      },
      version: 1,
      updated_at: '2026-11-04T15:00:00.000Z',
      updated_by: 'Camille Roy',
    },
  ],
  refusals: [
    {
      stage: 'AFTER_REVIEW',
      text: {
        fr: '{company} vous remercie du temps que vous avez consacré à votre candidature pour «\u00a0{job_title}\u00a0».\n\nBonne continuation.',
        en: '{company} thanks you for the time you gave to your application for “{job_title}”.\n\nWe wish you all the best.',
      },
    },
  ],
  signature: { fr: 'Nadia Lefebvre\nRecrutement, 514 555-0142', en: null },
  allowed_actions: ['EDIT'],
};

const values: Readonly<Record<string, string>> = {
  first_name: 'Camille',
  job_title: 'Infirmière clinicienne',
  company: 'Hôpital Mont-Blanc',
  my_name: 'Nadia Lefebvre',
};
const filled = (text: string | null): string | null =>
  text?.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole) ?? null;

export const messageTools: MessageTools = {
  templates: teamTemplates.templates,
  preview: ({ text = teamTemplates.refusals[0]?.text ?? { fr: null, en: null } }) =>
    Promise.resolve({ fr: filled(text.fr), en: filled(text.en), sent_in: 'fr' }),
};
