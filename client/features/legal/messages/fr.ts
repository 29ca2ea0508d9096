import type { LegalMessages } from './messages';

export const fr: LegalMessages = {
  updated: 'Dernière mise à jour : {date}',
  contents: 'Sur cette page',
  print: 'Imprimer',
  'load.what': 'Le texte n’a pas pu être chargé.',
  'load.toDo': 'Vérifiez votre connexion, puis réessayez.',
  'rights.title': 'Exercer un droit maintenant',
  'rights.profile': 'Voir et corriger mon profil',
  'rights.settings': 'Réglages : emporter, masquer, effacer',
  'rights.visitor': 'Connectez-vous pour exercer ces droits vous-même.',
  'rights.login': 'Se connecter',
};
