import type { Bilingual } from '../../domain/match-result.js';
import type { ConceptId } from '../../lexicon/concept.js';

/** A licence, card, permit or membership that Québec law or a trade requires. A person has it or not; nothing replaces it. */
export interface Credential {
  readonly key: string;
  readonly name: Bilingual;
  /** The lexicon's skill for the same thing; null if there is none. */
  readonly concept: ConceptId | null;
  /** Pattern for folded text. */
  readonly words: RegExp;
  /** Pattern for the original text, in capitals. */
  readonly acronyms?: RegExp;
  /** The acronym names an organisation, so a word like "permit" must be beside it. */
  readonly isOrganisation?: boolean;
  /** Titles whose holders have the credential. */
  readonly heldBy?: RegExp;
  /** Counts only if the document also matches this. */
  readonly within?: RegExp;
  /** Keys of credentials that it includes. */
  readonly includes?: readonly string[];
  /** The concept's names in the lexicon also mean practices, so they do not count as the card. */
  readonly isNarrow?: boolean;
}

type Details = Omit<Credential, 'key' | 'name' | 'concept' | 'words'>;
const one = (
  key: string,
  [fr, en]: readonly [string, string],
  concept: string | null,
  words: RegExp,
  details: Details = {},
): Credential => ({ key, name: { fr, en }, concept: concept === null ? null : `skill/${concept}`, words, ...details });

