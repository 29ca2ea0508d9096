import { defineSector } from '../sector.js';

export const leisure = defineSector({
  name: 'leisure',
  field: {
    fr: [
      'Tourisme, loisirs et services personnels',
      'tourisme',
      'hôtellerie',
      'loisirs',
      'sport',
      'beauté',
      'services à la personne',
    ],
    en: [
      'Tourism, leisure and personal services',
      'tourism',
      'hotels',
      'leisure',
      'sport',
      'beauty',
      'personal services',
    ],
  },
  occupations: `
# Travel and hotels
travel-agent | fr: conseiller en voyages; agent/agente de voyages; vendeur en agence de voyages; forfaitiste | en: travel agent; travel consultant; travel counsellor
| skills: travel-booking-systems, destination-knowledge, customer-service, trip-planning
tour-guide | fr: guide touristique; guide accompagnateur; accompagnateur de voyages; guide conférencier | en: tour guide; tour leader; tour director; tour escort; travel guide | related: museum-guide
| skills: guided-tours, destination-knowledge, group-facilitation, public-speaking
outdoor-guide | fr: guide de plein air; guide de pêche; guide d’aventure; guide de rivière; accompagnateur en montagne; moniteur de sport nature; guide équestre | en: outdoor guide; adventure guide; fishing guide; wilderness guide
| skills: outdoor-leadership, wilderness-first-aid, boat-handling, group-facilitation
tourism-counsellor | fr: préposé à l’information touristique; conseiller en séjour; agent/agente d’information touristique; agent/agente d’accueil touristique; chargé de promotion touristique | en: tourist information counsellor; visitor information officer; tourism counsellor; tourist information officer
| skills: destination-knowledge, visitor-reception, customer-service, bilingualism
concierge-hotel | fr: chef concierge; concierge d’hôtel | en: concierge; hotel concierge | related: hotel-receptionist | skills: guest-relations, destination-knowledge, reservation-management
bellhop | fr: chasseur d’hôtel; bagagiste; portier; voiturier | en: bellhop; porter; doorman; valet parking attendant | skills: luggage-handling, guest-relations, driving-licence
night-auditor | fr: auditeur de nuit; veilleur de nuit | en: night auditor; night receptionist; night clerk | broader: hotel-receptionist | skills: guest-check-in, cash-reconciliation, property-management-system, shift-work
housekeeping-supervisor | fr: gouvernant; gouvernant général; superviseur à l’entretien ménager; gouvernant d’étage; gouvernant d’hôtel | en: housekeeping supervisor; executive housekeeper; head housekeeper | related: room-attendant
| skills: room-preparation, staff-supervision, inventory-management, cleaning
laundry-worker | fr: buandier; préposé à la buanderie; blanchisseur; nettoyeur à sec; employé de pressing; employé de blanchisserie; agent/agente de blanchisserie; blanchisseur-repasseur/blanchisseuse-repasseuse | en: laundry worker; laundry attendant; dry cleaner; presser; dry-cleaning worker; laundry and dry-cleaning worker
| skills: laundry-operations, ironing, stain-removal
event-planner | fr: organisateur d’événements; coordonnateur d’événements; planificateur d’événements; chargé d’événementiel; chef de projet événementiel; régisseur d’événements | en: event planner; event coordinator; conference organizer; meeting planner; convention planner; convention organizer
| skills: event-planning, supplier-selection, budgeting, event-logistics
wedding-planner | fr: organisateur de mariages; planificateur de mariages | en: wedding planner; wedding coordinator | broader: event-planner | skills: event-planning, supplier-selection, customer-service
banquet-manager | fr: directeur de banquets; responsable de banquets | en: banquet manager; maître d’hôtel; banquet captain; catering manager | related: restaurant-manager | skills: event-catering, table-service, staff-supervision, event-logistics
casino-dealer | fr: croupier; croupier de casino | en: casino dealer; croupier; card dealer | skills: gaming-rules, cash-handling, guest-relations
amusement-park-attendant | fr: préposé aux manèges; opérateur de manèges; préposé de parc d’attractions; opérateur d’attraction; animateur de parc de loisirs; agent/agente de parc de loisirs | en: amusement park attendant; ride operator; attractions attendant; amusement and recreation attendant
| skills: ride-operation, crowd-control, customer-service
ski-patroller | fr: patrouilleur de ski; pisteur secouriste | en: ski patroller; ski patrol | skills: first-aid, skiing, rescue-operations
ski-lift-operator | fr: opérateur de remontées mécaniques; préposé aux remontées mécaniques | en: ski lift operator; lift attendant | skills: lift-operation, customer-service, snow-removal
campground-attendant | fr: préposé de camping; gérant de camping | en: campground attendant; campground manager | skills: reservation-management, minor-repairs, customer-service

# Sport and leisure
fitness-trainer | fr: entraîneur privé; préparateur physique; entraîneur/entraîneuse personnel/personnelle | en: personal trainer; fitness trainer; strength and conditioning coach | related: sports-coach
| skills: fitness-training, exercise-prescription, fitness-assessment, first-aid
group-fitness-instructor | fr: instructeur de conditionnement physique; moniteur de conditionnement physique; professeur de yoga | en: group fitness instructor; aerobics instructor; yoga teacher; Pilates instructor | skills: fitness-training, yoga-instruction, group-facilitation
swimming-instructor | fr: moniteur de natation; moniteur aquatique | en: swimming instructor; swim teacher; aquatic instructor | related: lifeguard | skills: swimming-instruction, lifesaving-certificate, group-facilitation
ski-instructor | fr: moniteur de ski; moniteur de planche à neige | en: ski instructor; snowboard instructor; sports instructor | related: sports-coach | skills: skiing, sports-instruction, group-facilitation
professional-athlete | fr: athlète; sportif professionnel; joueur professionnel | en: athlete; professional athlete; professional player; sports competitor
| skills: athletic-training, physical-stamina, teamwork
referee | fr: arbitre; officiel sportif; marqueur | en: referee; umpire; sports official; scorekeeper | skills: sports-officiating, decision-making, conflict-resolution
recreation-coordinator | fr: coordonnateur en loisirs; régisseur aux sports; responsable des loisirs | en: recreation coordinator; recreation programmer | related: recreation-leader | skills: recreation-programming, activity-planning, staff-supervision, event-planning
day-camp-counsellor | fr: moniteur de camp de jour; moniteur de camp de vacances | en: day camp counsellor; camp leader | broader: recreation-leader | skills: activity-planning, child-safety, group-facilitation, first-aid
holiday-centre-director | fr: directeur de centre de vacances; directeur de centre de loisirs; animateur de club de vacances | en: holiday centre director; recreation centre director; entertainment and recreation manager | related: day-camp-counsellor
| skills: camp-management, camp-activities, staff-supervision
arena-attendant | fr: préposé d’aréna; surfaceur de glace; ouvrier d’aréna; appariteur | en: arena attendant; rink attendant; ice maintainer; recreation facility attendant | skills: ice-resurfacing, minor-repairs, cleaning
pool-attendant | fr: préposé à la piscine; sauveteur de piscine; technicien de piscine | en: pool attendant; pool technician; pool cleaner | skills: pool-maintenance, water-quality-testing, customer-service
bike-mechanic | fr: mécanicien de vélos; réparateur de vélos; mécanicien cycle; réparateur de cycles | en: bicycle mechanic; bike mechanic; bike repair technician; bicycle repairer
| skills: bicycle-repair, customer-service, measuring-instruments

# Beauty and personal services
barber | fr: barbier; coiffeur pour hommes | en: barber; men’s hairdresser | related: hairdresser | skills: haircutting, shaving-beard-trimming, customer-service
nail-technician | fr: technicien en pose d’ongles; manucure; onglier; prothésiste ongulaire | en: nail technician; manicurist; nail artist | related: esthetician | skills: manicure, gel-nails, hygiene-salon
massage-therapist | fr: massothérapeute; massothérapeute agréé; masseur; masseur bien-être; praticien de massage | en: massage therapist; registered massage therapist; masseur; masseuse
| skills: massage-therapy, anatomy, client-interviews, appointment-booking
electrologist | fr: électrolyste; technicien en épilation au laser | en: electrologist; laser hair removal technician; laser technician | related: esthetician | skills: laser-treatments, hygiene-salon, waxing
tattoo-artist | fr: tatoueur; perceur; artiste tatoueur | en: tattoo artist; body piercer; tattooist | skills: tattooing, drawing, hygiene-salon
salon-manager | fr: gérant de salon de coiffure; gérant de spa; directeur de spa | en: salon manager; spa manager; spa director | skills: staff-supervision, appointment-booking, sales-targets, customer-service
spa-attendant | fr: préposé de spa; hôte/hôtesse de spa | en: spa attendant; spa host | skills: guest-relations, laundry-operations, cleaning
funeral-director | fr: directeur de funérailles; conseiller funéraire; entrepreneur de pompes funèbres; directeur de pompes funèbres; maître/maître de cérémonie | en: funeral director; funeral advisor; undertaker; funeral home manager
| skills: funeral-arrangements, empathy, customer-service
embalmer | fr: thanatologue; embaumeur; thanatopracteur | en: embalmer; thanatologist; mortician | related: funeral-director | skills: embalming, anatomy, hygiene-salon
housekeeper-private | fr: employé de maison; aide-ménager; femme/femme de ménage; entretien ménager résidentiel; employé familial | en: housekeeper; house cleaner; domestic worker; residential cleaner; household worker
| skills: cleaning, laundry-operations, ironing, discretion
janitor | fr: concierge; préposé à l’entretien ménager; agent/agente d’entretien; nettoyeur; technicien de surface | en: janitor; cleaner; custodian; office cleaner; building cleaner; janitorial worker; hospital cleaner aide; building superintendent janitor; caretaker assistant; sweeper | related: building-maintenance-worker
| skills: cleaning, floor-care, waste-disposal-building, minor-repairs
cleaning-site-manager | fr: responsable de site nettoyage; chef d’équipe propreté; responsable propreté | en: cleaning site manager | related: janitor
| skills: cleaning, staff-supervision, staff-scheduling
window-cleaner | fr: laveur de vitres; nettoyeur de vitres; cordiste | en: window cleaner; window washer; rope access technician | skills: window-washing, working-at-heights, rope-access
industrial-cleaner | fr: nettoyeur industriel; nettoyeur après sinistre; technicien en nettoyage industriel; agent/agente de propreté | en: industrial cleaner; disaster restoration technician; pressure washer operator | related: janitor | skills: pressure-washing, cleaning, hazardous-materials-handling, confined-spaces
nanny | fr: gardien d’enfants; nounou; aide familial; garde/garde d’enfants; garde d’enfants à domicile; auxiliaire parental | en: nanny; babysitter; au pair; live-in caregiver; childcare worker; child care provider | related: early-childhood-educator
| skills: child-safety, meal-preparation-care, activity-planning, first-aid
tailor | fr: tailleur; retoucheur; couturier-retoucheur/couturière-retoucheuse; tailleur-couturier/tailleuse-couturière | en: tailor; dressmaker; alterations specialist; custom sewer; custom dressmaker | related: sewing-machine-operator
| skills: alterations, sewing, pattern-making
shoemaker | fr: cordonnier; réparateur de chaussures; bottier; cordonnier multiservice; monteur en chaussures; piqueur en chaussures | en: shoemaker; shoe repairer; cobbler; shoe machine operator; shoe and leather worker
| skills: shoe-repair, leatherwork, customer-service
jeweller | fr: joaillier; bijoutier; orfèvre; polisseur en bijouterie | en: jeweller; goldsmith; jewelry repairer; jewellery maker; precious metal worker
| skills: jewellery-making, watch-repair, hand-soldering, gemmology
locksmith | fr: serrurier | en: locksmith | skills: locksmithing, key-cutting, customer-service
vending-machine-attendant | fr: préposé aux distributeurs automatiques; livreur-approvisionneur de distributrices; approvisionneur de distributeurs automatiques; technicien de distributeurs automatiques | en: vending machine attendant; vending route driver; vending machine servicer; coin machine repairer
| skills: shelf-stocking, cash-handling, driving-licence
parking-attendant | fr: préposé au stationnement; gardien de stationnement; agent/agente d’exploitation de stationnement; responsable de parc de stationnement | en: parking attendant; parking lot attendant
| skills: cash-handling, customer-service, incident-reporting
gas-station-attendant | fr: pompiste; préposé de station-service | en: gas station attendant; service station attendant | related: cashier | skills: cash-handling, point-of-sale, shelf-stocking
`,
  skills: `
# Travel and hotels
travel-booking-systems | fr: systèmes de réservation de voyages; ?=Amadeus | en: travel booking systems; ?=Amadeus; global distribution systems; =GDS | type: tool
destination-knowledge | fr: connaissance des destinations; connaissance de la région; attraits touristiques | en: destination knowledge; knowledge of the region; local attractions; geography of destinations
trip-planning | fr: planification de voyages; itinéraires de voyage; forfaits voyages | en: trip planning; itinerary planning; travel packages
travel-counsellor-certificate | fr: certificat de conseiller en voyages; certificat OPC | en: travel counsellor certificate; TICO certification | type: licence
guided-tours | fr: visites guidées; animation de visites | en: guided tours; leading tours
guest-relations | fr: relations avec les clients d’hôtel; accueil hôtelier; service aux invités | en: guest relations; guest experience; hospitality service
hotel-operations | fr: hôtellerie; gestion hôtelière; exploitation hôtelière | en: hotel operations; hospitality management; hotel management
luggage-handling | fr: manutention de bagages; service de voiturier | en: luggage handling; baggage handling; valet parking
cash-reconciliation | fr: conciliation de caisse; balancement de caisse | en: cash reconciliation; balancing cash; till closing
laundry-operations | fr: lessive; buanderie; lavage de linge; nettoyage à sec | en: laundry; laundry operations; dry cleaning
ironing | fr: repassage; pressage | en: ironing; pressing clothes
stain-removal | fr: détachage | en: stain removal
event-logistics | fr: logistique d’événements; montage de salles; gestion de congrès | en: event logistics; room setup; conference logistics
gaming-rules | fr: jeux de table; règles de jeux de casino | en: table games; gaming rules; casino games
ride-operation | fr: opération de manèges; attractions | en: ride operation; operating rides
lift-operation | fr: opération de remontées mécaniques; télésiège | en: ski lift operation; chairlift operation
ticketing-admissions | fr: billetterie; vente de billets; contrôle des billets | en: ticket sales; box office; ticket taking
coat-check | fr: vestiaire | en: coat check

# Sport and leisure
fitness-assessment | fr: évaluation de la condition physique sportive; bilan de santé sportif; tests physiques | en: fitness assessment; fitness testing
kinesiology | fr: kinésiologie; physiologie de l’exercice | en: kinesiology; exercise physiology
yoga-instruction | fr: enseignement du yoga; yoga; Pilates | en: yoga instruction; yoga; Pilates
sports-instruction | fr: enseignement sportif; entraînement sportif; initiation sportive | en: sports instruction; teaching sports; sport coaching
athletic-training | fr: entraînement athlétique; haute performance sportive | en: athletic training; high performance sport
sports-officiating | fr: arbitrage sportif; règlements sportifs | en: sports officiating; refereeing
coaching-certification | fr: certification PNCE; entraîneur certifié | en: NCCP certification; certified coach | type: licence
skiing | fr: ski alpin; planche à neige; ski de fond; patinage | en: skiing; snowboarding; cross-country skiing; skating
outdoor-leadership | fr: encadrement en plein air; randonnée; canot et kayak; escalade | en: outdoor leadership; hiking; canoeing and kayaking; rock climbing
wilderness-first-aid | fr: secourisme en régions éloignées; premiers soins en région isolée | en: wilderness first aid; remote first aid | type: licence
recreation-programming | fr: programmation de loisirs; planification de loisirs | en: recreation programming; leisure programming
group-facilitation | fr: animation de groupes; encadrement de groupes | en: group facilitation; group leadership; leading groups
ice-resurfacing | fr: surfaceuse; entretien de patinoire; Zamboni | en: ice resurfacing; Zamboni; rink maintenance
pool-maintenance | fr: entretien de piscine; traitement d’eau de piscine | en: pool maintenance; pool water treatment
bicycle-repair | fr: réparation de vélos; mise au point de vélos; mécanique vélo | en: bicycle repair; bike tune-up; bike mechanics
equipment-rental | fr: location d’équipement; ajustement d’équipement de ski | en: equipment rental; ski equipment fitting

# Beauty
shaving-beard-trimming | fr: taille de barbe; rasage | en: beard trimming; shaving
hair-extensions | fr: rallonges capillaires; pose de rallonges; permanente | en: hair extensions; perms
manicure | fr: manucure; soins des ongles; pédicure | en: manicure; nail care; pedicure
gel-nails | fr: pose d’ongles en gel; ongles en résine | en: gel nails; acrylic nails; nail extensions
eyelash-extensions | fr: extensions de cils; rehaussement de cils; teinture de sourcils | en: eyelash extensions; lash lift; brow tinting
laser-treatments | fr: épilation au laser; traitements au laser; photorajeunissement | en: laser hair removal; laser treatments; photorejuvenation
electrolysis | fr: électrolyse; épilation définitive | en: electrolysis
microblading | fr: maquillage permanent; micropigmentation | en: permanent makeup; microblading
massage-therapy | fr: massage suédois; massage thérapeutique; techniques de massage; ?massage | en: Swedish massage; therapeutic massage; massage techniques; ?massage
tattooing | fr: tatouage; perçage corporel | en: tattooing; body piercing
hygiene-salon | fr: hygiène et asepsie en soins esthétiques; désinfection des instruments de beauté | en: salon hygiene; disinfecting salon tools | broader: disinfection
aromatherapy | fr: aromathérapie; réflexologie | en: aromatherapy; reflexology
anatomy | fr: anatomie; physiologie; anatomie et physiologie | en: anatomy; physiology; anatomy and physiology

# Personal services
funeral-arrangements | fr: arrangements funéraires; services funéraires | en: funeral arrangements; funeral services
embalming | fr: embaumement; thanatopraxie | en: embalming
floor-care | fr: entretien de planchers; décapage et cirage; polissage de planchers | en: floor care; floor stripping and waxing; floor polishing; floor scrubber
carpet-cleaning | fr: nettoyage de tapis; shampouinage de tapis | en: carpet cleaning
window-washing | fr: lavage de vitres; nettoyage de vitres | en: window washing; window cleaning
pressure-washing | fr: lavage à pression; nettoyage à haute pression | en: pressure washing; power washing
rope-access | fr: travaux sur cordes; accès par cordes | en: rope access
waste-disposal-building | fr: vidange des poubelles; gestion des ordures d’immeuble | en: trash removal; emptying bins
cleaning-products | fr: produits de nettoyage; produits nettoyants; dilution de produits | en: cleaning products; cleaning chemicals
disaster-restoration | fr: nettoyage après sinistre; assèchement; décontamination après sinistre | en: disaster restoration; water damage restoration; mould removal
confined-spaces | fr: espaces clos; travail en espace clos | en: confined spaces; confined space entry | type: licence
hazardous-materials-handling | fr: manutention de matières dangereuses; matières dangereuses | en: hazardous materials handling; handling dangerous goods
alterations | fr: retouches; retouches de vêtements; ourlets | en: alterations; clothing alterations; hemming
upholstery | fr: rembourrage; rembourrage de meubles | en: upholstery; furniture upholstering
shoe-repair | fr: réparation de chaussures; cordonnerie | en: shoe repair
leatherwork | fr: travail du cuir; maroquinerie | en: leatherwork; leather goods
jewellery-making | fr: joaillerie; fabrication de bijoux; sertissage | en: jewellery making; jewelry making; stone setting
watch-repair | fr: horlogerie; réparation de montres | en: watch repair; watchmaking
gemmology | fr: gemmologie | en: gemmology; gemology
key-cutting | fr: taille de clés | en: key cutting
babysitting-course | fr: cours de gardien averti | en: babysitting course | type: licence
wine-service | fr: service du vin | en: wine service; food and wine pairing
`,
});
