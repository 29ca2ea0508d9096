import type { CompanyKey } from './content-types.js';

export interface DemoConversation {
  readonly company: CompanyKey;
  /** Absent: the demo's own seeker account. */
  readonly seeker?: string;
  /** In the order in which they are written. */
  readonly messages: readonly { readonly by: 'seeker' | 'recruiter'; readonly text: string }[];
}

/** Conversations between people whom an accepted reservation connects: one for each of the demo's own accounts. */
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
];
