import type { EmailTexts } from './email-texts.js';

export const fr: EmailTexts = {
  emails: {
    BOOKING_TO_CONFIRM: {
      subject: 'Confirmez votre séance au studio',
      heading: 'Confirmez votre adresse',
      paragraphs: [
        'Une séance de 45 minutes a été demandée avec cette adresse : {when}. Lieu : {place}.',
        'Le créneau vous est gardé pendant 30 minutes. Confirmez avant {until} (heure de Montréal), sinon il redevient libre.',
        'Vous n’avez rien demandé? Ne faites rien : la demande s’annule d’elle-même.',
      ],
      button: 'Confirmer ma séance',
    },
    BOOKING_RECEIVED: {
      subject: 'Votre demande de séance au studio',
      heading: 'Votre créneau est réservé',
      paragraphs: [
        'Nous avons bien reçu votre demande de séance de 45 minutes : {when}.',
        'Lieu : {place}.',
        'Nous communiquerons avec vous dans les 24 à 48 heures pour la confirmer. La vidéo vous sera remise dans les 48 heures qui suivent la séance.',
        'Le lien personnel ci-dessous permet de déplacer ou d’annuler la séance. Le fichier joint l’ajoute à votre calendrier.',
      ],
      button: 'Gérer ma séance',
    },
    BOOKING_CONFIRMED: {
      subject: 'Votre séance au studio est confirmée',
      heading: 'C’est confirmé',
      paragraphs: [
        'Nous vous attendons : {when}.',
        'Lieu : {place}.',
        'Si vous avez un empêchement, le lien ci-dessous permet de déplacer ou d’annuler la séance.',
      ],
      button: 'Gérer ma séance',
    },
    BOOKING_MOVED: {
      subject: 'Votre séance au studio est déplacée',
      heading: 'Une nouvelle date',
      paragraphs: [
        'Votre séance a maintenant lieu : {when}.',
        'Lieu : {place}.',
        'Le fichier joint remplace l’ancien dans votre calendrier.',
      ],
      button: 'Gérer ma séance',
    },
    BOOKING_CANCELLED: {
      subject: 'Votre séance au studio est annulée',
      heading: 'La séance est annulée',
      paragraphs: [
        'La séance suivante n’aura pas lieu : {when}. Le créneau est de nouveau libre.',
        'Le fichier joint la retire de votre calendrier. Vous pouvez choisir un autre moment quand vous voulez.',
      ],
      button: 'Choisir un autre moment',
    },
    BOOKING_DELIVERED: {
      subject: 'Votre vidéo du studio est prête',
      heading: 'Votre vidéo est livrée',
      paragraphs: ['La vidéo de votre séance du {when} vous a été remise. Merci de votre visite.'],
    },
    INQUIRY_RECEIVED: {
      subject: 'Nous avons bien reçu votre demande',
      heading: 'Merci de votre message',
      paragraphs: [
        'Une personne de notre équipe vous répondra dans les 24 heures, au plus tard {deadline}.',
        'Vous n’avez rien d’autre à faire d’ici là.',
      ],
    },
  },
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  footer: {
    booking:
      'Vous recevez ce courriel parce que cette adresse a été donnée pour réserver une séance au studio Entrevue.',
    inquiry: 'Vous recevez ce courriel parce que cette adresse a été donnée pour écrire à Entrevue.',
  },
  fileName: 'seance-entrevue.ics',
};
