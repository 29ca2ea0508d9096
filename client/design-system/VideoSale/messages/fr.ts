import type { VideoSaleMessages } from './messages';

export const fr: VideoSaleMessages = {
  title: 'Vos vidéos à l’unité',
  lead_one:
    'Une entreprise qui ne vous connaît pas pourrait payer {count} crédit pour regarder une de vos vidéos, sans réserver votre profil. On y voit votre visage, on y entend votre voix, peut-être votre nom; le reste du profil reste masqué. À chaque achat, vous recevez une notification. Cela ne vous rapporte rien et ne vous coûte rien.',
  lead_other:
    'Une entreprise qui ne vous connaît pas pourrait payer {count} crédits pour regarder une de vos vidéos, sans réserver votre profil. On y voit votre visage, on y entend votre voix, peut-être votre nom; le reste du profil reste masqué. À chaque achat, vous recevez une notification. Cela ne vous rapporte rien et ne vous coûte rien.',
  question: 'Permettez-vous cet achat?',
  yes: 'Oui, je le permets',
  no: 'Non',
  unanswered: 'Sans réponse de votre part, c’est non.',
  'hint.yes': 'Si vous dites non plus tard, les vidéos déjà achetées ne peuvent plus être regardées.',
  'hint.no': 'Aucune vidéo ne peut être achetée, et celles qui l’ont été ne peuvent plus être regardées.',
  savedYes: 'C’est noté : vos vidéos peuvent s’acheter à l’unité.',
  savedNo: 'C’est noté : vos vidéos ne s’achètent pas.',
  failed: 'Votre réponse n’a pas pu être enregistrée.',
};
