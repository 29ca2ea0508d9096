import { defineSector } from '../sector.js';

export const arts = defineSector({
  name: 'arts',
  field: {
    fr: ['Arts, culture et médias', 'culture', 'médias', 'communications', 'divertissement', 'audiovisuel'],
    en: ['Arts, culture and media', 'culture', 'media', 'communications', 'entertainment', 'audiovisual'],
  },
  occupations: `
# Words
journalist | fr: journaliste; reporter; rédacteur en presse | en: journalist; reporter; news writer | skills: news-writing, journalistic-interviews, fact-checking, writing, content-creation
editor-publications | fr: rédacteur en chef; chef de pupitre; directeur de l’information | en: editor-in-chief; news editor; managing editor | skills: editing, editorial-planning, staff-supervision, fact-checking
writer | fr: rédacteur; rédacteur-concepteur; concepteur-rédacteur; rédacteur web | en: writer; copywriter; content writer; web writer | skills: writing, content-creation, editing, search-engine-optimisation
author | fr: écrivain; ?auteur/autrice; romancier; scénariste | en: author; novelist; screenwriter; scriptwriter | skills: creative-writing, storytelling, editing
proofreader | fr: correcteur d’épreuves; correcteur | en: proofreader; copy editor | related: translator | skills: proofreading, editing, french, attention-to-detail
publisher | fr: ?éditeur; éditeur de livres; directeur littéraire | en: ?publisher; book editor; acquisitions editor | skills: editing, editorial-planning, copyright-clearance
communications-advisor | fr: conseiller en communication; responsable des communications | en: communications advisor; communications specialist | skills: corporate-communications, writing, media-relations, social-media, content-creation
public-relations-officer | fr: relationniste; agent/agente de relations publiques; attaché de presse | en: public relations officer; publicist; press officer; =PR specialist | skills: public-relations, media-relations, press-releases, event-planning
community-manager | fr: gestionnaire de communauté; animateur de communauté; gestionnaire de médias sociaux | en: community manager; social media manager; social media coordinator | skills: social-media, content-creation, social-media-advertising, editorial-planning
content-manager | fr: gestionnaire de contenu; stratège de contenu; responsable éditorial | en: content manager; content strategist | skills: content-strategy, editorial-planning, content-management-systems, search-engine-optimisation

# Pictures and sound
photographer | fr: photographe; photographe de presse; photographe commercial; reporter photographe | en: photographer; photojournalist; commercial photographer
| skills: photography, photo-editing, studio-lighting, adobe-creative-suite
videographer | fr: vidéaste; cadreur; caméraman/caméraman; opérateur de prise de vues | en: videographer; camera operator; cinematographer; cameraman | skills: camera-operation, video-editing, studio-lighting, sound-recording
video-editor | fr: monteur vidéo; monteur d’images | en: video editor; film editor; post-production editor | skills: video-editing, premiere-pro, colour-grading, storytelling
film-director | fr: réalisateur; metteur en scène de cinéma; cinéaste | en: film director; filmmaker; television director | skills: directing, storytelling, production-planning-media, camera-operation
producer | fr: ?producteur; producteur délégué; directeur de production audiovisuelle; producteur de films | en: ?producer; film producer; executive producer; line producer; producer and director
| skills: production-planning-media, budgeting, copyright-clearance, negotiation
production-assistant | fr: assistant de production; assistant à la réalisation; régisseur | en: production assistant; assistant director; location manager | skills: production-planning-media, set-logistics, driving-licence
sound-technician | fr: technicien de son; preneur de son; sonorisateur; ingénieur du son; mixeur | en: sound technician; audio engineer; sound engineer; sound recordist; audio technician; sound engineering technician
| skills: sound-recording, audio-mixing, pro-tools, stage-setup
lighting-technician | fr: éclairagiste; technicien d’éclairage; concepteur d’éclairages; régisseur lumière; électricien de plateau | en: lighting technician; lighting designer; gaffer; stage lighting technician
| skills: stage-lighting, stage-setup, electrical-wiring, working-at-heights
stagehand | fr: technicien de scène; technicien de plateau; machiniste de scène; machiniste de plateau; machiniste constructeur de décors; constructeur de décors | en: stagehand; stage technician; ?grip
| skills: stage-setup, rigging, working-at-heights, physical-stamina
stage-manager | fr: régisseur de plateau; directeur de scène; régisseur général; régisseur de scène | en: stage manager; technical director theatre
| skills: set-logistics, production-planning-media, staff-scheduling
broadcaster | fr: animateur de radio; animateur de télévision; présentateur; annonceur | en: broadcaster; radio host; television host; announcer; news anchor | skills: broadcasting, public-speaking, journalistic-interviews
animator-2d-3d | fr: animateur 2D; animateur 3D; artiste 3D; infographiste 3D | en: animator; 3D animator; 3D artist; character animator | skills: three-d-modelling, animation, maya-software, after-effects, drawing
visual-effects-artist | fr: artiste en effets visuels; compositeur d’images; spécialiste en effets visuels | en: visual effects artist; VFX artist; compositor | related: animator-2d-3d | skills: visual-effects, after-effects, three-d-modelling
game-designer | fr: concepteur de jeux; concepteur de niveaux; scénariste de jeux vidéo | en: game designer; level designer; narrative designer | related: game-developer | skills: game-design, game-engines, storytelling, prototyping
illustrator | fr: illustrateur; dessinateur; bédéiste | en: illustrator; cartoonist; comic artist | skills: drawing, illustration-digital, adobe-creative-suite
art-director | fr: directeur artistique; directeur de création; responsable de création | en: art director; creative director | broader: graphic-designer
| skills: art-direction, branding, graphic-design, staff-supervision
multimedia-designer | fr: designer multimédia; intégrateur multimédia; concepteur multimédia; designer d’animation; infographiste multimédia; réalisateur multimédia | en: multimedia designer; multimedia developer; motion designer; motion graphics designer; web and digital interface designer
| skills: motion-design, after-effects, graphic-design, video-editing
interior-designer | fr: designer d’intérieur; décorateur intérieur; décorateur; concepteur d’agencement | en: interior designer; interior decorator; home stager
| skills: interior-design, space-planning, autocad, colour-selection
industrial-designer | fr: designer industriel; designer de produits | en: industrial designer; product designer physical | skills: product-design, prototyping, three-d-modelling, technical-drawing
fashion-designer | fr: styliste de mode; designer de mode; créateur de mode; modéliste | en: fashion designer; clothing designer; pattern maker | skills: fashion-design, pattern-making, sewing, drawing
costume-designer | fr: costumier; concepteur de costumes; habilleur; chef costumier | en: costume designer; wardrobe assistant; dresser; costume attendant; wardrobe attendant
| skills: costume-making, sewing, fashion-design
makeup-artist | fr: maquilleur; maquilleur artistique; maquilleur professionnel | en: makeup artist; make-up artist | related: esthetician | skills: makeup, skin-care-treatments, special-effects-makeup

# Stage and museum
actor | fr: comédien; ?acteur; interprète de théâtre | en: ?actor; ?performer; theatre performer | skills: acting, memorisation, voice-work, improvisation
dancer | fr: danseur; interprète en danse; chorégraphe | en: dancer; choreographer | skills: dance, choreography, physical-stamina
musician | fr: musicien; compositeur; chef/cheffe d’orchestre | en: musician; instrumentalist; ?composer; conductor musical | skills: musical-performance, music-reading, composition-music
singer | fr: chanteur; choriste; auteur-compositeur-interprète | en: singer; vocalist; singer-songwriter | related: musician | skills: singing, musical-performance, voice-work
visual-artist | fr: artiste visuel; artiste peintre; sculpteur; artisan d’art; artiste plasticien; peintre-sculpteur/peintre-sculptrice; plasticien | en: visual artist; fine artist; sculptor; craftsperson; illustrator and painter
| skills: drawing, painting-art, sculpture
museum-curator | fr: conservateur de musée; commissaire d’exposition; muséologue; conservateur du patrimoine; attaché de conservation | en: museum curator; curator; exhibition curator
| skills: exhibition-planning, collections-management, art-history, research
museum-guide | fr: guide de musée; médiateur culturel; guide-interprète; animateur culturel | en: museum guide; cultural mediator; interpretive guide; docent | skills: cultural-mediation, guided-tours, public-speaking
art-restorer | fr: restaurateur d’œuvres d’art; technicien en muséologie; conservateur-restaurateur | en: art conservator; museum technician; art restorer | skills: conservation-of-works, collections-management, attention-to-detail
cultural-project-manager | fr: chargé de projet culturel; agent/agente de développement culturel; programmateur; diffuseur culturel | en: cultural project manager; cultural development officer; arts programmer | skills: cultural-programming, grant-writing, event-planning
talent-agent | fr: agent/agente d’artistes; imprésario; gérant d’artistes; agent/agente artistique | en: talent agent; artist manager; booking agent; agent of performers; agent and business manager of artists
| skills: contract-negotiation, artist-management, public-relations
projectionist | fr: projectionniste; préposé de cinéma; opérateur projectionniste; technicien d’exploitation cinématographique | en: projectionist; cinema attendant; usher; motion picture projectionist
| skills: projection-equipment, customer-service, cash-handling
`,
  skills: `
# Words
news-writing | fr: rédaction de nouvelles; écriture journalistique; reportage | en: news writing; reporting news; journalistic writing
journalistic-interviews | fr: entrevues journalistiques; interviews | en: journalistic interviews; media interviews
fact-checking | fr: vérification des faits; vérification des sources | en: fact checking; source verification
editing | fr: révision de textes; édition de textes; mise au point de textes | en: editing; text editing; content editing
proofreading | fr: correction d’épreuves; relecture; correction de textes; orthographe et grammaire | en: proofreading; spelling and grammar; copy proofreading
antidote-software | fr: Antidote | en: Antidote; Grammarly | type: tool
creative-writing | fr: écriture créative; création littéraire; scénarisation | en: creative writing; screenwriting; scriptwriting
storytelling | fr: art du récit; mise en récit; narration | en: storytelling; narrative; visual storytelling
editorial-planning | fr: calendrier éditorial; planification éditoriale; ligne éditoriale | en: editorial planning; editorial calendar; content calendar
content-strategy | fr: stratégie de contenu; stratégie éditoriale | en: content strategy; editorial strategy
corporate-communications | fr: communication d’entreprise; communication interne; communications organisationnelles; plan de communication | en: corporate communications; internal communications; communication plan; communications planning
media-relations | fr: relations avec les médias; relations de presse; relations médias | en: media relations; press relations
public-relations | fr: relations publiques; gestion de la réputation | en: public relations; reputation management
press-releases | fr: communiqués de presse; rédaction de communiqués; revue de presse | en: press releases; press kits; media monitoring
crisis-communications | fr: communication de crise; communications en situation de crise | en: crisis communications; issues management
speech-writing | fr: rédaction de discours; allocutions | en: speech writing; speechwriting
newsletters | fr: infolettres; rédaction d’infolettres | en: newsletters; email newsletters
copyright-clearance | fr: libération de droits; gestion des droits d’auteur | en: copyright clearance; rights clearance; rights management
grant-writing | fr: rédaction de demandes de subvention; demandes de subventions; demandes de financement; ?subventions | en: grant writing; grant applications; funding applications
subtitling | fr: sous-titrage; doublage; sous-titres | en: subtitling; captioning; dubbing
localisation | fr: localisation de contenus; adaptation de textes; transcréation | en: localization; transcreation
terminology | fr: terminologie; mémoires de traduction; SDL Trados; memoQ | en: terminology; translation memory; Trados; memoQ; CAT tools
wordpress | fr: WordPress; Squarespace; Wix | en: WordPress; Squarespace; Wix | type: tool | broader: content-management-systems

# Pictures
photography | fr: photographie; prise de vue photo; photographie de produits; photographie numérique | en: photography; digital photography; product photography
photo-editing | fr: retouche photo; traitement d’images; Lightroom | en: photo editing; photo retouching; image processing; Lightroom
studio-lighting | fr: éclairage de studio; éclairage photo | en: studio lighting; photo lighting
camera-operation | fr: opération de caméra; prise de vues; captation vidéo | en: camera operation; filming; video shooting; video production
video-editing | fr: montage vidéo; postproduction; ?montage | en: video editing; post-production; film editing
premiere-pro | fr: Adobe Premiere; Premiere Pro; Final Cut Pro; DaVinci Resolve; Avid Media Composer | en: Adobe Premiere; Premiere Pro; Final Cut Pro; DaVinci Resolve; Avid Media Composer | type: tool | broader: video-editing
after-effects | fr: After Effects; Adobe After Effects; ?=Nuke | en: After Effects; Adobe After Effects; ?=Nuke | type: tool
colour-grading | fr: colorisation d’images; correction de couleurs | en: colour grading; color correction
motion-design | fr: animation graphique; motion design; habillage graphique | en: motion design; motion graphics
animation | fr: animation 2D; animation 3D; animation de personnages | en: 2D animation; 3D animation; character animation; ?animation
three-d-modelling | fr: modélisation 3D; sculpture numérique; ZBrush; ?=Blender; 3ds Max | en: 3D modelling; digital sculpting; ZBrush; ?=Blender; 3ds Max
maya-software | fr: Autodesk Maya; logiciel Maya | en: Autodesk Maya; Maya software | type: tool
visual-effects | fr: effets visuels; effets spéciaux; composition d’images | en: visual effects; special effects; compositing; VFX
unreal-engine | fr: Unreal Engine | en: Unreal Engine | type: tool | broader: game-engines
game-design | fr: conception de jeux; conception de niveaux; mécaniques de jeu | en: game design; level design; game mechanics
drawing | fr: dessin; dessin à main levée; croquis | en: ?drawing; sketching; freehand drawing
illustration-digital | fr: illustration; illustration numérique; Procreate | en: illustration; digital illustration; Procreate
art-direction | fr: direction artistique; direction de création | en: art direction; creative direction
typography | fr: typographie | en: typography
packaging-design | fr: design d’emballage; conception d’emballages | en: packaging design
sketchup | fr: SketchUp | en: SketchUp | type: tool
interior-design | fr: design d’intérieur; décoration intérieure; aménagement intérieur | en: interior design; interior decoration; home staging
colour-selection | fr: choix des couleurs; choix de matériaux et couleurs | en: colour selection; choosing colours and materials
product-design | fr: design de produits; design industriel | en: product design; industrial design
fashion-design | fr: design de mode; stylisme; création de vêtements | en: fashion design; clothing design; garment design
pattern-making | fr: patronage; création de patrons; patrons de vêtements | en: pattern making; garment patterns; pattern drafting
costume-making | fr: confection de costumes; conception de costumes | en: costume making; costume design
makeup | fr: maquillage; application de maquillage | en: makeup application; makeup
special-effects-makeup | fr: maquillage d’effets spéciaux | en: special effects makeup
canva | fr: Canva | en: Canva | type: tool

# Sound and stage
sound-recording | fr: prise de son; enregistrement sonore; captation sonore | en: sound recording; audio recording
audio-mixing | fr: mixage audio; mixage; sonorisation; console de son | en: audio mixing; sound mixing; live sound; mixing console
pro-tools | fr: Pro Tools; Ableton Live; Logic Pro | en: Pro Tools; Ableton Live; Logic Pro | type: tool
podcasting | fr: balados; production de balados; baladodiffusion | en: podcasting; podcast production
live-streaming | fr: webdiffusion; diffusion en direct; captation en direct | en: live streaming; webcasting; live broadcasting
broadcasting | fr: animation radio; télédiffusion; présentation en ondes | en: broadcasting; on-air presentation; radio hosting
stage-lighting | fr: éclairage de scène; console d’éclairage; éclairages scéniques | en: stage lighting; lighting console
stage-setup | fr: montage de scène; montage et démontage de scène; montage technique de spectacles | en: stage setup; load-in and load-out; stage rigging setup
set-building | fr: construction de décors; décors | en: set building; set construction; scenery
set-logistics | fr: ?régie; régie de spectacles; logistique de tournage | en: set logistics; stage management; show calling
production-planning-media | fr: planification de tournage; plan de tournage | en: shooting schedule; shoot planning
projection-equipment | fr: équipement de projection; projecteurs; vidéoprojection | en: projection equipment; projectors; video projection | type: tool
directing | fr: ?réalisation; mise en scène; direction d’acteurs | en: ?directing; film directing; directing actors; stage direction
casting | fr: distribution artistique; ?casting | en: ?casting; casting performers
acting | fr: jeu d’acteur; interprétation théâtrale; théâtre | en: ?acting; theatre performance; drama
improvisation | fr: improvisation | en: improvisation; improv
voice-work | fr: travail de la voix; pose de voix; voix hors champ; narration voix | en: voice work; voice-over; vocal technique
memorisation | fr: mémorisation de textes; apprentissage de textes | en: memorizing lines; script memorization
dance | fr: danse; ballet; danse contemporaine | en: dance; ballet; contemporary dance
choreography | fr: chorégraphie | en: choreography
singing | fr: chant; technique vocale | en: singing; vocals
musical-performance | fr: interprétation musicale; pratique instrumentale; piano; guitare; violon | en: musical performance; playing an instrument; piano; guitar; violin
music-reading | fr: lecture de partitions; solfège; théorie musicale | en: music reading; sight reading; music theory
composition-music | fr: composition musicale; arrangement musical | en: music composition; musical arrangement; songwriting
painting-art | fr: peinture artistique; aquarelle; peinture à l’huile | en: fine art painting; watercolour; oil painting
sculpture | fr: sculpture; céramique; poterie | en: sculpture; ceramics; pottery

# Museum and culture
exhibition-planning | fr: conception d’expositions; montage d’expositions; muséographie | en: exhibition planning; exhibition design; exhibit installation
collections-management | fr: gestion de collections; catalogage de collections | en: collections management; museum collections
conservation-of-works | fr: conservation préventive; restauration d’œuvres | en: art conservation; preventive conservation; restoration of works
art-history | fr: histoire de l’art | en: art history
cultural-mediation | fr: médiation culturelle; animation culturelle | en: cultural mediation; cultural outreach
cultural-programming | fr: programmation culturelle; programmation de spectacles; diffusion culturelle | en: cultural programming; arts programming
artist-management | fr: gestion d’artistes; gestion de carrière artistique | en: artist management; talent management artists
fundraising | fr: collecte de fonds; campagne de financement; philanthropie | en: fundraising; donor relations; philanthropy; fundraising campaigns
`,
});
