import type { CaptionsMessages } from './messages';

export const fr: CaptionsMessages = {
  title: 'Sous-titres et transcription',
  'lead.person': 'Écrivez, collez ou importez des sous-titres WebVTT. Personne ne les voit avant vous.',
  'lead.company':
    'Écrivez, collez ou importez des sous-titres WebVTT : la vidéo se suit alors sans le son. Hors de votre équipe, personne ne les voit avant vous.',
  loading: 'Chargement des sous-titres',
  loadFailed: 'Les sous-titres n’ont pas pu être chargés.',
  language: 'Langue',
  fr: 'Français',
  en: 'Anglais',
  automatic: 'Ces sous-titres ont été générés automatiquement. Relisez-les avant de les montrer.',
  vtt: 'Sous-titres (WebVTT)',
  import: 'Importer un fichier .vtt',
  fileTooLarge: 'Ce fichier est trop volumineux pour des sous-titres. Choisissez-en un autre.',
  summary: 'Résumé',
  summaryHint: 'Laissé vide, il est tiré de vos sous-titres.',
  tags: 'Mots-clés',
  tagsHint:
    'Des compétences et des métiers de notre liste. Si vous n’en ajoutez aucun, ils sont tirés de vos sous-titres.',
  tagsKnownHint: 'Des compétences et des métiers de notre liste. Appuyez sur Entrée ou tapez une virgule pour ajouter.',
  visible: 'Visibles pour les personnes qui peuvent regarder la vidéo',
  'visibleHint.person': 'Leur texte, et lui seul, compte alors aussi dans vos correspondances.',
  'visibleHint.company': 'Sinon, seule votre équipe les lit, et seulement ici.',
  save: 'Enregistrer les sous-titres',
  saved: 'Sous-titres enregistrés.',
};
