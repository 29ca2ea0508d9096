import type { HandoverMessages } from './messages.js';

export const fr: HandoverMessages = {
  'HANDOVER.LINK_ENDED':
    'Ce code n’est plus valide : il fonctionne cinq minutes, et un nouveau code le remplace. Affichez un nouveau code sur votre ordinateur.',
  'HANDOVER.LINK_USED':
    'Ce code a déjà servi une fois. Si ce n’était pas vous, affichez un nouveau code sur votre ordinateur : l’autre appareil sera déconnecté.',
  'HANDOVER.OVER':
    'La session sur ce téléphone est terminée. Affichez un nouveau code sur votre ordinateur pour recommencer.',
  'HANDOVER.NOTHING_ARRIVED': 'Le fichier n’est pas encore arrivé. Gardez cette page ouverte et réessayez.',
};
