import type { ExpiryEmailText } from './email-texts.js';

export const en: ExpiryEmailText = {
  subject: 'Your job ends soon: {title}',
  heading: 'Are you still hiring?',
  paragraphs: [
    'Your job “{title}” ends on {date} (Montréal time). It will then be paused and take no more applications.',
    'If the position is still open, one click is enough: the job stays open for 30 more days. If it is filled, close it in your jobs so that candidates are notified.',
  ],
  button: 'Renew for 30 days',
  linkHint: 'If the button does not work, copy this address into your browser:',
  footer: [
    'You receive this email because you are responsible for this job on Entrevue. The link renews the job without a password: do not share it.',
  ],
};
