import type { LegalMessages } from './messages';

export const fr: LegalMessages = {
  updated: 'Dernière mise à jour : {date}',
  contents: 'Sur cette page',
  print: 'Imprimer',
  'load.what': 'Le texte n’a pas pu être chargé.',
  'load.toDo': 'Vérifiez votre connexion, puis réessayez.',
  'attributions.title': 'Sources des données',
  'attributions.lead':
    'Les classifications des métiers et des compétences dont le jumelage se sert, et à qui elles appartiennent.',
  'attributions.own':
    'Le jumelage se sert de son propre lexique, écrit pour ce service. Aucune classification d’un tiers n’est chargée.',
  'attributions.version': 'Version {version} · {licence}',
  'officer.demo':
    'Ceci est une démonstration : personne n’est désigné ici. Une installation ouverte au public nomme la personne responsable, avec son titre, son courriel et son adresse postale.',
  'officer.missing':
    'L’entreprise qui exploite ce site n’a pas encore nommé cette personne ici. Utilisez les coordonnées au bas de la page.',
  'rights.title': 'Exercer un droit maintenant',
  'rights.profile': 'Voir et corriger mon profil',
  'rights.settings': 'Réglages : emporter, masquer, effacer',
  'rights.visitor': 'Connectez-vous pour exercer ces droits vous-même.',
  'rights.login': 'Se connecter',
};
