import { promisesIn } from '../../identity/index.js';
import type { EmailTexts } from './email-texts.js';

const seen = promisesIn.fr;

export const fr: EmailTexts = {
  emails: {
    RESERVED: {
      subject: 'Une entreprise souhaite vous rencontrer',
      heading: 'Une entreprise a réservé votre profil',
      paragraphs: [
        `Une entreprise a mis un crédit de côté pour vous rencontrer. Votre profil lui est ouvert jusqu’à votre réponse, au plus tard le {deadline} (heure de Montréal). Elle ne voit pas ${seen.hidden('RESERVED')}.`,
        'Si vous acceptez, c’est une correspondance et vous pouvez vous écrire. Si vous refusez ou ne répondez pas, votre profil se referme. Votre réponse ne vous coûte rien.',
      ],
      button: 'Voir la demande',
    },
    REMINDER: {
      subject: 'Il vous reste un jour pour répondre',
      heading: 'Une entreprise attend votre réponse',
      paragraphs: [
        'Une entreprise a réservé votre profil et attend votre réponse. Sans réponse de votre part, il se referme le {deadline} (heure de Montréal).',
      ],
      button: 'Répondre',
    },
    ACCEPTED: {
      subject: 'Votre réservation a été acceptée',
      heading: 'Votre demande est acceptée',
      paragraphs: [
        'La personne dont vous avez réservé le profil a accepté. Le crédit mis de côté est dépensé, son profil vous reste ouvert et vous pouvez lui écrire.',
      ],
      button: 'Voir la réservation',
    },
    DECLINED: {
      subject: 'Votre réservation a été refusée',
      heading: 'Votre demande est refusée',
      paragraphs: [
        'La personne dont vous avez réservé le profil a refusé. Le crédit mis de côté vous est rendu et son profil est de nouveau masqué. Si elle a dit pourquoi, vous le lirez avec la réservation.',
      ],
      button: 'Voir la réservation',
    },
    EXPIRED_SEEKER: {
      subject: 'Une demande a expiré',
      heading: 'Votre profil s’est refermé',
      paragraphs: [
        'Le délai pour répondre à une entreprise est écoulé. Votre profil lui est de nouveau masqué; vous n’avez rien à faire.',
      ],
      button: 'Voir vos demandes',
    },
    EXPIRED_RECRUITER: {
      subject: 'Votre réservation a expiré',
      heading: 'Pas de réponse à temps',
      paragraphs: [
        'La personne dont vous avez réservé le profil n’a pas répondu à temps. Le crédit mis de côté vous est rendu et son profil est de nouveau masqué.',
      ],
      button: 'Voir la réservation',
    },
    CANCELLED_SEEKER: {
      subject: 'Une entreprise a retiré sa demande',
      heading: 'Votre profil s’est refermé',
      paragraphs: [
        'Une entreprise a annulé sa réservation. Votre profil lui est de nouveau masqué; vous n’avez rien à faire.',
      ],
      button: 'Voir vos demandes',
    },
    CANCELLED_RECRUITER: {
      subject: 'Une réservation a pris fin',
      heading: 'Une réservation a pris fin',
      paragraphs: [
        'La personne dont vous avez réservé le profil n’est plus disponible pour votre entreprise. Si un crédit était encore mis de côté, il vous est rendu. Le profil est de nouveau masqué.',
      ],
      button: 'Voir la réservation',
    },
    HIRED_SEEKER: {
      subject: 'Une entreprise a indiqué votre embauche',
      heading: 'Félicitations!',
      paragraphs: [
        'Une entreprise a indiqué qu’elle vous a embauché·e. Vous pouvez masquer votre profil si vous ne cherchez plus.',
        'Si ce n’est pas exact, écrivez-nous : nous corrigerons.',
      ],
      button: 'Voir la demande',
    },
    HIRED_RECRUITER: {
      subject: 'Une embauche a été indiquée',
      heading: 'Félicitations!',
      paragraphs: [
        'La personne dont vous avez réservé le profil a indiqué que vous l’avez embauchée. Si l’offre est pourvue, vous pouvez la fermer.',
        'Si ce n’est pas exact, écrivez-nous : nous corrigerons.',
      ],
      button: 'Voir la réservation',
    },
  },
  cooldown: {
    SEEKER: {
      until:
        'Cette entreprise pourra vous faire une autre demande à partir du {again} (heure de Montréal), après 30 jours.',
      ifReopened:
        'C’était la deuxième demande de cette entreprise. Elle ne pourra vous en faire une autre que si vous le permettez.',
    },
    RECRUITER: {
      until:
        'Votre entreprise pourra faire une autre demande à cette personne à partir du {again} (heure de Montréal), après 30 jours.',
      ifReopened:
        'C’était la deuxième demande de votre entreprise. Elle ne pourra en faire une autre que si cette personne le permet.',
    },
  },
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  footer: [
    'Vous recevez ce courriel parce que les nouvelles des candidatures et des réservations sont activées dans votre compte Entrevue. Vous pouvez les désactiver dans vos paramètres.',
  ],
};
