import type { PresenceMessages } from './presence-messages';

export const fr: PresenceMessages = {
  'choice.label': 'Ajouter la mention « Enregistrée ici, en direct »',
  'choice.hint':
    'Facultatif : une phrase et un geste sont tirés au sort, et vous les placez dans votre première réponse. Les entreprises qui peuvent regarder votre présentation lisent la phrase et l’écoutent elles-mêmes. Rien n’est analysé, ni la voix ni le visage, et votre score reste le même avec ou sans.',
  'choice.failed': 'La phrase n’a pas pu être tirée. Réessayez, ou continuez sans la mention.',
  'say.title': 'Votre phrase',
  'say.phrase': '« {phrase} »',
  'say.gesture': 'Et ce geste, si vous le pouvez : {gesture}',
  'say.lead': 'Dites-la au début de votre première réponse. Elle reste affichée pendant que vous répondez.',
  'say.until': 'Publiez avant {time} : plus tard, votre enregistrement est publié sans la mention.',
  'stage.say': 'Dites : « {phrase} »',
  'stage.sayAndDo': 'Dites : « {phrase} » {gesture}',
  'review.ready':
    'Votre enregistrement portera la mention « Enregistrée ici, en direct » si vous le publiez avant {time}.',
  'review.over':
    'Plus d’une heure a passé depuis le tirage : votre enregistrement sera publié sans la mention. Pour l’avoir, enregistrez de nouveau.',
};
