import type { Article } from '../domain/article';

/** Short articles for stories and specs. */
export const exampleArticles: readonly Article[] = [
  {
    name: 'the-72-hours',
    title: 'Une entreprise veut me rencontrer',
    lead: 'Quand une entreprise réserve votre profil, vous avez 72 heures pour répondre.',
    body: [
      'Elle apparaît sous [Demandes](/reservations), avec **le nom de l’entreprise**.',
      '## Vous dites oui',
      'Votre profil reste ouvert. Vous pouvez vous écrire tout de suite.',
      '## Vous dites non',
      '- Votre profil se referme.\n- L’entreprise attend 30 jours.',
      '1. Ouvrez [les paramètres](/settings).\n2. Choisissez.',
    ].join('\n\n'),
  },
  {
    name: 'what-is-masked',
    title: 'Ce qui est masqué, et quand',
    lead: 'Au départ, une entreprise ne sait pas qui vous êtes.',
    body: 'Les recruteurs voient vos initiales. La réservation ouvre le profil pendant 72 heures.',
  },
  {
    name: 'credits-and-refunds',
    title: 'Crédits, forfaits et remboursements',
    lead: 'Les entreprises paient leurs actions en crédits.',
    body: 'Un crédit mis de côté vous est rendu.',
  },
  {
    name: 'your-data',
    title: 'Exporter, corriger ou supprimer mes données',
    lead: 'Vos droits tiennent en quelques boutons.',
    body: 'Téléchargez une archive dans [Mes données](/settings/data).',
  },
];
