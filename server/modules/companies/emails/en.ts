import type { DomainCodeText } from './email-texts.js';

export const en: DomainCodeText = {
  subject: 'The code for your company’s email domain',
  heading: 'Your code',
  paragraphs: [
    '{code}',
    'Enter this code on your company’s page within {minutes} minutes. It shows that your company uses this email domain.',
    'If you did not ask for it, there is nothing to do: without the code nothing changes.',
  ],
  footer: 'You receive this email because this address was entered to verify a company on Entrevue.',
};
