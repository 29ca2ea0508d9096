import type { VerbForm } from './verb-forms.js';

/** `infinitive: nouns of the action`. With `!`, the verb alone names the skill: « je soude » is « soudage ». */
const verbs = `
abattre: abattage | accompagner: accompagnement | accueillir: accueil | acheter: achat | administrer: administration | affuter: affutage
ajuster: ajustement ajustage | aligner: alignement | aménager: amenagement | analyser: analyse | animer: animation | appliquer: application
archiver: archivage | arroser: arrosage | assembler: assemblage | automatiser: automatisation | blanchir: blanchiment | brancher: branchement
calibrer: calibration calibrage | calculer: calcul | câbler: cablage | changer: changement | charger: chargement | classer: classement
coder: codage | coiffer: coiffure | collecter: collecte | commander: commande | compter: comptage | concevoir: conception
conduire: conduite | confectionner: confection | construire: construction | contrôler: controle | coordonner: coordination
corriger: correction | coudre!: couture | couler: coulage coulee | couper: coupe | creuser: creusage | créer: creation
cueillir: cueillette | cuire: cuisson | cuisiner!: cuisine | cultiver: culture | débroussailler: debroussaillage | décaper: decapage
décorer: decoration | découper: decoupe decoupage | décharger: dechargement | démolir: demolition | déneiger: deneigement
dépanner: depannage | désinfecter: desinfection | dessiner: dessin | détecter: detection | développer: developpement
diriger: direction | distribuer: distribution | dresser: dressage | élaborer: elaboration | élaguer: elagage | élever: elevage
émonder: emondage | emballer: emballage | encadrer: encadrement | enseigner!: enseignement | entreposer: entreposage
entretenir: entretien | épandre: epandage | estimer: estimation | étalonner: etalonnage | étiqueter: etiquetage | évaluer: evaluation
excaver: excavation | expédier: expedition | fabriquer: fabrication | facturer: facturation | fermer: fermeture | fertiliser: fertilisation
forger: forgeage | fraiser: fraisage | garder: garde | gérer: gestion | imprimer: impression | inspecter: inspection
installer: installation | isoler: isolation | laver: lavage | lire: lecture | livrer: livraison | louer: location | manutentionner: manutention
maquiller: maquillage | masser: massage | mélanger: melange | mesurer: mesure | mettre: mise | modéliser: modelisation | monter: montage
mouler: moulage | négocier: negociation | nettoyer: nettoyage | nourrir: alimentation | numériser: numerisation | opérer: operation
optimiser: optimisation | organiser: organisation | ouvrir: ouverture | palettiser: palettisation | paver: pavage | peindre: peinture
percer: percage | peser: pesee | piloter: pilotage | planifier: planification | planter: plantation | plâtrer: platrage | plier: pliage
poncer: poncage | polir: polissage | poser: pose | prélever: prelevement | prendre: prise | préparer: preparation | prévenir: prevention
produire: production | programmer: programmation | raccorder: raccordement | ramasser: ramassage | recevoir: reception
réceptionner: reception | récolter: recolte | recruter: recrutement | rédiger: redaction | redresser: redressage | régler: reglage
remplacer: remplacement | réparer: reparation | restaurer: restauration | réviser: revision | sabler: sablage | saisir: saisie
servir: service | signaler: signalisation | soigner: soins | souder!: soudage soudure | superviser: supervision
surveiller: surveillance | tailler: taille | teindre: teinture | tenir: tenue | tirer: tirage | tondre: tonte | tourner: tournage
traduire!: traduction | traire: traite | traiter: traitement | transcrire: transcription | transférer: transfert | transporter: transport
trier: tri | usiner!: usinage | vendre: vente | vérifier: verification | vernir: vernissage
`;

