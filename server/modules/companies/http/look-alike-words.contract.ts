/** Warning beside an unverified company whose name is close to a verified one's; used by screens and server-rendered pages. */
export interface LookAlikeWords {
  readonly title: string;
  readonly sentence: string;
  /** `{name}`: the verified company. */
  readonly link: string;
}

export const lookAlikeWords: Readonly<Record<'fr' | 'en', LookAlikeWords>> = {
  fr: {
    title: 'Ce nom ressemble à celui d’une entreprise vérifiée',
    sentence:
      'Cette entreprise n’est pas vérifiée. Avant de postuler ou de répondre, assurez-vous qu’il s’agit bien de celle que vous connaissez.',
    link: 'Voir l’entreprise vérifiée : {name}',
  },
  en: {
    title: 'This name is close to that of a verified company',
    sentence: 'This company is not verified. Before you apply or answer, make sure that it is the company you know.',
    link: 'See the verified company: {name}',
  },
};
