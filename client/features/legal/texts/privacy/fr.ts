import { promisesIn } from '@modules/identity/domain/who-sees-what-words.contract';
import { days, hours, keptYears, minimumAge, session } from '../facts';
import type { PrivacyPolicy } from './privacy-policy';

const seen = promisesIn.fr;

export const privacyPolicy: PrivacyPolicy = {
  title: 'Politique de confidentialité',
  lead: 'Ce que nous savons de vous, pourquoi, qui le voit, combien de temps, et comment tout reprendre.',
  box: {
    title: 'Loi 25 (ancien projet de loi 64)',
    body: [
      'La Loi 25 a modernisé la protection des renseignements personnels au Québec. Voici comment ce service s’y conforme.',
      [
        'Une personne est responsable de la protection des renseignements personnels : à défaut d’une autre désignation, celle qui a la plus haute autorité dans l’entreprise qui exploite ce site.',
        'Rien d’optionnel n’est utilisé dans votre navigateur avant votre accord, et refuser est aussi simple qu’accepter.',
        'Votre consentement est demandé séparément, en mots simples, et consigné avec la version du texte et l’heure.',
        'Vos droits sont des boutons : consulter, corriger, emporter vos renseignements dans un format courant, effacer.',
        'Le score de correspondance est calculé par un ordinateur : vous en êtes informé·e, vous pouvez en connaître les raisons et faire part de vos observations à une personne.',
        `En cas d’incident qui présente un risque sérieux, la Commission d’accès à l’information et vous êtes avisés dans les ${hours.breachNotice} heures, et l’incident est inscrit au registre.`,
        'Vos renseignements sont conservés au Canada. Aucun n’en sort sans une évaluation des facteurs relatifs à la vie privée.',
      ],
    ],
  },
  sections: {
    introduction: {
      title: 'Introduction',
      body: [
        'Entrevue met en relation des personnes qui cherchent un emploi et des entreprises qui recrutent. Vous vous présentez en vidéo; les entreprises vous cherchent sans savoir qui vous êtes; vous décidez qui vous rencontre.',
        'Cette politique vaut pour tout le site, en français et en anglais. Trois idées la résument :',
        [
          `Votre courriel s’ouvre à ${seen.opensTo('email')}; votre numéro de téléphone à ${seen.opensTo('phone')}; et vous voyez laquelle.`,
          'Vos renseignements servent à vous aider à trouver un emploi. Ils ne sont pas vendus.',
          'Vous pouvez les voir, les corriger, les emporter et les effacer vous-même, sans rien demander à personne.',
        ],
      ],
    },
    collected: {
      title: 'Renseignements recueillis',
      body: [
        'Ce que vous nous donnez :',
        [
          'Compte : nom complet, courriel, mot de passe (conservé sous forme hachée seulement, jamais lisible), téléphone, lieu.',
          'Profil professionnel : curriculum vitæ, compétences, expérience, disponibilité, attentes salariales, préférences d’emploi.',
          'Profil vidéo : enregistrement, réponses aux questions, vignettes, durée, format, date de création.',
          'Entreprise, pour les recruteurs : nom, logo, description, secteur, taille.',
          'Messages échangés avec les personnes avec qui vous êtes en relation.',
          'Demandes envoyées par un formulaire de contact.',
          'Candidatures : offre, lettre de présentation, état, entrevues prévues.',
          'Enregistrements d’entrevues en direct, seulement si toutes les personnes présentes l’acceptent : image, son, chapitres, et la réponse de chaque personne avec son heure. Sans cet accord, le son et l’image d’une entrevue vont d’un navigateur à l’autre et ne sont pas conservés.',
          'Genre et origine, seulement si vous choisissez de les indiquer pour vérifier l’équité du score : ils sont conservés à part, ne servent à rien d’autre, et se retirent à tout moment.',
          'Opérations de paiement des entreprises : forfait ou pack, montant, date, facture. Les numéros de carte vont directement au prestataire de paiement. Si vous demandez le renouvellement automatique d’un forfait, il conserve votre carte; nous n’en gardons que la marque, les quatre derniers chiffres et une référence. Quand le compte est supprimé, le prestataire supprime aussi la carte.',
        ],
        'Ce que le fonctionnement du site produit :',
        [
          'Sessions : date, type d’appareil et de navigateur, adresse de connexion, pour vous montrer vos sessions et en fermer une.',
          'Journal d’accès : quelle entreprise a vu ou ouvert votre profil, quand, et ce que cela lui a coûté. Vous le voyez dans votre compte.',
          'Consentements : ce que vous avez accepté ou refusé, la version du texte, l’heure.',
          'Journal de sécurité : connexions, refus, limites atteintes, sans mot de passe ni contenu.',
        ],
        'La position et l’appareil inscrits dans un fichier vidéo ou une photo sont retirés à la réception. Nous ne demandons ni état de santé ni opinion, et l’origine nulle part ailleurs; n’en mettez pas dans vos textes. Nous ne recueillons pas de données biométriques et n’analysons ni le visage ni la voix. Si vous floutez l’arrière-plan d’un enregistrement, votre appareil le calcule seul : pour cela, aucune image ne le quitte et rien n’est gardé.',
      ],
    },
    use: {
      title: 'Utilisation',
      body: [
        'Vos renseignements servent à :',
        [
          'ouvrir votre compte et vous garder connecté·e;',
          'vous proposer des offres, et proposer votre profil masqué aux entreprises, si vous êtes visible;',
          'transmettre vos candidatures et vos messages;',
          'préparer vos vidéos pour qu’elles se lisent partout;',
          'facturer les entreprises;',
          'vous écrire au sujet de votre compte, de vos candidatures et de vos messages, selon vos paramètres;',
          'protéger le service contre la fraude et les abus.',
        ],
        'Les nouvelles du produit et les alertes d’emploi par courriel ne partent que si vous les avez demandées; chaque envoi porte un lien pour les arrêter.',
        'Le score de correspondance est une décision préparée par ordinateur :',
        [
          'Il compare ce que vous écrivez (compétences, expérience, lieu, préférences) et le texte des transcriptions que vous montrez à ce que l’offre demande.',
          'Ni le nom, ni la photo, ni le visage, ni la voix, ni l’âge, ni l’origine n’y entrent.',
          'Il ordonne des suggestions; il ne refuse et n’engage personne. Une personne décide toujours.',
          'Ses raisons s’affichent à côté de lui, et les renseignements comparés se corrigent dans votre profil.',
        ],
        'Le fondement de ces utilisations est votre consentement, l’exécution du service que vous demandez, ou une obligation de la loi. Vous pouvez retirer votre consentement à tout moment; ce qui a été fait avant reste valable.',
      ],
    },
    sharing: {
      title: 'Communication à d’autres',
      body: [
        'Vos renseignements sont vus par :',
        [
          `Les recruteurs approuvés, tant que votre profil est masqué\u00A0: ${seen.shown('MASKED')}; les textes sans nom, adresse, numéro ni lien. Pas ${seen.hidden('MASKED')}.`,
          'Une entreprise qui paie pour regarder une de vos vidéos, seulement si vous avez répondu que vous le permettez : cette vidéo et ce qui s’y dit. Chaque achat vous est annoncé, et vous pouvez dire non à tout moment : la vidéo ne peut alors plus être regardée.',
          `Une entreprise qui réserve votre profil, en clair sauf ${seen.hidden('RESERVED')}\u00A0: vous avez ${hours.reservation} heures pour répondre; sans votre oui, tout se referme.`,
          'Une entreprise à qui vous avez dit oui ou chez qui vous avez postulé : tout votre profil.',
          'Les personnes qui sont dans l’enregistrement d’une entrevue, et elles seules : cet enregistrement, tant qu’elles participent à cette candidature. Chacune peut le supprimer pour toutes, à tout moment. Retirer son accord pendant l’entrevue arrête l’enregistrement aussitôt; rien n’en reste, sauf si toutes avaient accepté d’avance d’en garder le début.',
          'Les personnes avec qui vous échangez des messages : ce que vous leur écrivez.',
          'Nos fournisseurs (hébergement, envoi de courriels, paiement, connexion avec Google si vous la choisissez), pour nous et selon nos instructions seulement.',
          'Si vous activez les notifications sur un appareil, le service de notification de votre navigateur (Google, Apple, Mozilla ou Microsoft, parfois hors du Canada) les achemine\u00A0: il ne peut pas les lire, et elles ne nomment jamais une personne. Rien ne lui est envoyé avant.',
          'Là où le site en utilise un, un service qui compare les mots selon leur sens : des noms de compétences et de métiers, et les entrées de votre liste de compétences qui ne sont pas connues, une à une et sans rien qui dise de qui elles viennent.',
          'Les autorités, quand la loi nous y oblige, et rien de plus que ce qu’elle exige.',
        ],
        'Vous pouvez exclure des entreprises et des domaines de courriel, dont celui de votre employeur : ils ne vous trouvent pas, et rien ne leur est envoyé.',
        'Nous ne vendons ni ne louons de renseignements personnels. Les serveurs et les copies de sauvegarde sont au Canada.',
      ],
    },
    rights: {
      title: 'Vos droits',
      body: [
        'Où que vous viviez, vous pouvez :',
        [
          'Accéder à vos renseignements et en recevoir une copie.',
          'Les emporter dans un format structuré et courant (portabilité) : un fichier zip avec vos données, vos vidéos d’origine, leurs sous-titres et vos messages.',
          'Les faire rectifier : tout se modifie dans votre profil.',
          'Les effacer, en tout ou en partie : une vidéo, une candidature, le compte entier.',
          'Retirer un consentement.',
          'Cesser d’être visible, sans perdre votre compte.',
          'Savoir qui a vu votre profil.',
          'Connaître les raisons d’un score, les renseignements utilisés, et faire part de vos observations à une personne qui peut le revoir.',
          'Demander la désindexation ou la fin de la diffusion d’un renseignement qui vous nuit.',
        ],
        { slot: 'rights' },
        `Ce que les boutons ne font pas, nous le faisons\u00A0: une demande écrite reçoit une réponse dans les ${days.rightsAnswer} jours. Si nous refusons, nous disons pourquoi et quels recours vous avez.`,
        'Exercer un droit est gratuit et ne change rien au service que vous recevez.',
      ],
    },
    retention: {
      title: 'Conservation',
      body: [
        'Nous gardons chaque renseignement le temps qu’il sert, puis il est effacé automatiquement.',
        {
          caption: 'Durées de conservation',
          head: ['Renseignements', 'Combien de temps'],
          rows: [
            [
              'Compte et profil',
              `Tant que le compte existe; effacés dans les ${days.erasure} jours qui suivent sa suppression`,
            ],
            ['Vidéos de profil', 'Effacées immédiatement, avec tous leurs fichiers, quand vous le demandez'],
            [
              'Messages',
              `${keptYears.messages} ans après la fermeture de l’offre, ou après le dernier message s’il est plus récent`,
            ],
            [
              'Enregistrements d’entrevues',
              `${keptYears.recordings} ans au plus; effacés dès qu’une des personnes enregistrées le demande ou supprime son compte`,
            ],
            ['Candidatures', `${keptYears.applications} ans après la fermeture de l’offre`],
            ['Paiements', `${keptYears.payments} ans`],
            ['Correspondances suggérées', `${keptYears.matches} ans après le dernier calcul ou la dernière réponse`],
            ['Journal de sécurité et journal d’accès', `${keptYears.securityLog} an`],
            [
              'Sessions',
              `${session.idleMinutes} minutes sans activité, ${session.maxHours} heures au plus; leur trace, ${days.endedSessions} jours`,
            ],
            ['Consentements', `Tant que le compte existe, puis ${keptYears.consents} ans sans votre nom, comme preuve`],
          ],
        },
        'Quand vous supprimez votre compte :',
        [
          'Tout de suite : vous êtes déconnecté·e partout, votre profil disparaît des recherches et des correspondances, vos vidéos et vos fichiers sont effacés, les crédits réservés sont rendus.',
          'Tout de suite : dans les échanges que d’autres conservent, votre nom devient « Utilisateur supprimé ».',
          `Au plus tard ${days.erasure} jours après\u00A0: le reste de vos renseignements est effacé.`,
          `Pendant ${keptYears.payments} ans\u00A0: les pièces de paiement que la loi fiscale impose de garder.`,
          'Les copies de sauvegarde sont remplacées à tour de rôle et ne servent qu’à rétablir le service.',
        ],
        'Des statistiques qui ne permettent plus de reconnaître personne peuvent être gardées.',
      ],
    },
    security: {
      title: 'Sécurité',
      body: [
        'Nous protégeons vos renseignements selon leur sensibilité :',
        [
          'Les mots de passe et les codes de secours sont hachés avec Argon2id; personne ne peut les lire. La clé de votre application de validation, si vous en utilisez une, est chiffrée.',
          'Les échanges avec le site sont chiffrés.',
          'Le masquage est appliqué par le serveur, pas par l’écran : ce qui est masqué ne quitte pas le serveur.',
          'Chaque lecture d’une vidéo est vérifiée : la session doit être celle d’une personne qui y a droit à cet instant.',
          'Une session se ferme après dix minutes sans activité; vous pouvez fermer toutes les autres.',
          'Seules les personnes qui en ont besoin pour leur travail ont accès aux renseignements.',
          'Les accès et les refus sont consignés.',
        ],
        `Si un incident de confidentialité présente un risque de préjudice sérieux, nous en avisons la Commission d’accès à l’information et les personnes touchées dans les ${hours.breachNotice} heures après l’avoir constaté, en disant ce qui est arrivé et ce que vous pouvez faire.`,
      ],
    },
    cookies: {
      title: 'Témoins',
      body: [
        'Seuls les témoins nécessaires sont utilisés sans demander. Le détail, les durées et vos choix sont dans la [politique sur les témoins](/legal/cookie-policy).',
      ],
    },
    minors: {
      title: 'Personnes mineures',
      body: [
        `Le service s’adresse aux personnes de ${minimumAge} ans et plus. Nous ne recueillons pas sciemment de renseignements sur des personnes plus jeunes; si nous apprenons que c’est arrivé, le compte et ses fichiers sont effacés.`,
      ],
    },
    changes: {
      title: 'Modifications',
      body: [
        'Quand cette politique change, la date en haut de la page change. Un changement important vous est annoncé dans votre compte avant de prendre effet, et votre accord vous est demandé de nouveau quand il le faut.',
      ],
    },
    complaints: {
      title: 'Plaintes',
      body: [
        'Si quelque chose ne va pas :',
        [
          `Dites-le d’abord à la personne responsable de la protection des renseignements personnels; elle répond par écrit dans les ${days.rightsAnswer} jours.`,
          'Si la réponse ne vous satisfait pas, adressez-vous à la Commission d’accès à l’information du Québec, ou au Commissariat à la protection de la vie privée du Canada.',
        ],
        'Une plainte ne vous expose à aucune conséquence dans le service.',
      ],
    },
    contact: {
      title: 'Contact',
      body: [
        'La personne responsable de la protection des renseignements personnels reçoit vos questions, vos demandes et vos plaintes au nom de l’entreprise qui exploite ce site.',
        { slot: 'privacy-officer' },
        'La plupart des demandes se règlent plus vite dans votre compte : voir, corriger, emporter et effacer n’attendent la réponse de personne.',
      ],
    },
  },
};
