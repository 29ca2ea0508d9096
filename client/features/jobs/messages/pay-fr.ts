import type { PayMessages } from './pay-messages';

export const fr: PayMessages = {
  'pay.title': 'Salaire des offres semblables',
  'pay.place.ABOVE_THREE_QUARTERS': 'Cette offre paie plus que les trois quarts des {count} offres semblables.',
  'pay.place.ABOVE_HALF': 'Cette offre paie plus que la moitié des {count} offres semblables.',
  'pay.place.MIDDLE': 'Le salaire de cette offre est au milieu de ceux des {count} offres semblables.',
  'pay.place.BELOW_HALF': 'Cette offre paie moins que la moitié des {count} offres semblables.',
  'pay.place.BELOW_THREE_QUARTERS': 'Cette offre paie moins que les trois quarts des {count} offres semblables.',
  'pay.own': 'Cette offre',
  'pay.median': 'Médiane',
  'pay.half': 'Moitié du milieu',
  'pay.how':
    'Calculé le {date} : {count} offres ouvertes du même métier, de {companies} autres entreprises, au plus deux de chacune. Le milieu de chaque fourchette compte. Les salaires à l’heure et à l’année se comparent à raison de {hours} heures par semaine; les montants sont arrondis. Un quart des offres paie moins que la moitié du milieu, un quart paie plus.',
};
