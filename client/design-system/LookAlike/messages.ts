import { defineMessages } from '../../lib/i18n';

interface LookAlikeMessages {
  title: string;
  sentence: string;
  link: string;
}

const fr: LookAlikeMessages = {
  title: 'Ce nom ressemble à celui d’une entreprise vérifiée',
  sentence:
    'Cette entreprise n’est pas vérifiée. Avant de postuler ou de répondre, assurez-vous qu’il s’agit bien de celle que vous connaissez.',
  link: 'Voir l’entreprise vérifiée : {name}',
};

const en: LookAlikeMessages = {
  title: 'This name is close to that of a verified company',
  sentence: 'This company is not verified. Before you apply or answer, make sure that it is the company you know.',
  link: 'See the verified company: {name}',
};

export const useLookAlikeText = defineMessages<LookAlikeMessages>('lookAlike', { fr, en });
