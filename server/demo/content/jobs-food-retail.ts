import type { DemoJob } from './content-types.js';

export const foodAndRetailJobs: readonly DemoJob[] = [
  {
    company: 'boulangerie',
    title: 'Boulangère ou boulanger au levain',
    department: 'Fournil',
    description: `De quatre heures à midi, vous pétrissez, vous façonnez et vous cuisez environ 600 pains avec deux collègues. Farines biologiques du Québec, four à sole, longues fermentations et fiches techniques que vous aidez à améliorer.

Deux jours de repos consécutifs, toujours les mêmes.`,
    requirements: [
      'DEP en boulangerie ou deux ans de fournil',
      'Travail au levain naturel',
      'Façonnage à la main et cuisson sur sole',
      'Hygiène et salubrité alimentaires (MAPAQ)',
      'Aptitude à se lever tôt, et de bonne humeur',
    ],
    benefits: [
      'Repas et pain de la semaine',
      'Deux jours de repos consécutifs',
      'Quatre semaines de vacances après un an',
    ],
    location: 'Québec, QC',
    job_type: 'FULL_TIME',
    salary_range: '22 $ à 27 $ de l’heure',
  },
  {
    company: 'boulangerie',
    title: 'Conseillère ou conseiller à la vente, fins de semaine',
    department: 'Boutique de Saint-Roch',
    description: `Vous accueillez, vous conseillez, vous emballez et vous connaissez la différence entre un pain de seigle et un pain de méteil avant la fin de votre première semaine : nous vous l’apprenons.

Samedi et dimanche, de 6 h 30 à 14 h 30. Idéal pour les études.`,
    requirements: [
      'Service à la clientèle',
      'Caisse et manipulation d’argent',
      'Français courant, anglais utile',
      'Sourire franc',
    ],
    benefits: ['Pourboires partagés', 'Repas fournis'],
    location: 'Québec, QC',
    job_type: 'PART_TIME',
    salary_range: '17,50 $/h',
  },
  {
    company: 'boulangerie',
    title: 'Pâtissière ou pâtissier',
    department: 'Laboratoire de Limoilou',
    description: `Tartes de saison, brioches, entremets du dimanche : vous tenez la production de la semaine et vous signez une création par mois.

Laboratoire neuf, climatisé, avec laminoir et cellule de surgélation.`,
    requirements: [
      'DEP en pâtisserie ou expérience équivalente',
      'Pâtes levées feuilletées, crèmes et entremets',
      'Organisation et propreté',
      'Calcul des coûts et des rendements',
    ],
    benefits: ['Horaire de jour', 'Fermé le lundi et le mardi', 'Formation chez un artisan chaque année'],
    location: 'Québec, QC',
    job_type: 'FULL_TIME',
    salary_range: '23–28 $/h',
  },
  {
    company: 'marche',
    title: 'Gérante ou gérant d’épicerie',
    department: 'Épicerie',
    description: `Vous dirigez une équipe de vingt-deux personnes et un rayon de 9 000 produits, dont un tiers vient de moins de 150 km. Commandes, marges, pertes, étalages et surtout : l’horaire, fait avec les gens et non pour eux.

La coopérative appartient à ses membres ; vous leur présentez vos résultats deux fois l’an.`,
    requirements: [
      'Cinq ans dans le commerce de détail alimentaire, dont deux en gestion d’équipe',
      'Gestion des stocks et des commandes',
      'Lecture d’un état des résultats',
      'Sens du service et de la pédagogie',
    ],
    benefits: ['Rabais de 15 %', 'Assurance collective', 'Une fin de semaine sur deux libre'],
    location: 'Rimouski, QC',
    job_type: 'FULL_TIME',
    salary_range: '62 000 $ à 74 000 $',
  },
  {
    company: 'marche',
    title: 'Commis de quincaillerie',
    department: 'Quincaillerie',
    description: `Une vis, un conseil, une teinte de peinture. Vous servez des gens qui bricolent et des gens de métier, vous coupez les clés, vous mélangez la peinture et vous tenez l’allée des outils.

Les connaissances en rénovation valent plus que les diplômes.`,
    requirements: [
      'Connaissances en rénovation, en plomberie ou en électricité résidentielles',
      'Service à la clientèle',
      'Capacité de soulever 25 kg',
      'Disponible deux soirs par semaine',
    ],
    benefits: ['Rabais de 15 %', 'Horaire choisi en équipe'],
    location: 'Rimouski, QC',
    job_type: 'PART_TIME',
    salary_range: '18 $ à 20,50 $ / heure',
  },
  {
    company: 'marche',
    title: 'Bouchère ou boucher de détail',
    department: 'Viandes et poissons',
    description: `Vous débitez les carcasses d’éleveurs du Bas-Saint-Laurent, vous préparez les coupes du comptoir et vous expliquez comment cuire ce qu’on n’ose pas acheter.

Chambre froide rénovée, équipe de quatre, fermé le dimanche soir.`,
    requirements: [
      'DEP en boucherie de détail ou trois ans de métier',
      'Désossage, parage et préparation des coupes',
      'Hygiène et salubrité alimentaires (MAPAQ)',
      'Plaisir de parler avec les clients',
    ],
    benefits: ['Assurance dentaire', 'Rabais de 15 %'],
    location: 'Rimouski, QC',
    job_type: 'FULL_TIME',
    salary_range: '24 $ à 29 $ l’heure',
  },
];
