import type { NoiseMessages } from './noise-messages';

export const fr: NoiseMessages = {
  label: 'Réduire le bruit de fond',
  hint: 'Un bruit constant, comme un ventilateur, est atténué; votre voix reste. Vous pourrez changer ce choix pendant un jour.',
  reduced: 'Un bruit constant, comme un ventilateur, est atténué.',
  asRecorded: 'On entend tout ce que le micro a enregistré.',
  until: 'Vous pouvez changer ce choix avant cette date : {date}.',
  underWay: 'Nous traitons le son de nouveau. D’ici là, la version précédente reste en ligne.',
  stopped:
    'Le son n’a pas pu être changé à cause d’un problème de notre côté. La version précédente reste en ligne. Vous pouvez réessayer.',
  fixed: 'Le bruit de fond est réduit.',
  saved: 'C’est noté. Nous traitons le son de nouveau.',
  failed: 'Le choix n’a pas été enregistré.',
};
