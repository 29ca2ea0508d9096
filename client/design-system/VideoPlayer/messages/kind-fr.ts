import type { KindMessages } from './kind-messages';

export const fr: KindMessages = {
  'sound.play': 'Écouter l’enregistrement',
  'sound.replay': 'Réécouter',
  'sound.seek': 'Position dans l’enregistrement',
  'sound.loading': 'L’enregistrement se charge',
  'sound.failed': 'Erreur de lecture.',
  'sound.region': 'Lecteur audio : {title}',
  'window.open': 'Petite fenêtre',
  'window.close': 'Quitter la petite fenêtre',
  'resume.at': 'Reprise à {time}',
  'resume.restart': 'Depuis le début',
  'kind.VIDEO': 'En vidéo',
  'kind.AUDIO': 'Son seulement',
  'kind.TEXT': 'Par écrit',
  'open.VIDEO': 'Regarder',
  'open.AUDIO': 'Écouter',
  'open.TEXT': 'Lire',
};
