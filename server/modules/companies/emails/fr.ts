import type { DomainCodeText } from './email-texts.js';

export const fr: DomainCodeText = {
  subject: 'Le code pour le domaine de courriel de votre entreprise',
  heading: 'Votre code',
  paragraphs: [
    '{code}',
    'Entrez ce code sur la page de votre entreprise d’ici {minutes} minutes. Il montre que votre entreprise utilise ce domaine de courriel.',
    'Si vous n’avez rien demandé, vous n’avez rien à faire : sans le code, rien ne change.',
  ],
  footer: 'Vous recevez ce courriel parce que cette adresse a été entrée pour vérifier une entreprise sur Entrevue.',
};
