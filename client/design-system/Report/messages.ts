import { defineMessages } from '../../lib/i18n';

interface ReportMessages {
  report: string;
  'title.JOB': string;
  'title.COMPANY': string;
  'title.MESSAGE': string;
  'title.PROFILE': string;
  lead: string;
  policy: string;
  reason: string;
  choose: string;
  'reason.FRAUD': string;
  'reason.ASKS_FOR_MONEY': string;
  'reason.FALSE_INFORMATION': string;
  'reason.IMPERSONATION': string;
  'reason.DISCRIMINATION': string;
  'reason.HARASSMENT': string;
  'reason.SPAM': string;
  'reason.OTHER': string;
  details: string;
  detailsHint: string;
  send: string;
  back: string;
  done: string;
}

const fr: ReportMessages = {
  report: 'Signaler',
  'title.JOB': 'Signaler cette offre',
  'title.COMPANY': 'Signaler cette entreprise',
  'title.MESSAGE': 'Signaler ce message',
  'title.PROFILE': 'Signaler ce profil',
  lead: 'Une personne de notre équipe lit chaque signalement. La personne que vous signalez ne saura pas que c’est vous.',
  policy: 'Politique contre la fraude',
  reason: 'Ce qui ne va pas',
  choose: 'Choisissez une raison',
  'reason.FRAUD': 'Fraude ou hameçonnage',
  'reason.ASKS_FOR_MONEY': 'On me demande de l’argent ou mes données bancaires',
  'reason.FALSE_INFORMATION': 'Information fausse ou poste qui n’existe pas',
  'reason.IMPERSONATION': 'Quelqu’un se fait passer pour une autre personne',
  'reason.DISCRIMINATION': 'Discrimination',
  'reason.HARASSMENT': 'Harcèlement ou menaces',
  'reason.SPAM': 'Pourriel',
  'reason.OTHER': 'Autre chose',
  details: 'Ce que nous devons savoir',
  detailsHint: 'Ce qui s’est passé, et quand. Un mot suffit.',
  send: 'Envoyer le signalement',
  back: 'Annuler',
  done: 'Merci. Nous avons reçu votre signalement.',
};

const en: ReportMessages = {
  report: 'Report',
  'title.JOB': 'Report this posting',
  'title.COMPANY': 'Report this company',
  'title.MESSAGE': 'Report this message',
  'title.PROFILE': 'Report this profile',
  lead: 'A person on our team reads every report. The person you report will not know that it was you.',
  policy: 'Fraud policy',
  reason: 'What is wrong',
  choose: 'Choose a reason',
  'reason.FRAUD': 'Fraud or phishing',
  'reason.ASKS_FOR_MONEY': 'I am asked for money or bank details',
  'reason.FALSE_INFORMATION': 'False information, or a job that does not exist',
  'reason.IMPERSONATION': 'Someone pretends to be someone else',
  'reason.DISCRIMINATION': 'Discrimination',
  'reason.HARASSMENT': 'Harassment or threats',
  'reason.SPAM': 'Spam',
  'reason.OTHER': 'Something else',
  details: 'What we should know',
  detailsHint: 'What happened, and when. A word is enough.',
  send: 'Send the report',
  back: 'Cancel',
  done: 'Thank you. We have received your report.',
};

export const useReportText = defineMessages<ReportMessages>('report', { fr, en });