/** Other verbs in -re and -ir: first person, third person, third person plural, stem of the imperfect, participle, stem of the future. */
const irregular: Readonly<Record<string, string>> = {
  abattre: 'abats abat abattent abatt abattu abattr',
  accueillir: 'accueille accueille accueillent accueill accueilli accueiller',
  concevoir: 'concois concoit concoivent concev concu concevr',
  conduire: 'conduis conduit conduisent conduis conduit conduir',
  construire: 'construis construit construisent construis construit construir',
  coudre: 'couds coud cousent cous cousu coudr',
  cueillir: 'cueille cueille cueillent cueill cueilli cueiller',
  cuire: 'cuis cuit cuisent cuis cuit cuir',
  entretenir: 'entretiens entretient entretiennent entreten entretenu entretiendr',
  lire: 'lis lit lisent lis lu lir',
  mettre: 'mets met mettent mett mis mettr',
  ouvrir: 'ouvre ouvre ouvrent ouvr ouvert ouvrir',
  peindre: 'peins peint peignent peign peint peindr',
  prendre: 'prends prend prennent pren pris prendr',
  prevenir: 'previens previent previennent preven prevenu previendr',
  produire: 'produis produit produisent produis produit produir',
  recevoir: 'recois recoit recoivent recev recu recevr',
  servir: 'sers sert servent serv servi servir',
  teindre: 'teins teint teignent teign teint teindr',
  tenir: 'tiens tient tiennent ten tenu tiendr',
  traduire: 'traduis traduit traduisent traduis traduit traduir',
  traire: 'trais trait traient tray trait trair',
  transcrire: 'transcris transcrit transcrivent transcriv transcrit transcrir',
};

type Forms = readonly (readonly [form: string, kind: VerbForm['kind']])[];

/**
 * The forms of a folded infinitive. Participles with an ending for gender or number are left out: they are passive, and the gender of
 * the writer must not count. So are those in -ant, because « enseignant » is a title.
 */
export function frenchForms(infinitive: string): Forms {
  if (infinitive.endsWith('er') && !Object.hasOwn(irregular, infinitive)) return formsInEr(infinitive);
  const [first, third, plural, stem, participle, future] = partsOf(infinitive) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return [
    [infinitive, 'infinitive'],
    [first, 'base'],
    [`${stem}ais`, 'base'],
    [third, 'third'],
    [plural, 'third'],
    [`${stem}ait`, 'third'],
    [`${stem}aient`, 'third'],
    [`${stem}ons`, 'plural'],
    [`${stem}ions`, 'plural'],
    [`${stem}ez`, 'second'],
    [`${future}ez`, 'second'],
    [participle, 'participle'],
  ];
}

function partsOf(infinitive: string): readonly string[] {
  const known = irregular[infinitive];
  if (known) return known.split(' ');
  const root = infinitive.slice(0, -2);
  return infinitive.endsWith('re')
    ? [`${root}s`, root, `${root}ent`, root, `${root}u`, `${root}r`]
    : [`${root}is`, `${root}it`, `${root}issent`, `${root}iss`, `${root}i`, `${root}ir`];
}

function formsInEr(infinitive: string): Forms {
  const root = infinitive.slice(0, -2);
  const soft = /g$/.test(root) ? `${root}e` : root;
  const silent = root.endsWith('y') ? `${root.slice(0, -1)}i` : root;
  return [
    [infinitive, 'infinitive'],
    [`${silent}e`, 'base'],
    [`${soft}ais`, 'base'],
    [`${silent}ent`, 'third'],
    [`${soft}ait`, 'third'],
    [`${soft}aient`, 'third'],
    [`${soft}ons`, 'plural'],
    [`${root}ions`, 'plural'],
    [`${root}ez`, 'second'],
    [`${silent}erez`, 'second'],
    [`${root}e`, silent === root ? 'base' : 'participle'],
  ];
}

/**
 * Names whose first word is no action on the rest: « prise de son » is not « prendre son service », « commande de moteurs » is not
 * ordering engines. Written as in the lexicon.
 */
export const nounsWithoutVerb: ReadonlySet<string> = new Set(
  [
    'administration de la recherche; alimentation de ligne; application du stationnement; calcul de base; commande de moteurs',
    'commande de mouvement; conduite du changement; conduite d’urgence; développement de l’enfant; développement de territoire',
    'développement des affaires; développement des compétences; développement des habiletés sociales; direction de création',
    'direction d’école; entretien d’accueil psychosocial; entretien d’embauche; garde du corps; installation du patient',
    'mesure du travail; mesure d’impact; pose de voix; prise de parole en public; prise de son; prise de vue photo; prise de vues',
    'service de coupe de bois; service de quincaillerie; service de référence; service de voiturier; service des urgences',
    'soins de base; soins de confort; soins de fin de vie; soins de fin de vie animale; soins de longue durée; soins de spa',
    'soins d’assistance; soins d’urgence; surveillance de nuit; transfert de chaleur; vente de succession',
  ].flatMap((line) => line.split('; ')),
);

export const frenchVerbs = verbs;
