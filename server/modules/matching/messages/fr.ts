import type { MatchingMessages } from './messages.js';

export const fr: MatchingMessages = {
  'MATCHING.IS_PENDING':
    'Cette correspondance attend encore une réponse, depuis le {since} : ce choix n’est pas possible maintenant.',
  'MATCHING.IS_ACCEPTED': 'La personne a déjà accepté cette correspondance le {since} : ce choix n’est plus possible.',
  'MATCHING.IS_MATCHED': 'Cette correspondance est déjà confirmée depuis le {since} : ce choix n’est plus possible.',
  'MATCHING.IS_REJECTED': 'Cette correspondance a déjà été refusée le {since}.',
  'MATCHING.IS_CANCELLED': 'Cette correspondance a déjà pris fin le {since}.',
  'MATCHING.IS_HIRED': 'Cette correspondance a déjà mené à une embauche le {since} : c’est définitif.',
  'MATCHING.ALREADY_INTRODUCED': 'Votre entreprise s’est déjà présentée à cette personne pour cette offre.',
  'MATCHING.REVIEW_OPEN': 'Vous avez déjà demandé une révision de cette correspondance : la réponse s’affichera ici.',
  'MATCHING.REVIEW_ANSWERED': 'Cette demande a déjà reçu une réponse.',
  'MATCHING.PRESET_NAME_TAKEN': 'Un de vos préréglages porte déjà ce nom.',
  'MATCHING.TOO_MANY_SHARED_PRESETS':
    'Votre équipe partage déjà {most} préréglages. Arrêtez d’en partager un avant d’en partager un autre.',
  'MATCHING.TOO_MANY_PRESETS': 'Vous avez déjà {most} préréglages. Supprimez-en un avant d’en ajouter un autre.',
  'MATCHING.YEARS_BETWEEN': '{from} à {to} ans',
  'MATCHING.YEARS_FROM': '{from} ans et plus',
  'MATCHING.NOTICE':
    'Ce score est calculé à partir du texte du profil, de la transcription des vidéos et de l’offre, sans nom, image, voix, âge, genre ni école. Aucune candidature n’est écartée automatiquement : une personne décide, et vous pouvez faire corriger vos données.',
  'HEALTH.MATCHING_LEVEL': 'Niveau {level}, {version}',
  'HEALTH.TAXONOMY_OUTDATED': 'Taxonomie importée par une autre version : lancez npm run taxonomy:import',
  'HEALTH.EMBEDDINGS_USED': 'Modèle : {model}',
  'HEALTH.EMBEDDINGS_MISSING_one':
    '{count} profil ou offre a un score sans {model} : le journal du processus dit pourquoi',
  'HEALTH.EMBEDDINGS_MISSING_other':
    '{count} profils et offres ont un score sans {model} : le journal du processus dit pourquoi',
  'HEALTH.EMBEDDINGS_MISSING_MANY':
    'Au moins {limit} profils et offres ont un score sans {model} : le journal du processus dit pourquoi',
  'HEALTH.SHARDS_ANSWER_one': '{count} partie de l’index répond',
  'HEALTH.SHARDS_ANSWER_other': '{count} parties de l’index répondent',
  'HEALTH.SHARDS_MISSING': 'Parties de l’index sans réponse : {missing} (sur {all})',
};
