import type { CompanyKey } from './content-types.js';

export interface DemoConversation {
  readonly company: CompanyKey;
  /** Absent: the demo's own seeker account. */
  readonly seeker?: string;
  /** In the order in which they are written. */
  readonly messages: readonly { readonly by: 'seeker' | 'recruiter'; readonly text: string }[];
}

/** Conversations between people whom an accepted reservation or an application connects. */
export const conversations: readonly DemoConversation[] = [
  {
    company: 'construction',
    messages: [
      {
        by: 'recruiter',
        text: 'Bonjour et merci d’avoir accepté ! Nos chantiers se suivent encore sur papier : nous aimerions vous montrer comment une journée se passe vraiment.\nAuriez-vous une demi-heure cette semaine ?',
      },
      {
        by: 'seeker',
        text: 'Bonjour ! Avec plaisir. Mercredi ou jeudi après 14 h me conviendrait bien.',
      },
      {
        by: 'recruiter',
        text: 'Jeudi à 14 h 30, alors. Je vous envoie l’adresse du chantier la veille.',
      },
    ],
  },
  {
    company: 'studio',
    seeker: 'emily.carter@demo.example',
    messages: [
      {
        by: 'recruiter',
        text: 'Hello Emily, thank you for saying yes! Could you send us two or three texts you are proud of?',
      },
      { by: 'seeker', text: 'Hello! Of course. I will send them tomorrow morning.' },
    ],
  },
  {
    company: 'mutuelle',
    messages: [
      {
        by: 'recruiter',
        text: 'Bonjour Camille, vous avez reçu trois propositions d’entrevue. Si aucune ne vous convient, dites-le-moi ici.',
      },
      { by: 'seeker', text: 'Bonjour, merci ! La deuxième me convient bien. Faut-il apporter quelque chose ?' },
      { by: 'recruiter', text: 'Rien du tout. Une chose que vous avez refaite et dont vous êtes fière suffira.' },
    ],
  },
  {
    company: 'studio',
    seeker: 'sofia.marchetti@demo.example',
    messages: [
      {
        by: 'recruiter',
        text: 'Bonjour Sofia, l’équipe a beaucoup aimé votre présentation. L’offre est dans votre dossier.',
      },
      {
        by: 'seeker',
        text: 'Bonjour Maxime, merci ! Puis-je y réfléchir jusqu’à lundi ? J’ai une autre réponse à recevoir.',
      },
      { by: 'recruiter', text: 'Bien sûr. Prenez votre temps, et posez toutes vos questions à Marie-Ève aussi.' },
      { by: 'seeker', text: 'Une question déjà : les visites chez les clients, combien de jours par mois ?' },
    ],
  },
  {
    company: 'studio',
    seeker: 'luis.herrera@demo.example',
    messages: [
      { by: 'recruiter', text: 'Hello Luis, congratulations! When would you like to meet the rest of the team?' },
      { by: 'seeker', text: 'Thank you! Thursday afternoon works, or any morning next week.' },
      { by: 'recruiter', text: 'Thursday at 14:30 then. It is the weekly demonstration, so you will see everybody.' },
    ],
  },
  {
    company: 'hopital',
    seeker: 'amina.benali@demo.example',
    messages: [
      { by: 'recruiter', text: 'Bonjour Amina, avez-vous des questions sur l’horaire de jour ?' },
      { by: 'seeker', text: 'Bonjour ! Oui : qui remplace pendant les vacances d’été ?' },
      { by: 'recruiter', text: 'Une équipe volante de six personnes. Vos semaines sont choisies avant le 1er mars.' },
    ],
  },
  {
    company: 'transport',
    seeker: 'samuel.cote@demo.example',
    messages: [
      {
        by: 'recruiter',
        text: 'Bonjour Samuel, la demi-journée avec la répartition commence à 5 h 30. Est-ce que ça vous va ?',
      },
      { by: 'seeker', text: 'Bonjour, c’est mon heure. À bientôt !' },
    ],
  },
];
