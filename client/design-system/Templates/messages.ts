import { defineMessages } from '../../lib/i18n';

interface TemplateTexts {
  templates: string;
  none: string;
  manage: string;
  failed: string;
  variables: string;
  'text.fr': string;
  'text.en': string;
  unknown: string;
  preview: string;
  previewLoading: string;
  previewFailed: string;
  previewLanguage: string;
  sentIn: string;
  onlyOther: string;
  'language.fr': string;
  'language.en': string;
}

const fr: TemplateTexts = {
  templates: 'Modèles',
  none: 'Votre équipe n’a pas encore de modèle pour ce texte.',
  manage: 'Gérer les modèles',
  failed: 'Le modèle n’a pas pu être inséré.',
  variables: 'Insérer une valeur',
  'text.fr': 'Texte en français',
  'text.en': 'Texte en anglais',
  unknown: '{variable}, au caractère {position}, ne peut pas être remplacé. Choisissez une valeur dans la liste.',
  preview: 'Ce que la personne lira',
  previewLoading: 'Préparation de l’aperçu…',
  previewFailed: 'L’aperçu n’est pas disponible.',
  previewLanguage: 'Langue de l’aperçu',
  sentIn: 'Cette personne reçoit le texte en {language}.',
  onlyOther: 'Le texte n’existe qu’en {language}.',
  'language.fr': 'français',
  'language.en': 'anglais',
};

const en: TemplateTexts = {
  templates: 'Templates',
  none: 'Your team has no template for this text yet.',
  manage: 'Manage templates',
  failed: 'The template could not be inserted.',
  variables: 'Insert a value',
  'text.fr': 'Text in French',
  'text.en': 'Text in English',
  unknown: '{variable} at character {position} cannot be filled in. Choose a value from the list.',
  preview: 'What the person will read',
  previewLoading: 'Preparing the preview…',
  previewFailed: 'The preview is not available.',
  previewLanguage: 'Language of the preview',
  sentIn: 'This person gets the text in {language}.',
  onlyOther: 'The text exists in {language} only.',
  'language.fr': 'French',
  'language.en': 'English',
};

export const useTemplateText = defineMessages<TemplateTexts>('templates', { fr, en });
