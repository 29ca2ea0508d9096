import type { ExpiryEmailText } from './email-texts.js';

export const fr: ExpiryEmailText = {
  subject: 'Votre offre prend fin bientôt : {title}',
  heading: 'Cherchez-vous encore?',
  paragraphs: [
    'Votre offre « {title} » prend fin le {date} (heure de Montréal). Elle sera alors mise en pause et n’acceptera plus de candidatures.',
    'Si le poste est toujours à pourvoir, un clic suffit : l’offre reste ouverte 30 jours de plus. S’il est pourvu, fermez-la dans vos offres : les candidat·es en seront avisé·es.',
  ],
  button: 'Renouveler pour 30 jours',
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  footer: [
    'Vous recevez ce courriel parce que vous êtes responsable de cette offre sur Entrevue. Le lien renouvelle l’offre sans mot de passe : ne le transmettez pas.',
  ],
};
