import { CONSENT_HOURS } from '../../../../lib/consent/kept-items';
import type { CookiePolicy } from './cookie-policy';

export const cookiePolicy: CookiePolicy = {
  title: 'Politique sur les témoins',
  lead: 'Ce que le site garde dans votre navigateur, et vos choix, qui agissent ici même.',
  sections: {
    what: {
      title: 'Ce que c’est',
      body: [
        'Un témoin (cookie) est un petit texte qu’un site garde dans votre navigateur et relit à votre visite suivante. La mémoire du navigateur (stockage local) sert à la même chose; cette politique vaut pour les deux.',
        'Ce site ne contient aucun témoin de tiers, aucun pixel et aucun script venu d’ailleurs.',
      ],
    },
    choices: {
      title: 'Vos choix',
      body: [
        'Cochez ou décochez : l’effet est immédiat, et ce qu’une catégorie refusée avait gardé est effacé.',
        { slot: 'cookie-choices' },
        `Votre réponse est gardée ${CONSENT_HOURS} heures dans ce navigateur, puis nous vous demandons de nouveau. Refuser ne vous prive de rien.`,
      ],
    },
    categories: {
      title: 'Les catégories',
      body: [
        [
          'Nécessaires : sans eux, pas de session, pas de sécurité, pas de choix retenu. La langue et le thème en font partie, parce qu’ils ne s’écrivent que si vous les choisissez vous-même et ne disent rien de vous. Toujours actifs.',
          'Préférences : ce qui retiendrait vos habitudes sans que vous l’ayez réglé, à savoir vos dix dernières recherches d’offres.',
          'Mesure d’audience : ce qui compterait les visites. Aucun aujourd’hui.',
          'Publicité : ce qui relierait votre visite à une annonce. Aucun aujourd’hui.',
        ],
        'Si un témoin optionnel est ajouté un jour, il paraîtra d’abord dans la liste ci-dessous, et n’agira que si vous avez accepté sa catégorie.',
      ],
    },
    list: {
      title: 'La liste complète',
      body: [
        'Cette liste est celle que le programme lui-même utilise. Ce qui n’est pas nécessaire n’est gardé qu’avec votre accord, et effacé si vous le retirez.',
        { slot: 'kept-items' },
      ],
    },
    durations: {
      title: 'Les durées',
      body: [
        `Un témoin optionnel que nous poserions nous-mêmes ne dépasserait pas ${CONSENT_HOURS} heures. Pour ceux de tiers, s’il y en avait avec votre accord, voici les durées maximales.`,
        { slot: 'lifetime-maxima' },
        'Les témoins nécessaires durent le temps de la session, ou 30 jours au plus pour celui qui retient votre réponse.',
      ],
    },
    browser: {
      title: 'Dans votre navigateur',
      body: [
        'Votre navigateur permet aussi de voir, de bloquer et d’effacer les témoins. Si vous bloquez les nécessaires, vous ne pourrez plus vous connecter.',
      ],
    },
    changes: {
      title: 'Modifications',
      body: [
        'Quand cette politique change, la date en haut de la page change et la question vous est posée de nouveau.',
      ],
    },
    contact: {
      title: 'Contact',
      body: [
        'Les questions sur les témoins s’adressent à la personne responsable de la protection des renseignements personnels; la [politique de confidentialité](/legal/privacy-policy) dit comment.',
      ],
    },
  },
};
