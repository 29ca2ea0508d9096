import type { EmailTexts } from './email-texts.js';

export const fr: EmailTexts = {
  emails: {
    RECEIPT: {
      subject: 'Votre reçu Entrevue',
      heading: 'Merci, votre paiement est reçu',
      paragraphs: ['Voici votre reçu. Vous pouvez télécharger la facture à partir de la page « Crédits et forfaits ».'],
      button: 'Télécharger la facture',
    },
    RENEWAL_REMINDER: {
      subject: 'Votre forfait « {plan} » se renouvelle le {date}',
      heading: 'Votre forfait se renouvelle dans une semaine',
      paragraphs: [
        'Votre forfait « {plan} » se renouvelle le {date}. Nous débiterons {total}, taxes comprises, sur {card}.',
        'Si vous ne voulez pas le renouveler, mettez fin au forfait avant cette date : vous gardez jusque-là tout ce que vous avez payé.',
      ],
      button: 'Gérer mon forfait',
    },
    PLAN_ENDING: {
      subject: 'Votre forfait « {plan} » prend fin le {date}',
      heading: 'Votre forfait prend fin dans une semaine',
      paragraphs: [
        'Votre forfait « {plan} » prend fin le {date}. Rien ne sera débité. Le forfait gratuit prendra la suite, et les crédits que vous avez achetés restent à vous.',
        'Pour continuer sans interruption, payez le mois suivant avant cette date.',
      ],
      button: 'Gérer mon forfait',
    },
    PAYMENT_FAILED: {
      subject: 'Le paiement de votre forfait « {plan} » a été refusé',
      heading: 'Votre forfait n’a pas pu être renouvelé',
      paragraphs: [
        'Le paiement de {total} pour votre forfait « {plan} » a été refusé ({card}). Rien n’a été débité.',
        'Nous réessaierons le {retry}. Si vous préférez ne pas attendre, payez le mois à partir de la page « Crédits et forfaits », avec cette carte ou une autre.',
        'Tant que le mois n’est pas payé, le forfait gratuit s’applique dès la fin du mois déjà payé. Les crédits que vous avez achetés restent à vous.',
      ],
      button: 'Payer le mois',
    },
    PLAN_ENDED: {
      subject: 'Votre forfait « {plan} » a pris fin',
      heading: 'Votre forfait a pris fin',
      paragraphs: [
        'Votre forfait « {plan} » a pris fin et plus rien ne sera débité. Vous avez maintenant le forfait gratuit; les crédits que vous avez achetés restent à vous.',
        'Vous pouvez reprendre un forfait quand vous voulez.',
      ],
      button: 'Voir les forfaits',
    },
    LOW_BALANCE: {
      subject: 'Il vous reste peu de crédits',
      heading: 'Il vous reste peu de crédits',
      paragraphs: [
        'Moins de {credits} crédits sont disponibles pour vos actions.',
        'Vous recevrez ce courriel de nouveau seulement si votre solde remonte, puis redescend.',
      ],
      button: 'Voir mes crédits',
    },
  },
  card: 'la carte qui se termine par {last4}',
  cardUnknown: 'votre carte enregistrée',
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  footer: 'Vous recevez ce courriel parce qu’il concerne un paiement ou les crédits de votre compte Entrevue.',
};