/** Driving permits. `credentials.ts` reads their classes. */
export const drivingPermits: readonly Credential[] = [
  one(
    'class-1',
    ['permis de conduire de classe 1', 'class 1 driver’s licence'],
    'heavy-vehicle-licence',
    /\b(?:az|cdl) (?:driver'?s? )?licen[cs]e\b|\bcommercial driver'?s licen[cs]e\b/,
    { includes: ['heavy', 'class-3', 'class-4', 'class-4b', 'class-4c', 'class-5'], acronyms: /\bCDL\b/ },
  ),
  one(
    'class-2',
    ['permis de conduire de classe 2', 'class 2 driver’s licence'],
    'bus-licence',
    /\bpermis de transport en commun\b|\bbus driver'?s licen[cs]e\b/,
    { includes: ['class-4', 'class-4b', 'class-4c', 'class-5'] },
  ),
  one(
    'class-3',
    ['permis de conduire de classe 3', 'class 3 driver’s licence'],
    'class-3-licence',
    /\bdz licen[cs]e\b/,
    { includes: ['heavy', 'class-4', 'class-4b', 'class-4c', 'class-5'] },
  ),
  // Several classes are heavy vehicles, so « poids lourd » alone says none of them.
  one(
    'heavy',
    ['permis de conduire de véhicules lourds', 'heavy vehicle licence'],
    'heavy-truck-licence',
    /\bpermis (?:de conduire )?(?:de |des )?(?:(?:camions?|vehicules?) lourds?|poids lourds?)\b|\bheavy (?:vehicle|truck) (?:driver'?s? )?licen[cs]e\b/,
    { includes: ['class-5'] },
  ),
  one(
    'class-4',
    ['permis de conduire de classe 4', 'class 4 driver’s licence'],
    'class-4-licence',
    /\btaxi licen[cs]e\b/,
    {
      includes: ['class-5'],
    },
  ),
  one(
    'class-4a',
    ['permis de conduire de classe 4A (véhicules d’urgence)', 'class 4A driver’s licence (emergency vehicles)'],
    'class-4a-licence',
    /\bpermis 4a\b/,
    { includes: ['class-4', 'class-5'] },
  ),
  one(
    'class-4b',
    ['permis de conduire de classe 4B (minibus)', 'class 4B driver’s licence (minibus)'],
    'class-4b-licence',
    /\bpermis (?:4b|de minibus)\b/,
    { includes: ['class-4', 'class-5'] },
  ),
  one(
    'class-4c',
    ['permis de conduire de classe 4C (taxi)', 'class 4C driver’s licence (taxi)'],
    'class-4c-licence',
    /\bpermis (?:4c|de taxi)\b/,
    { includes: ['class-4', 'class-5'] },
  ),
  one(
    'class-5',
    ['permis de conduire', 'driver’s licence'],
    'driving-licence',
    /\bpermis (?:de conduire|saaq|de la saaq|de vehicule de promenade|d'auto(?:mobile)?)(?: (?:quebecois|du quebec))?(?: valide)?\b|\b(?:valid )?(?:driver'?s?|driving) (?:licen[cs]e|permit)\b/,
  ),
];

/** Credentials of Québec, matched in folded text. The spec reads every name of a new entry. */
export const credentials: readonly Credential[] = [
  ...drivingPermits,
  one(
    'rbq',
    ['licence RBQ', 'RBQ licence'],
    'contractor-licence',
    /\blicences? (?:d'entrepreneur\w*|de la regie du batiment)\b|\bregie du batiment\b|\bcontractor'?s? licen[cs]e\b/,
    { acronyms: /\bRBQ\b/, isOrganisation: true },
  ),
  // A journeyman's card is more than a card: an apprentice has the latter and not the former.
  one(
    'ccq-journeyman',
    ['carte de compétence CCQ de compagnon', 'CCQ competency card (journeyman)'],
    'ccq-card',
    /\b(?:cartes?|certificats?) (?:de competence )?(?:de |ccq )?compagnon\b(?: (?:de la )?(?:ccq|construction))?(?! (?:en mecanique|automobile))|\bcartes? ccq (?:de )?compagnon\b|\b(?:ccq )?journeyman (?:competency )?(?:cards?|certificates?)\b/,
    { includes: ['ccq'], isNarrow: true, heldBy: /\bccq journeyman\b|\bcompagnon (?:de la )?ccq\b/ },
  ),
  one(
    'ccq',
    ['carte de compétence CCQ', 'CCQ competency card'],
    'ccq-card',
    /\b(?:cartes?|certificats?) (?:de competence|d'(?:apprenti|occupation))(?: (?:de la )?(?:ccq|construction)|[ -](?:apprenti|occupation))?\b(?! (?:en mecanique|du cpa|automobile|(?:(?:pour|en|de|du|des) )?(?:le |la |l')?(?:transport|conduite|langue|francais|natation|sauvetage|secourisme|autobus)))|\bcartes? (?:de la )?ccq\b|\b(?:ccq|construction) competency (?:cards?|certificates?)\b|\bccq cards?\b/,
    { acronyms: /\bCCQ\b/, isOrganisation: true },
  ),
  one(
    'asp',
    ['carte ASP Construction', 'ASP Construction card'],
    'construction-safety-card',
    /\b(?:cartes?|cours|formation|attestation|certificat) (?:de l'|d')?asp\b|\basp[ -]construction\b|\bcours de sante et (?:de )?securite (?:generale )?(?:sur les chantiers|en construction)|\bsante et securite generale sur les chantiers\b|\bconstruction (?:health and )?safety (?:card|course|training)\b|\basp (?:construction )?card\b/,
    { acronyms: /(?<!\bDEP (?:et|and|&|\/) )\bASP\b(?!\s*\.|[ -]?NET)/, isOrganisation: true },
  ),
  one(
    'cwb',
    ['certification CWB en soudage', 'CWB welding certification'],
    'welding-certification',
    /\b(?:cartes?|qualifications?|certifications?|certificats?|tests?) (?:de |du )?(?:soudage|soudeur|cwb)\b|\bbureau canadien de soudage\b|\bcanadian welding bureau\b|\bcwb (?:tickets?|certifi\w+|cards?)\b|\bwelding (?:certification|tickets?)\b/,
    { acronyms: /\bCWB\b/ },
  ),
  one(
    'mapaq',
    ['attestation du MAPAQ en hygiène et salubrité', 'MAPAQ food handler certificate'],
    'food-safety',
    /\bfood handler'?s? (?:certifi\w+|card|permit)\b|\bcertificat de manipulateur d'aliments\b|\b(?:formation|certificat|attestation|cours) (?:de manipulateur|en hygiene et salubrite|d'hygiene et (?:de )?salubrite)(?: alimentaires?)?/,
    { acronyms: /\bMAPAQ\b/, isOrganisation: true, isNarrow: true },
  ),
  one(
    'oiiq',
    ['permis de l’OIIQ (infirmière ou infirmier)', 'OIIQ permit (nurse)'],
    'nursing-registration',
    /\bordre des infirmi\w+(?: et (?:des )?infirmi\w+)?\b(?! auxil)|\bpermis d'infirmi\w+\b(?! auxil)|\b(?:quebec )?nursing (?:licen[cs]e|permit|registration)\b|\border of nurses\b/,
    { acronyms: /\bOIIQ\b/, heldBy: /\binfirmi\w+ autorise\w*\b|\bregistered nurse\b/ },
  ),
  one(
    'oiiaq',
    ['permis de l’OIIAQ (infirmière ou infirmier auxiliaire)', 'OIIAQ permit (licensed practical nurse)'],
    'practical-nursing-registration',
    /\bordre des infirmi\w+(?: et (?:des )?infirmi\w+)? auxiliaires?\b|\bpermis d'infirmi\w+ auxiliaires?\b|\bpractical nurs\w+ (?:licen[cs]e|permit)\b|\blpn licen[cs]e\b/,
    { acronyms: /\bOIIAQ\b/, heldBy: /\b(?:licensed|registered) practical nurse\b/ },
  ),
  one(
    'oppq',
    ['permis de l’OPPQ (physiothérapie)', 'OPPQ permit (physiotherapy)'],
    'physiotherapy-licence',
    /\bordre (?:professionnel )?(?:de la physiotherapie|des physiotherapeutes)\b|\bphysiotherapy (?:licen[cs]e|permit)\b/,
    { acronyms: /\bOPPQ\b/, within: /^(?!.*psychoeduc)/s },
  ),
  one(
    'psychoeducator',
    ['permis de l’Ordre des psychoéducateurs et psychoéducatrices', 'psychoeducator permit'],
    'psychoeducator-licence',
    /\bordre des psychoeducat\w+\b|\bpsychoeducator (?:licen[cs]e|permit)\b/,
    { acronyms: /\bOPPQ\b/, within: /psychoeduc/ },
  ),
  one(
    'cmq',
    ['permis du Collège des médecins', 'Collège des médecins permit'],
    'medical-licence',
    /\bcollege des medecins\b|\bmedical licen[cs]e\b|\blicen[cs]e to practi[sc]e medicine\b|\bpermis d'exercice de la medecine\b/,
    { acronyms: /\bCMQ\b/ },
  ),
  one(
    'pharmacist',
    ['permis de l’Ordre des pharmaciens (OPQ)', 'Ordre des pharmaciens permit (OPQ)'],
    'pharmacist-licence',
    /\bordre des pharmacien\w*\b|\bpermis de pharmacien\w*\b|\bpharmacist licen[cs]e\b|\border of pharmacists\b/,
    { acronyms: /\bOPQ\b/, within: /pharmac/ },
  ),
  one(
    'psychologist',
    ['permis de l’Ordre des psychologues (OPQ)', 'Ordre des psychologues permit (OPQ)'],
    'psychologist-licence',
    /\bordre des psychologues\b|\bpermis de (?:psychologue|psychotherapeute)\b|\bpsychologist licen[cs]e\b/,
    { acronyms: /\bOPQ\b/, within: /psycholog/ },
  ),
  one(
    'oiq',
    ['permis de l’Ordre des ingénieurs (OIQ)', 'Ordre des ingénieurs permit (OIQ)'],
    'engineering-licence',
    /\bordre des ingenieur\w*\b(?! forestier)|\bpermis d'ingenieur\w*\b|\bp\.? ?eng\b|\bprofessional engineer(?:'?s|ing)? licen[cs]e\b/,
    { acronyms: /\bOIQ\b/ },
  ),
  one(
    'oeq',
    ['permis de l’Ordre des ergothérapeutes', 'occupational therapist permit'],
    'occupational-therapy-licence',
    /\bordre des ergotherapeutes\b/,
    { acronyms: /\bOEQ\b/ },
  ),
  one(
    'social-worker',
    ['permis de travailleur social (OTSTCFQ)', 'social worker permit (OTSTCFQ)'],
    'social-work-licence',
    /\bordre des travailleu\w+ socia\w+\b|\bpermis de travailleu\w+ socia\w+\b|\bsocial work licen[cs]e\b/,
    { acronyms: /\bOTSTCFQ\b/ },
  ),
  one(
    'opiq',
    ['permis de l’OPIQ (inhalothérapie)', 'OPIQ permit (respiratory therapy)'],
    null,
    /\bordre (?:professionnel )?des inhalotherapeutes\b/,
    { acronyms: /\bOPIQ\b/ },
  ),
  one(
    'medical-technologist',
    ['permis de l’OPTMQ (technologie médicale)', 'OPTMQ permit (medical technology)'],
    null,
    /\bordre (?:professionnel )?des technologistes medica\w+\b/,
    { acronyms: /\bOPTMQ\b/ },
  ),
  one(
    'imaging-technologist',
    ['permis de l’OTIMROEPMQ (imagerie médicale)', 'OTIMROEPMQ permit (medical imaging)'],
    'medical-imaging-technologist-licence',
    /\bordre des technologues en imagerie\b/,
    { acronyms: /\bOTIMROEPMQ\b/ },
  ),
  one(
    'dietitian',
    ['permis de l’ODNQ (diététiste-nutritionniste)', 'ODNQ permit (dietitian)'],
    null,
    /\bordre (?:professionnel )?des dietetistes\b/,
    { acronyms: /\bO(?:DN|PD)Q\b/ },
  ),
  one(
    'speech',
    ['permis de l’OOAQ (orthophonie et audiologie)', 'OOAQ permit (speech therapy and audiology)'],
    null,
    /\bordre des orthophonistes\b/,
    { acronyms: /\bOOAQ\b/ },
  ),
  one(
    'dental-hygienist',
    ['permis de l’Ordre des hygiénistes dentaires', 'dental hygienist permit'],
    'dental-hygienist-licence',
    /\bordre des hygienistes dentaires\b/,
    { acronyms: /\bOHDQ\b/ },
  ),
  one('dentist', ['permis de l’Ordre des dentistes', 'dentist permit'], 'dental-licence', /\bordre des dentistes\b/, {
    acronyms: /\bODQ\b/,
  }),
  one(
    'veterinary',
    ['permis de l’Ordre des médecins vétérinaires', 'veterinary permit'],
    'veterinary-licence',
    /\bordre des medecins veterinaires\b/,
    { acronyms: /\bOMVQ\b/ },
  ),
  one(
    'technologist',
    ['membre de l’Ordre des technologues professionnels', 'professional technologist membership'],
    'technologist-membership',
    /\bordre des technologues professionnels\b/,
    { acronyms: /\bOTPQ\b/ },
  ),
  one(
    'cpa',
    ['titre de CPA', 'CPA designation'],
    'cpa-designation',
    /\bordre des (?:cpa|comptables professionnels agrees)\b|\bcomptables? professionnel\w* agree\w*\b|\bchartered professional accountant\b|\bcpa designation\b|\btitre (?:de )?cpa\b/,
    { acronyms: /\bCPA\b/, within: /^(?!.*(?:competence (?:du |de )?cpa\b|comite paritaire))/s },
  ),
  one(
    'crha',
    ['titre de CRHA ou CRIA', 'CRHA or CRIA designation'],
    'crha-membership',
    /\bordre des (?:crha|conseillers en ressources humaines)\b/,
    { acronyms: /\bCR(?:HA|IA)\b/ },
  ),
  one(
    'bar',
    ['membre du Barreau du Québec', 'member of the Barreau du Québec'],
    'bar-membership',
    /\bbarreau du quebec\b|\bmembre du barreau\b|\bmember of the (?:quebec )?bar\b|\bcalled to the bar\b|\bbar (?:membership|admission)\b/,
  ),
  one(
    'notary',
    ['membre de la Chambre des notaires', 'member of the Chambre des notaires'],
    null,
    /\bchambre des notaires\b/,
  ),
  one(
    'amf-insurance',
    ['certificat de l’AMF en assurance', 'AMF insurance licence'],
    'insurance-licence',
    /\b(?:permis|certificat) (?:de l'amf )?(?:d'|en )assurances?(?: de (?:dommages|personnes))?\b|\b(?:general |life )?insurance licen[cs]e\b/,
  ),
  one(
    'amf',
    ['permis de l’AMF', 'AMF licence'],
    'securities-licence',
    /\bautorite des marches financiers\b|\bsecurities (?:licen[cs]e|registration)\b|\bmutual funds licen[cs]e\b/,
    { acronyms: /\bAMF\b/, isOrganisation: true },
  ),
  one(
    'oaciq',
    ['permis de courtage immobilier (OACIQ)', 'real estate brokerage licence (OACIQ)'],
    'real-estate-licence',
    /\bpermis de court\w+ immobili\w+\b|\breal estate (?:broker(?:age)?'?s? )?licen[cs]e\b/,
    { acronyms: /\bOACIQ\b/ },
  ),
  one(
    'cnesst',
    ['attestation de la CNESST', 'CNESST certificate'],
    null,
    /\battestation (?:de la )?cnesst\b|\bcnesst certifi\w+\b|\bcarte d'abatteur\b/,
    { acronyms: /\bCNESST\b/, isOrganisation: true },
  ),
  one(
    'first-aid',
    ['secourisme (premiers soins, RCR)', 'first aid (CPR)'],
    'first-aid',
    /\bpremiers (?:soins|secours)\b(?: (?:et|\/) rcr)?|\bsecouris(?:me|tes?)(?: en milieu de travail)?\b|\brcr\b|\bfirst[ -]aid(?: (?:and|\/) cpr)?\b|\bcpr\b|\breanimation cardio-?respiratoire\b/,
  ),
  one(
    'bsp-investigation',
    ['permis d’investigation (BSP)', 'investigation permit (BSP)'],
    'bsp-investigation-permit',
    /\bpermis (?:du )?bsp ?\(?(?:d'|en )?investigation\b|\bpermis d'investigation(?: bsp)?\b|\bbsp investigation (?:licen[cs]e|permit)\b/,
  ),
  one(
    'bsp',
    ['permis d’agent de sécurité (BSP)', 'security guard permit (BSP)'],
    'security-licence',
    /\bpermis (?:d'agent(?:e)? )?de (?:gardiennage|securite)(?: privee)?\b|\bpermis (?:du )?bsp\b|\bbureau de la securite privee\b|\bsecurity (?:guard'?s? |agent )?(?:licen[cs]e|permit)\b|\bbsp (?:licen[cs]e|permit|card)\b/,
    { acronyms: /\bBSP\b/ },
  ),
  one(
    'forklift',
    ['carte de cariste', 'forklift card'],
    'forklift-licence',
    /\b(?:cartes?|attestation|certificat(?:ion)?|permis|formation|licence) (?:de |d'operateur de |de conduite de |pour )?(?:cariste|chariots? elevateurs?)\b|\b(?:forklift|lift truck) (?:operator )?(?:licen[cs]e|cards?|certifi\w+|permit|ticket)\b/,
    { acronyms: /\bCACES\b/, isNarrow: true },
  ),
  one(
    'teaching',
    ['autorisation légale d’enseigner', 'teaching licence'],
    'teaching-licence',
    /\bbrevet d'enseignement\b|\bautorisation (?:legale )?d'enseigner\b|\bpermis d'enseigner\b|\bteaching (?:licen[cs]e|permit|certificate)\b/,
  ),
  one(
    'electrician',
    ['licence C en électricité', 'C licence (electrician)'],
    'electrician-licence',
    /\blicence c\b(?![+#])(?: (?:en )?electri\w+)?|\bc licen[cs]e\b|\bcertificat (?:de qualification )?(?:d'electricien|en electricite)\b|\belectrician'?s? licen[cs]e\b/,
    { within: /electri/ },
  ),
  one(
    'cmeq',
    ['membre de la CMEQ (maître électricien)', 'CMEQ membership (master electrician)'],
    null,
    /\bcorporation des maitres electriciens\b|\blicence de maitre electricien\b|\bmaster electrician'?s? licen[cs]e\b/,
    { acronyms: /\bCMEQ\b/ },
  ),
  one(
    'cmmtq',
    ['membre de la CMMTQ (maître mécanicien en tuyauterie)', 'CMMTQ membership (master pipe mechanic)'],
    null,
    /\bcorporation des maitres mecaniciens en tuyauterie\b/,
    { acronyms: /\bCMMTQ\b/ },
  ),
  one(
    'gas',
    ['certificat de qualification en gaz', 'gas technician licence'],
    'gas-licence',
    /\bcertificat (?:de qualification )?en gaz\b|\btag-?[123]\b|\bgas (?:technician|fitter)'?s? licen[cs]e\b/,
  ),
];

export const credentialByKey: ReadonlyMap<string, Credential> = new Map(credentials.map((each) => [each.key, each]));
