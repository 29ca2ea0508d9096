import type { ResumesMessages } from './messages.js';

export const fr: ResumesMessages = {
  'RESUMES.TOO_LARGE': 'Ce fichier est trop gros : {megabytes} Mo au plus.',
  'RESUMES.UNSUPPORTED':
    'Ce fichier ne peut pas être lu. Choisissez un CV en PDF, DOCX, ODT ou texte brut, ou l’archive de vos données LinkedIn.',
  'RESUMES.WITHOUT_TEXT':
    'Ce fichier ne contient pas de texte : c’est une numérisation ou une photo. Exportez votre CV en PDF depuis le logiciel où vous l’avez écrit, ou choisissez le fichier DOCX ou ODT.',
  'RESUMES.PROTECTED':
    'Ce fichier est protégé par un mot de passe, ou vient d’une ancienne version de Word. Enregistrez-le en DOCX ou en PDF sans mot de passe, puis réessayez.',
  'RESUMES.UNREADABLE':
    'Ce fichier est endommagé ou trop complexe pour être lu. Enregistrez-le de nouveau en PDF, puis réessayez.',
  'RESUMES.TOO_MANY':
    'Vous avez fait lire {limit} CV aujourd’hui. Réessayez demain, ou remplissez les champs vous-même.',
  'RESUMES.BUSY': 'Beaucoup de CV sont lus en ce moment. Réessayez dans quelques secondes.',
  'HEALTH.FILES_RESUMES': 'CV',
};
