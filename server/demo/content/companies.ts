import type { DemoCompany } from './content-types.js';

/** Invented employers, in sectors and towns all over Québec. `.example` addresses lead nowhere (RFC 2606). */
export const companies: readonly DemoCompany[] = [
  {
    key: 'studio',
    page: {
      name: 'Studio Cartographe',
      industry: 'Logiciel et services numériques',
      size: '11-50',
      location: 'Montréal, QC',
      website: 'https://studio-cartographe.example',
      founded: '2014',
      employees: '38',
      description:
        'Nous concevons des outils de planification pour les villes, les sociétés de transport et les organismes qui prennent soin du territoire. Une petite équipe bilingue, des cycles courts, des revues de code bienveillantes et des personnes qui restent longtemps.',
      culture: [
        'Semaine de 35 heures, sans réunion le vendredi',
        'On explique ses choix par écrit, en français ou en anglais',
        'Chaque livraison est accompagnée de ses essais automatisés',
      ],
      benefits: ['Télétravail libre', 'Assurance collective dès le premier jour', 'Quatre semaines de vacances'],
    },
  },
  {
    key: 'hopital',
    recruiter: 'Josée Lemire',
    page: {
      name: 'Centre hospitalier du Fleuve',
      industry: 'Santé et services sociaux',
      size: '1000+',
      location: 'Trois-Rivières, QC',
      website: 'https://ch-du-fleuve.example',
      founded: '1952',
      employees: '2 400',
      description:
        'Un hôpital régional de 310 lits, une urgence, un bloc opératoire rénové en 2024 et des équipes de soins à domicile qui parcourent la Mauricie. Nous formons, nous accompagnons, et nous gardons les gens qui prennent soin des autres.',
      culture: [
        'Mentorat de six mois pour toute nouvelle personne',
        'Horaires connus huit semaines à l’avance',
        'Comités de soins où chaque métier a une voix',
      ],
      benefits: [
        'Régime de retraite des employés de l’État',
        'Primes de soir et de nuit',
        'Stationnement et garderie sur place',
      ],
    },
  },
  {
    key: 'boulangerie',
    recruiter: 'Étienne Auclair',
    page: {
      name: 'Boulangerie Le Grain d’orge',
      industry: 'Alimentation',
      size: '11-50',
      location: 'Québec, QC',
      website: 'https://grain-dorge.example',
      founded: '2009',
      employees: '27',
      description:
        'Deux boulangeries à Limoilou et à Saint-Roch, un fournil au levain et des farines moulues à moins de cent kilomètres. Nous ouvrons à sept heures, nous fermons quand il n’y a plus de pain.',
      culture: ['Deux jours de repos consécutifs', 'Recettes écrites et partagées', 'Aucun invendu jeté'],
      benefits: ['Repas fournis', 'Pain de la semaine', 'Partage des pourboires'],
    },
  },
  {
    key: 'construction',
    recruiter: 'Nathalie Rivard',
    page: {
      name: 'Rivard et filles, entrepreneurs',
      industry: 'Construction et métiers',
      size: '51-200',
      location: 'Sherbrooke, QC',
      website: 'https://rivard-et-filles.example',
      founded: '1987',
      employees: '140',
      description:
        'Entrepreneur général en Estrie : écoles, coopératives d’habitation et rénovation de bâtiments patrimoniaux. Trois générations sur les chantiers, une obsession de la sécurité et un carnet de commandes rempli pour deux ans.',
      culture: ['Réunion de sécurité chaque matin', 'Apprentis payés pour leurs cours', 'Outils fournis et entretenus'],
      benefits: ['Conditions de la CCQ', 'Camion de service', 'Retour à la maison tous les soirs'],
    },
  },
  {
    key: 'transport',
    recruiter: 'Marc-André Simard',
    page: {
      name: 'Transport Nordet',
      industry: 'Transport et logistique',
      size: '201-500',
      location: 'Lévis, QC',
      website: 'https://transport-nordet.example',
      founded: '1978',
      employees: '320',
      description:
        'Une flotte de 180 camions entre le Saguenay, Montréal et le Nord-Est américain, et un centre de distribution réfrigéré à Lévis. Nos répartiteurs ont conduit avant de répartir, et cela s’entend.',
      culture: [
        'Itinéraires discutés, jamais imposés',
        'Camions de moins de quatre ans',
        'Tolérance zéro pour les heures cachées',
      ],
      benefits: ['Prime à l’écoconduite', 'REER collectif', 'Vêtements de travail fournis'],
    },
  },
  {
    key: 'mutuelle',
    recruiter: 'Fatoumata Diallo',
    page: {
      name: 'Mutuelle des Trois-Berges',
      industry: 'Assurance et services financiers',
      size: '501-1000',
      location: 'Laval, QC',
      website: 'https://trois-berges.example',
      founded: '1934',
      employees: '760',
      description:
        'Une mutuelle d’assurance et d’épargne qui appartient à ses 210 000 membres. Nous servons en français et en anglais, nous réglons neuf réclamations sur dix en moins de cinq jours, et nos surplus retournent aux membres.',
      culture: [
        'Trois jours de télétravail par semaine',
        'Formation payée jusqu’au titre professionnel',
        'Salaires publiés à l’interne',
      ],
      benefits: ['Retraite à prestations déterminées', 'Boni annuel', 'Télémédecine'],
    },
  },
  {
    key: 'college',
    recruiter: 'Siobhan Kelly',
    page: {
      name: 'Collège Marie-Rollet',
      industry: 'Éducation',
      size: '201-500',
      location: 'Gatineau, QC',
      website: 'https://college-marie-rollet.example',
      founded: '1969',
      employees: '290',
      description:
        'A bilingual college of 2,100 students on the Ottawa River: nursing, early childhood education, computer science and the trades of the forest. Small classes, a generous library and a daycare for the children of students and staff.',
      culture: [
        'Teaching observed by peers, never by inspectors',
        'Two official languages at every table',
        'Sabbatical after six years',
      ],
      benefits: ['Government pension plan', 'Eight weeks of summer leave', 'Free courses for staff and family'],
    },
  },
  {
    key: 'acier',
    recruiter: 'Guillaume Poulin',
    page: {
      name: 'Acier Chaudière',
      industry: 'Fabrication métallique',
      size: '51-200',
      location: 'Saint-Georges, QC',
      website: 'https://acier-chaudiere.example',
      founded: '1995',
      employees: '165',
      description:
        'Charpentes d’acier, garde-corps et pièces sur mesure pour toute la Beauce et la Nouvelle-Angleterre. Un atelier de 9 000 m², des cellules de soudage robotisées et des gens du métier qui les programment.',
      culture: [
        'Quatre jours de dix heures',
        'Atelier propre, bien éclairé, bien ventilé',
        'Idées d’amélioration payées',
      ],
      benefits: ['Assurance collective', 'Régime d’intéressement', 'Bottes et lunettes de sécurité fournies'],
    },
  },
  {
    key: 'marche',
    recruiter: 'Ariane Gendron',
    page: {
      name: 'Coopérative du Quai',
      industry: 'Commerce de détail',
      size: '51-200',
      location: 'Rimouski, QC',
      website: 'https://coop-du-quai.example',
      founded: '1961',
      employees: '95',
      description:
        'L’épicerie, la quincaillerie et le comptoir postal du bas du fleuve, sous un même toit et propriété de 6 300 membres. Ici, on connaît les clients par leur prénom et on répare avant de remplacer.',
      culture: ['Horaires choisis en équipe', 'Un vote par personne', 'Produits locaux d’abord'],
      benefits: ['Rabais de 15 %', 'Assurance dentaire', 'Congé le jour de votre fête'],
    },
  },
  {
    key: 'cpe',
    recruiter: 'Roseline Augustin',
    page: {
      name: 'CPE Les Petits Renards',
      industry: 'Services de garde éducatifs',
      size: '11-50',
      location: 'Drummondville, QC',
      website: 'https://petits-renards.example',
      founded: '1998',
      employees: '34',
      description:
        'Un centre de la petite enfance de 80 places, au bord d’un boisé où les groupes sortent chaque jour. Les parents administrent, les éducatrices décident de la pédagogie, et le repas du midi est cuisiné sur place.',
      culture: [
        'Une heure de planification payée par jour',
        'Dehors tous les jours, même en hiver',
        'Des groupes qui gardent la même éducatrice deux ans',
      ],
      benefits: ['Régime de retraite des CPE', 'Repas du midi fourni', 'Congé entre Noël et le jour de l’An'],
    },
  },
  {
    key: 'nettoyage',
    recruiter: 'Karim Benyahia',
    page: {
      name: 'Entretien Boréal',
      industry: 'Entretien d’immeubles',
      size: '201-500',
      location: 'Longueuil, QC',
      website: 'https://entretien-boreal.example',
      founded: '2003',
      employees: '260',
      description:
        'Entretien ménager d’écoles, de cliniques et de bureaux sur la Rive-Sud et à Montréal. Des équipes fixes, des produits sans parfum et des horaires de jour chaque fois que le client accepte.',
      culture: [
        'Horaires remis trois semaines à l’avance',
        'Francisation payée au travail',
        'Équipes fixes par immeuble',
      ],
      benefits: [
        'Assurance collective après trois mois',
        'Titre de transport remboursé',
        'Uniforme et chaussures fournis',
      ],
    },
  },
  {
    key: 'municipalite',
    recruiter: 'Francine Ouellet',
    page: {
      name: 'Municipalité de Rivière-aux-Cèdres',
      industry: 'Administration publique',
      size: '51-200',
      location: 'Rimouski, QC',
      website: 'https://riviere-aux-cedres.example',
      founded: '1861',
      employees: '85',
      description:
        'Une municipalité de 7 400 personnes entre le fleuve et la forêt. Nous déneigeons, nous publions nos données, nous rénovons l’aréna, et nos citoyens nous arrêtent à l’épicerie pour nous en parler.',
      culture: [
        'Séances du conseil ouvertes et diffusées',
        'Semaine comprimée sur quatre jours et demi',
        'Chaque service a un budget de formation',
      ],
      benefits: [
        'Régime de retraite des employés municipaux',
        'Accès gratuit à l’aréna',
        'Télétravail deux jours par semaine',
      ],
    },
  },
];
