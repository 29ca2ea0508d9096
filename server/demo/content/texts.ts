import type { AddMessageTemplateRequest } from '../../modules/applications/http/message-templates.contract.js';

/** Texts that the team of the demo's own company sends often. */
export const messageTemplateTexts: readonly AddMessageTemplateRequest[] = [
  {
    kind: 'MESSAGE',
    name: 'Premier message',
    text: {
      fr: 'Bonjour {first_name},\n\nMerci de votre candidature pour « {job_title} ». Nous la lisons cette semaine et vous répondons au plus tard vendredi.',
      en: 'Hello {first_name},\n\nThank you for applying for “{job_title}”. We will read your application this week and answer by Friday at the latest.',
    },
  },
  {
    kind: 'INTERVIEW',
    name: 'Avant l’entrevue',
    text: {
      fr: 'Bonjour {first_name},\n\nNotre entrevue a lieu {interview_time}. Elle dure 45 minutes : 30 pour vos réalisations, 15 pour vos questions. Rien à préparer de plus.',
      en: 'Hello {first_name},\n\nOur interview is {interview_time}. It takes 45 minutes: 30 for your work, 15 for your questions. There is nothing else to prepare.',
    },
  },
  {
    kind: 'REFUSAL',
    name: 'Refus après l’entrevue',
    text: {
      fr: 'Bonjour {first_name},\n\nMerci du temps que vous nous avez donné. Pour « {job_title} », nous avons choisi une personne qui connaît déjà nos outils. Nous serions heureux de vous relire pour un autre poste.',
      en: 'Hello {first_name},\n\nThank you for the time you gave us. For “{job_title}”, we chose somebody who already knows our tools. We would be glad to hear from you about another position.',
    },
  },
];

/** The signature of the demo's recruiter. */
export const signature = {
  fr: 'Maxime Gagnon\nStudio Cartographe, Montréal',
  en: 'Maxime Gagnon\nStudio Cartographe, Montréal',
};
