import { days, hours, keptYears, liabilityMonths, minimumAge } from '../facts';
import { priceRows } from '../price-rows';
import type { TermsOfService } from './terms-of-service';

export const termsOfService: TermsOfService = {
  title: 'Conditions d’utilisation',
  lead: 'Ce que vous pouvez attendre d’Entrevue, et ce qu’Entrevue attend de vous.',
  sections: {
    acceptance: {
      title: 'Acceptation',
      body: [
        'En créant un compte, vous acceptez ces conditions et la [politique de confidentialité](/legal/privacy-policy). Nous vous le demandons par une case à cocher, et nous gardons la version du texte et l’heure. Si vous n’êtes pas d’accord, n’ouvrez pas de compte; les pages publiques restent consultables.',
        'Si vous acceptez au nom d’une entreprise, vous confirmez que vous avez le droit de l’engager; « vous » désigne alors aussi cette entreprise.',
      ],
    },
    service: {
      title: 'Description du service',
      body: [
        'Entrevue est une place de marché bilingue du recrutement en vidéo :',
        [
          'Les personnes qui cherchent un emploi s’y présentent gratuitement, consultent les offres, postulent et répondent aux entreprises.',
          'Les entreprises approuvées publient des offres, cherchent des profils masqués et paient leurs actions avec des crédits.',
          `Une réservation ouvre un profil à une entreprise; la personne a ${hours.reservation} heures pour accepter ou refuser. Sans réponse, tout se referme et rien n’est débité.`,
          'Des correspondances sont suggérées par un score expliqué, calculé par ordinateur; il ne décide de rien.',
        ],
        'Entrevue n’est ni l’employeur ni une agence de placement, ne promet ni emploi ni embauche, et ne prend part à aucune décision d’embauche. Le service peut évoluer; nous annonçons d’avance le retrait d’une fonction importante.',
      ],
    },
    eligibility: {
      title: 'Admissibilité',
      body: [
        'Pour ouvrir un compte, il faut :',
        [
          `avoir ${minimumAge} ans ou plus;`,
          'pouvoir conclure un contrat;',
          'ne pas avoir été exclu·e du service pour une violation de ces conditions. Les comptes de recrutement sont en outre vérifiés et approuvés un par un.',
        ],
      ],
    },
    accounts: {
      title: 'Comptes',
      body: [
        'Votre compte est personnel :',
        [
          'Donnez des renseignements exacts et tenez-les à jour.',
          'Choisissez un mot de passe que vous n’utilisez nulle part ailleurs et ne le confiez à personne.',
          'Dites-nous sans tarder si quelqu’un d’autre s’en est servi; vous pouvez fermer toutes vos sessions vous-même.',
          'Une personne, un compte. Un compte ne se vend pas et ne se cède pas.',
          'Vous pouvez le supprimer à tout moment dans vos paramètres.',
        ],
        'Nous pouvons suspendre ou fermer un compte qui viole ces conditions, en disant pourquoi, sauf si la loi ou la sécurité d’autrui s’y oppose. Vous pouvez demander qu’une personne revoie cette décision. Les signalements sont lus par des personnes.',
      ],
    },
    credits: {
      title: 'Système de crédits',
      body: [
        'Le service est gratuit pour les personnes qui cherchent un emploi, du début à la fin. Les entreprises paient leurs actions en crédits :',
        {
          caption: 'Prix des actions, en crédits',
          head: ['Action', 'Crédits'],
          rows: priceRows({
            RESERVATION: 'Réserver un profil, quand la personne accepte',
            VIDEO_ACCESS: 'Regarder une vidéo d’un profil masqué',
            SEND_MESSAGE: 'Inviter une personne à postuler',
            MATCH_UNLOCK: 'Confirmer une correspondance ou accepter une candidature, une seule fois par personne',
            PRIORITY_INTRO: 'Se présenter à une personne sans attendre',
            COMPANY_SPOTLIGHT: 'Mettre l’entreprise en vedette pendant sept jours',
          }),
        },
        [
          'Le prix de chaque action s’affiche avant que vous le confirmiez; le serveur en fait foi.',
          'Une réservation met des crédits de côté; ils sont débités si la personne accepte, rendus si elle refuse, si le délai passe ou si vous annulez.',
          'Les crédits achetés n’expirent pas tant que le compte est actif. La durée d’un pack limite ses fonctions, pas ses crédits. Les crédits mensuels d’un forfait se renouvellent chaque mois et ne s’accumulent pas.',
          'Les crédits utilisés ne sont pas remboursables, sauf erreur technique de notre part.',
          'Les crédits n’ont pas de valeur en argent et ne se transfèrent pas. Les prix sont en dollars canadiens, taxes en sus, et une facture accompagne chaque achat.',
        ],
        'Rien ici ne retire à une personne consommatrice les droits que la loi lui donne.',
      ],
    },
    content: {
      title: 'Contenu des utilisateurs',
      body: [
        'Vos vidéos, vos textes et vos fichiers sont à vous. Vous nous permettez seulement de les conserver, de les convertir et de les montrer aux personnes que ces conditions et vos paramètres prévoient, pour rendre le service, et jusqu’à ce que vous les effaciez.',
        'Vous avez le droit de publier ce que vous publiez, et personne d’autre n’apparaît dans une vidéo sans son accord. Est interdit tout contenu :',
        [
          'illégal;',
          'frauduleux;',
          'diffamatoire;',
          'obscène;',
          'qui viole les droits d’autrui (droit d’auteur, marque, image, vie privée);',
          'malveillant (virus, code caché);',
          'discriminatoire : une offre ne peut pas écarter quelqu’un pour un motif que la Charte des droits et libertés de la personne interdit;',
          'faux, ou qui usurpe une identité : une fausse offre, une fausse entreprise, une fausse expérience.',
        ],
        'Une offre décrit un emploi qui existe et qui est à pourvoir. Aucune somme ne peut être demandée à une personne pour postuler ou être embauchée.',
        'Chacun peut signaler un contenu, une offre, une entreprise ou une personne. Nous pouvons retirer ce qui est interdit et en informer les autorités. Nous ne vérifions pas d’avance tout ce qui est publié.',
      ],
    },
    conduct: {
      title: 'Conduite',
      body: [
        'Est interdit :',
        [
          'd’envoyer des messages non sollicités en nombre (pourriel);',
          'de soutirer des mots de passe ou des renseignements par tromperie (hameçonnage);',
          'd’extraire des profils, des offres ou des vidéos en masse (moissonnage);',
          'd’utiliser des robots ou d’autres moyens automatiques pour agir dans le service;',
          'd’accéder sans autorisation à un compte, à un système ou à des données, ou de contourner une protection.',
        ],
        'Les entreprises s’engagent de plus à :',
        [
          'n’utiliser un profil que pour le recrutement qui l’a fait ouvrir;',
          'ne pas chercher à reconnaître une personne masquée;',
          'effacer ce qu’elles ont reçu quand la personne le demande ou quand le recrutement est terminé, sauf obligation de la loi.',
        ],
        'Un manquement peut mener à un avertissement, au retrait du contenu, à la suspension ou à la fermeture du compte, selon sa gravité.',
      ],
    },
    property: {
      title: 'Propriété intellectuelle',
      body: [
        'Le logiciel, la présentation, les textes et le nom d’Entrevue appartiennent à leurs titulaires. Vous pouvez les utiliser pour vous servir du service, et pour rien d’autre.',
        'Le contenu des utilisateurs leur appartient. Si vous nous faites une suggestion, nous pouvons nous en servir sans vous devoir quoi que ce soit.',
      ],
    },
    liability: {
      title: 'Responsabilité',
      body: [
        'Nous rendons le service avec soin, sans garantir qu’il sera toujours disponible ni que chaque renseignement donné par d’autres est exact. Vérifiez ce qui compte avant de vous engager.',
        `Dans la mesure où la loi le permet, notre responsabilité totale se limite aux sommes que vous nous avez payées au cours des ${liabilityMonths} derniers mois.`,
        'Cette limite ne s’applique ni au préjudice corporel ou moral, ni à la faute intentionnelle ou lourde, ni aux droits qu’une loi, comme la Loi sur la protection du consommateur, ne permet pas d’écarter.',
      ],
    },
    indemnification: {
      title: 'Indemnisation',
      body: [
        'Une entreprise qui viole ces conditions ou les droits d’autrui nous dédommage des réclamations que d’autres nous adressent pour cela, honoraires raisonnables compris, si nous l’en avisons rapidement et la laissons se défendre.',
        'Cette clause ne s’applique à une personne consommatrice que dans la mesure où la loi le permet, et seulement pour sa propre faute.',
      ],
    },
    changes: {
      title: 'Modifications',
      body: [
        `Si nous changeons ces conditions, la date en haut de la page change. Un changement important vous est annoncé au moins ${days.amicable} jours avant de prendre effet, par écrit, avec l’ancienne et la nouvelle version.`,
        'Vous pouvez le refuser en fermant votre compte sans frais avant cette date. Un changement ne vaut pas pour le passé.',
      ],
    },
    law: {
      title: 'Droit applicable',
      body: [
        'Ces conditions sont régies par les lois du Québec et les lois du Canada qui s’y appliquent.',
        'Les tribunaux du district de Montréal ont compétence exclusive. Une personne consommatrice garde toutefois le droit de s’adresser aux tribunaux de son domicile.',
      ],
    },
    disputes: {
      title: 'Différends',
      body: [
        'Si un différend survient :',
        [
          `Nous cherchons d’abord une solution à l’amiable, pendant ${days.amicable} jours à partir d’un avis écrit.`,
          'Ensuite, entre Entrevue et une entreprise, le différend est soumis à l’arbitrage, à Montréal, en français ou en anglais.',
          'Pour une personne consommatrice, donc pour toute personne qui cherche un emploi ici, l’arbitrage est facultatif : une fois le différend né, vous pouvez l’accepter ou aller devant les tribunaux, y compris aux petites créances et par une action collective.',
        ],
        'Rien n’empêche de demander d’urgence une mesure à un tribunal, ni de porter plainte à l’Office de la protection du consommateur ou à la Commission d’accès à l’information.',
      ],
    },
    miscellaneous: {
      title: 'Dispositions diverses',
      body: [
        [
          'Si une clause est jugée nulle, les autres restent en vigueur.',
          'Ne pas exercer un droit tout de suite n’est pas y renoncer.',
          'Vous ne pouvez pas céder ces conditions sans notre accord; si le service change de mains, vous en êtes avisé·e et pouvez partir.',
          `Fermer le compte met fin à ces conditions, sauf pour ce qui doit durer\u00A0: les pièces de paiement (${keptYears.payments} ans), la responsabilité, les différends.`,
          'La version française et la version anglaise ont la même valeur. En cas de divergence, celle qui vous est la plus favorable l’emporte si vous êtes une personne consommatrice.',
        ],
      ],
    },
    contact: {
      title: 'Contact',
      body: [
        'Les avis vous sont envoyés au courriel de votre compte; gardez-le à jour. Les questions au sujet de ces conditions s’adressent à l’entreprise qui exploite ce site.',
      ],
    },
  },
};
