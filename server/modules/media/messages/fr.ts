import type { MediaMessages } from './messages.js';

export const fr: MediaMessages = {
  'MEDIA.UNTITLED': 'Présentation vidéo',
  'MEDIA.NOTHING_TO_RETRY': 'Il n’y a rien à relancer : un nouvel essai ne changerait rien.',
  'MEDIA.MOVE_REFUSED': 'L’état de cette vidéo ne permet plus cette action.',
  'MEDIA.EMPTY_FILE': 'Ce fichier est vide. Choisissez-en un autre.',
  'MEDIA.MISSING_FILE': 'Choisissez un fichier vidéo à envoyer.',
  'MEDIA.ONE_FILE_ONLY': 'Envoyez une seule vidéo à la fois.',
  'MEDIA.UNSUPPORTED_FORMAT': 'Format vidéo non pris en charge. Utilisez MP4, WebM, MOV, AVI ou MKV.',
  'MEDIA.TOO_LARGE': 'Le fichier vidéo est trop volumineux. La taille maximale est de 1 Go.',
  'MEDIA.UPLOAD_INTERRUPTED': 'L’envoi s’est arrêté avant la fin : rien n’a été enregistré. Réessayez.',
  'MEDIA.TOO_MANY_UPLOADS': 'Vous avez atteint la limite de {limit} vidéos par jour. Réessayez dans {hours} h.',
  'MEDIA.STORAGE_QUOTA': 'Vos {gigabytes} Go d’espace vidéo sont utilisés. Supprimez une vidéo, puis réessayez.',
  'MEDIA.MASKED':
    'Cette vidéo appartient à un profil masqué. Réservez le profil ou achetez l’accès à la vidéo pour la regarder.',
  'MEDIA.NOT_READY': 'Cette vidéo n’est pas encore prête à être regardée.',
  'MEDIA.ORIGINAL_GONE': 'Le son ne peut plus être changé : l’enregistrement d’origine a été supprimé.',
  'MEDIA.TOO_MANY_REMAKES':
    'Le son de cette vidéo a déjà été changé {limit} fois. Envoyez-la de nouveau pour le changer encore.',
  'MEDIA.RANGE_NOT_SATISFIABLE': 'La partie demandée de cette vidéo n’existe pas.',
  'MEDIA.OTHER_VERSION': 'Ce fichier a changé depuis que vous l’avez chargé. Rechargez-le du début.',
  'MEDIA.ADDRESS_EXPIRED': 'Cette adresse a expiré. Ouvrez de nouveau la vidéo.',
  'MEDIA.UNREADABLE':
    'Cette vidéo est endommagée ou incomplète et ne peut pas être lue. Vérifiez qu’elle s’ouvre sur votre appareil, puis envoyez-la de nouveau ou enregistrez-en une autre.',
  'MEDIA.NO_VIDEO_TRACK':
    'Ce fichier contient du son, mais pas d’image. Envoyez-le de nouveau en choisissant « Son seulement », ou envoyez un enregistrement fait avec la caméra activée.',
  'MEDIA.NO_SOUND_TRACK': 'Ce fichier ne contient pas de son. Choisissez un enregistrement avec du son.',
  'MEDIA.ANSWER_NEEDED': 'Écrivez au moins une réponse.',
  'MEDIA.WRITTEN_WITHOUT_CAPTIONS': 'Une présentation écrite n’a pas de sous-titres : ses réponses en tiennent lieu.',
  'MEDIA.UNTITLED_TEXT': 'Présentation écrite',
  'MEDIA.UNSUPPORTED_CODEC':
    'Cette vidéo utilise un encodage que nous ne pouvons pas lire ({codec}). Exportez-la en MP4 H.264, puis envoyez-la de nouveau.',
  'MEDIA.TOO_LONG': 'Cette vidéo dure plus de {minutes} minutes. Raccourcissez-la, puis envoyez-la de nouveau.',
  'MEDIA.TOO_MANY_PIXELS':
    'L’image est trop grande ({width} × {height} pixels). Exportez la vidéo en 4K ou moins, puis envoyez-la de nouveau.',
  'MEDIA.TOO_SMALL_PICTURE':
    'L’image est trop petite pour être regardée ({width} × {height} pixels). Enregistrez la vidéo de nouveau.',
  'MEDIA.TOO_MANY_TRACKS':
    'Ce fichier contient plus de {most} pistes. Exportez une seule piste d’image et une seule piste de son, puis envoyez-le de nouveau.',
  'MEDIA.KEPT_TOO_SHORT':
    'Une fois coupé, cet enregistrement dure moins de {seconds} seconde. Enregistrez-le de nouveau, ou coupez moins.',
  'MEDIA.PROCESSING_FAILED':
    'Nous n’avons pas pu traiter cette vidéo à cause d’un problème de notre côté. Envoyez-la de nouveau; si l’échec se répète, écrivez-nous.',
  'MEDIA.FILE_MISSING': 'Choisissez un fichier à envoyer.',
  'MEDIA.ONE_UPLOAD_ONLY': 'Envoyez un seul fichier à la fois.',
  'MEDIA.UNSUPPORTED_IMAGE': 'Format d’image non pris en charge. Utilisez JPG, PNG, WebP ou HEIC.',
  'MEDIA.UNREADABLE_IMAGE': 'Cette image est endommagée ou incomplète. Choisissez-en une autre.',
  'MEDIA.IMAGE_TOO_LARGE': 'L’image est trop volumineuse. La taille maximale est de {megabytes} Mo.',
  'MEDIA.IMAGE_TOO_MANY_PIXELS':
    'L’image a trop de pixels. Réduisez-la à {megapixels} mégapixels ou moins, puis envoyez-la de nouveau.',
  'MEDIA.UNSUPPORTED_DOCUMENT': 'Format de document non pris en charge. Utilisez PDF ou DOCX.',
  'MEDIA.UNSUPPORTED_ATTACHMENT': 'Format de fichier non pris en charge. Joignez un PDF ou une image.',
  'MEDIA.DOCUMENT_WITH_MACROS':
    'Ce document contient des macros. Enregistrez-le sans macros ou en PDF, puis envoyez-le de nouveau.',
  'MEDIA.DOCUMENT_TOO_LARGE': 'Le document est trop volumineux. La taille maximale est de {megabytes} Mo.',
  'MEDIA.TOO_MANY_FILES': 'Vous avez atteint la limite de {limit} fichiers par jour. Réessayez dans {hours} h.',
  'MEDIA.TOO_MANY_IMAGES': 'Vous avez atteint la limite de {limit} images. Supprimez-en une, puis réessayez.',
  'MEDIA.UPLOAD_PROTOCOL': 'Cette partie de l’envoi ne suit pas la précédente. Reprenez l’envoi.',
  'MEDIA.UPLOAD_EXPIRED': 'Cet envoi n’a pas été terminé à temps. Recommencez-le.',
  'MEDIA.TOO_MANY_UNFINISHED': 'Vous avez {limit} envois inachevés. Terminez-en ou annulez-en un, puis réessayez.',
  'MEDIA.UPLOAD_ARRIVED': 'Cet enregistrement est déjà arrivé.',
  'MEDIA.QUESTION_EMPTY': 'Écrivez la question.',
  'MEDIA.INVALID_START': 'L’heure de début n’est pas valide. Écrivez minutes:secondes, par exemple 1:30.',
  'MEDIA.INVALID_END': 'L’heure de fin n’est pas valide. Écrivez minutes:secondes, par exemple 1:30.',
  'MEDIA.TIME_TOO_LONG': 'L’heure de début dépasse la fin de la vidéo.',
  'MEDIA.END_TOO_LONG': 'L’heure de fin dépasse la fin de la vidéo.',
  'MEDIA.INVALID_TIME_RANGE': 'La fin doit venir après le début.',
  'MEDIA.UNKNOWN_BLOCK': 'Ce questionnaire n’existe pas.',
  'MEDIA.TOO_MANY_QUESTIONS': 'Une vidéo a au plus {limit} questions. Supprimez-en une, puis réessayez.',
  'MEDIA.TOO_MANY_BLOCKS': 'Vous pouvez garder au plus {limit} questionnaires. Supprimez-en un, puis réessayez.',
  'MEDIA.DEFAULT_BLOCK': 'Les questionnaires proposés ne se modifient pas. Créez le vôtre.',
  'MEDIA.INVALID_CAPTIONS':
    'Ces sous-titres ne sont pas du WebVTT valide (ligne {line}). Corrigez-les, puis enregistrez de nouveau.',
  'MEDIA.CAPTIONS_TOO_LONG':
    'Le sous-titre {cue} (ligne {line}) dépasse la fin de la vidéo. Corrigez son minutage, puis enregistrez de nouveau.',
  'MEDIA.UNKNOWN_TAG':
    'Ces mots-clés ne sont ni une compétence ni un métier de notre liste : {tags}. Choisissez parmi les suggestions ou retirez-les.',
  'MEDIA.UPLOAD_CONTENT_TYPE':
    'Un morceau d’envoi doit avoir le type de contenu application/offset+octet-stream. Mettez l’application à jour, puis reprenez l’envoi.',
  'MEDIA.CAPTIONS': 'Français',
  'MEDIA.CAPTIONS_AUTOMATIC': 'Français (généré automatiquement)',
  'MEDIA.UNKNOWN_ENCODER': 'Cet encodeur n’est pas connu, ou son jeton a été révoqué.',
  'MEDIA.ENCODER_JOB_LOST': 'L’encodeur n’a plus cette vidéo.',
  'MEDIA.ENCODER_FILES_DIFFER': 'Les fichiers reçus ne sont pas ceux qui ont été annoncés.',
  'MEDIA.ENCODER_FILE_TOO_LARGE': 'Ce fichier dépasse la taille permise.',
  'MEDIA.ENCODER_TOO_FAST': 'L’encodeur envoie trop de demandes.',
  'HEALTH.STORAGE_FULL': 'Disque plein : les envois de fichiers sont refusés jusqu’à ce que vous libériez de l’espace',
  'HEALTH.FILES_PICTURES': 'images',
  'HEALTH.FILES_VIDEOS': 'vidéos',
  'HEALTH.FFMPEG_IN_WORKERS': 'Préparation dans d’autres processus',
  'HEALTH.FFMPEG_HARDWARE': 'Encodage matériel : {kind}',
  'HEALTH.FFMPEG_SOFTWARE': 'Encodage logiciel : MEDIA_ENCODER={setting} n’a rien trouvé qui fonctionne',
};
