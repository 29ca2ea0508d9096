/**
 * Common passwords, in lower case without accents. Each covers a family: capitals, digits and signs around it and digits for
 * characters (`P4ssw0rd2024!`) reduce to the same word.
 * Together they cover the most common few thousand passwords of published leaks with their yearly variants. Compiled by hand for
 * Québec: English, French, names, places, teams.
 */
const words = `
password passwort passe passepasse passord parola contrasena senha motdepasse mdp monmotdepasse nouveaumotdepasse
mypassword thepassword newpassword oldpassword nopassword yourpassword mypass passpass password1234567890 passw
welcome welcomehome bienvenue bonjour bonsoir bonjourbonjour coucou coucoucou salut allo hello hellohello helloworld
login logon signin letmein letmeinnow openup opensesame sesame sesameouvretoi accessgranted access identifiant connexion
admin administrator administrateur root toor superuser superadmin sysadmin user username utilisateur guest invite test
testtest tester testing testpass demo demodemo example exemple sample temp temporary temporaire changeme changemenow
changemoi change default defaut secret secretsecret topsecret supersecret private prive master masterkey
qwerty qwertyui qwertyuiop qwertz azerty azertyui azertyuiop qwertyqwerty azertyazerty asdf asdfasdf asdfgh asdfghjkl
zxcvbn zxcvbnm wxcvbn wxcvbnwxcvbn qsdfgh qsdfghjklm qazwsx qazwsxedc zaqwsx zaqxsw azeqsd azeqsdwxc poiuyt poiuytreza
aqwzsx aqwzsxedc qweasd qweasdzxc qweqwe asdzxc mnbvcxz lkjhgfdsa abcd abcdef abcdefg abcdefgh abcabc abcdabcd alphabet
iloveyou iloveu ilovegod ilovejesus ilovemylife ilovemymom ilovemyself ilovemydog ilovecats ilovemusic iloveyousomuch
loveyou loveme lovelove lovers lover lovely love mylove truelove trueluv loveforever foreverlove forever
jetaime jetaimefort jetaimemonamour jtaime jtm jtmfort jtdr monamour amour amouramour amourtoujours toujours pourtoujours
moncoeur coeur monange ange angel angels angelo monbebe bebe babe baby babyboy babygirl babygurl doudou doudoune
loulou louloute poupette pupuce puce mapuce cherie cheri macherie moncheri chouchou choupette choupinette nounours
bisous bisou calin caline princesse princess prince princes queen reine king roi kingking
soleil lune etoile etoiles sunshine sunflower sun moonlight moon star stars stardust starlight superstar nuage arcenciel
rainbow summer ete winter hiver spring printemps autumn automne summertime snow neige flocon snowball snowman snowflake
january february march april june july august september october november december
janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre
monday tuesday wednesday thursday friday saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche
football soccer hockey baseball basketball volleyball tennis golf rugby handball cricket softball swimming natation
judo karate boxing wrestling skateboard snowboard surfing ski patinage equitation gymnastique danse dancer dancing
canadiens habs gohabsgo canadien canadiensdemontreal nordiques alouettes impact expos mapleleafs leafs oilers flames
canucks senators penguins bruins rangers redwings blackhawks flyers sharks ducks avalanche lightning kraken
lakers celtics bulls warriors raptors knicks spurs rockets pistons heat yankees redsox dodgers bluejays cubs giants
cowboys steelers packers patriots eagles raiders broncos chiefs dolphins seahawks vikings ravens saints falcons
liverpool chelsea arsenal manchester manutd mancity everton tottenham barcelona barca realmadrid juventus
milan internazionale bayern dortmund psg parissaintgermain marseille olympique olympiquedemarseille lyon bordeaux
monaco saintetienne lens nantes lille portugal benfica sporting porto celtic glasgow
ronaldo messi neymar mbappe zidane zizou zlatan ronaldinho beckham maradona pele jordan jordan23 kobe kobebryant lebron
gretzky lemieux crosby crosby87 carey price31 koivu lafleur
dragon dragons dragonball dragonballz monster monsters tiger tigers tigger lion lions panther panthere wolf wolves loup
louloups bear ours eagle aigle hawk falcon faucon shark requin dolphin dauphin orca baleine whale penguin pingouin
horse horses cheval chevaux poney pony licorne unicorn unicorns butterfly papillon papillons spider araignee snake
serpent turtle tortue rabbit lapin lapinou bunny mouse souris hamster kitty kitten kittens hellokitty cat cats chat
chats chaton chatte minou minette dog dogs chien chiens toutou doggy puppy puppies monkey monkeys singe gorilla gorille
chicken poulet poule poussin cochon vache mouton canard grenouille frog hibou owl renard fox caribou orignal castor
beaver raton
buddy max maxou rex medor felix garfield caramel chocolat chocolate chocolates cookie cookies biscuit nutella vanille
vanilla fraise cerise cherry cherries banane banana bananas orange oranges pomme apple apples ananas pineapple peach
peaches citron lemon melon mango mangue framboise bleuet raisin strawberry blueberry raspberry candy bonbon bonbons
sugar sucre honey miel pepper poivre ginger gingembre cinnamon cannelle peanut peanuts pumpkin citrouille pickle pickles
cheese fromage pizza pizzapizza burger hamburger spaghetti macaroni poutine sirop siropderable tabarnak tabarnac
calisse caliss crisse ostie esti viarge ciboire sacrament
coffee cafe cafecreme tea the biere beer whisky whiskey vodka tequila champagne cocacola coca pepsi mountaindew redbull
superman batman spiderman ironman captain captainamerica wolverine deadpool hulk avengers joker catwoman wonderwoman
supergirl superhero starwars skywalker darthvader vader yoda jedi obiwan chewbacca r2d2 trustno1 matrix neo morpheus
terminator rambo rocky godzilla kingkong jamesbond bond007 007bond startrek enterprise spock
harrypotter potter hermione hogwarts poudlard dumbledore gryffindor slytherin lordoftherings gandalf frodo legolas
aragorn hobbit gameofthrones winterfell khaleesi jonsnow dracarys
pokemon pikachu charizard dracaufeu mewtwo bulbasaur salameche eevee mario supermario luigi mariokart zelda link
sonic tetris pacman minecraft minecraft1 fortnite roblox callofduty battlefield halo counterstrike warcraft
worldofwarcraft starcraft diablo skyrim assassin assassins gta gtasanandreas playstation nintendo xbox xbox360 gamer
gamers gaming player noob lol lolol lolilol lollol mdr mdrmdr ptdr xdxdxd
naruto sasuke sakura goku vegeta onepiece luffy bleach ichigo sangoku saiyan anime manga otaku
disney mickey mickeymouse minnie donald donaldduck pluto goofy dingo simba nemo dory cinderella cendrillon ariel
belle elsa frozen olaf peterpan tinkerbell clochette winnie winnielourson stitch pumba bambi dumbo aladdin jasmine
tintin milou asterix obelix idefix schtroumpf titeuf garfield1 snoopy scoobydoo scooby bugsbunny homer homersimpson
simpson simpsons bart bartsimpson spongebob bobleponge
metallica nirvana slipknot ironmaiden acdc megadeth slayer pantera linkinpark greenday blink182 eminem rihanna beyonce
madonna michael michaeljackson jackson elvis elvispresley beatles queenqueen pinkfloyd ledzeppelin rollingstones
radiohead coldplay u2 bobmarley marley tupac 2pac biggie drake kanye jayz snoopdogg shakira britney justinbieber bieber
onedirection taylorswift swift ladygaga gaga celine celinedion johnnyhallyday goldman cowboysfringants
music musique guitar guitare piano violon violin drums drummer batterie bass metal heavymetal rock rocknroll rockstar
punk punkrock hiphop rap rapper reggae techno jazz blues
computer ordinateur internet network reseau server serveur windows windows10 windows11 microsoft office google facebook
instagram snapchat tiktok twitter youtube netflix amazon apple123 android iphone samsung nokia sony dell lenovo
toshiba hewlett intel linux ubuntu debian oracle cisco vmware wordpress github database backup system systeme
hacker hackers hacked cyber matrix1 security securite firewall motorola huawei yahoo hotmail gmail outlook skype zoom
ferrari lamborghini porsche mercedes bmw audi volkswagen toyota honda nissan mazda subaru mitsubishi suzuki yamaha
kawasaki ducati harley harleydavidson ford mustang camaro corvette chevrolet chevy dodge charger challenger viper jeep
hummer jaguar bentley bugatti peugeot renault citroen clio twingo civic corolla tesla cadillac skidoo camion truck
trucks trucker ford150 turbo nascar formule1
canada quebec montreal laval gatineau longueuil sherbrooke saguenay levis troisrivieres terrebonne rimouski drummondville
saintjerome granby chicoutimi jonquiere abitibi gaspesie mauricie estrie laurentides toronto vancouver ottawa calgary
edmonton winnipeg halifax ontario alberta manitoba acadie nouveaubrunswick vivelequebec quebeclibre jemesouviens
paris france londres london england angleterre newyork newyorkcity losangeles california californie florida floride
texas chicago boston miami hawaii america amerique usa mexico mexique espagne spain italia italie italy roma rome
allemagne germany berlin russia russie moscow brasil brazil bresil argentina colombia portugal1 japan japon tokyo
china chine india inde maroc algerie tunisie senegal cameroun haiti liban egypte africa afrique europe
bretagne normandie provence corse alsace savoie toulouse nice strasbourg montpellier rennes reims grenoble
michel michelle jean jeanne pierre paul marie maria anne anna nicolas nicole julien julie juliette thomas antoine
alexandre alexandra alexander alexis alex maxime max2000 mathieu matthieu matthew mathis guillaume william samuel
gabriel gabrielle raphael rafael olivier olivia simon simone francois francoise francis frank philippe patrick patricia
daniel danielle david davide robert roberto richard louis louise lucas luc lucie charles charlotte charlie martin
martine marc marcel marco mark stephane stephanie sebastien sebastian sylvie sylvain isabelle isabella nathalie natalie
natacha natasha veronique valerie caroline carolina catherine christine christina christian christophe christopher chris
emilie emily emma eva eve elizabeth elisabeth elise eric erica ericka sophie sofia sandrine sandra sarah sara laura
laurent laurence lea leo leon leonard manon marion marine melanie melissa monique mireille myriam noemie noah nathan
oceane pascal pascale pauline rachel rebecca romain rosalie roxanne ryan sabrina samantha sam sammy tristan vanessa
victor victoria vincent virginie xavier yannick yves zoe zachary jessica jennifer jenny jasmin jacques jacob james
jason jeremy jerome jonathan jonny john johnny johnson joseph josee joshua joel justin justine karine kevin kim
kimberly amanda amelie amelia andre andrea andrew andrei angela angelique anthony antonio arnaud arthur ashley audrey
aurelie aurelien baptiste barbara benjamin benoit bernard brandon brian bruno camille carlos carole cedric chantal
chloe claire claude claudia clement clara cynthia cindy damien delphine denis diane diana didier dominic dominique
edouard elodie ethan etienne fabien fabrice fanny felicia fernando florence florian florent frederic genevieve george
georges gerard gilbert gilles ginette gregory gustavo guy harry heather helene henri henry hugo ian ingrid jackie
joanna joannie jocelyn jose juan karen karim kelly laetitia linda lise lorenzo luis lydia madeleine maggie manuel marc1
margaux margot marguerite mario1 marjorie mary maurice mehdi mia michele miguel mohamed mohammed morgan morgane
mustapha nadia nadine normand omar oscar pedro peter philip rachid raymond rene renee roger roland rose ruth said sergio
serge sergei steve steven suzanne sylvia tania teresa theo theresa therese thierry tiffany timothy tony tyler ursula
valentin valentina valentine wendy wilfried yasmine youssef yvan yvonne
tremblay gagnon roy cote bouchard gauthier morin lavoie fortin gagne ouellet pelletier belanger levesque bergeron
leblanc paquette girard simard boucher caron beaulieu cloutier dube poirier fournier lapointe leclerc lefebvre poulin
thibault nadeau desjardins smith brown wilson miller garcia martinez rodriguez hernandez gonzalez lopez nguyen
maman papa mamanpapa papamaman mamie papi papy grandmaman grandpapa mother father mommy daddy mom dad mama family
famille mafamille soeur frere sister brother brothers friend friends bestfriend bestfriends copain copine ami amis amie
amies boyfriend girlfriend marriage mariage wedding enfants mesenfants monfils mafille child children kids
god jesus jesuschrist jesus1 christ allah inchallah inshallah bismillah mashallah dieu dieuestamour godisgood godbless
godislove blessed blessing faith hope grace heaven paradise paradis angelina satan lucifer devil diable demon
happy happiness happyday smile sourire smiley bonheur heureux heureuse joie joyeux freedom liberte liberty peace paix
peaceandlove peacelove nature fleur fleurs flower flowers rose123 roses jardin garden ocean mer montagne mountain
mountains forest foret river riviere lac lake beach plage island ile summer69 sunset sunrise tempete storm thunder
tonnerre eclair lightning1 fire feu flame flamme phoenix phenix ice glace diamond diamant diamonds crystal cristal
silver argent gold golden or emerald ruby saphir sapphire pearl perle
money dollar dollars million millionaire rich riche argentargent business boss bigboss patron chef manager director
travail boulot emploi work worker working job jobs career carriere recrutement recruteur recruiter candidat candidate
interview company entreprise bureau school ecole college university universite student etudiant teacher professeur
doctor docteur nurse infirmiere police policier fireman pompier soldier soldat army armee military marine1 ranger
sniper hunter hunting chasse chasseur fishing peche pecheur warrior guerrier knight chevalier ninja samurai pirate
pirates viking zombie zombies vampire ghost fantome shadow shadows phantom killer legend legende hero hercules zeus
apollo athena merlin excalibur arthur1 magic magique magician wizard sorcier witch fantasy mystic mystery
black white blue red green yellow purple violet pink rose1 orange1 noir blanc bleu rouge vert jaune gris brun
blackcat redrose bluesky blackjack poker casino lucky luckyone lucky7 chance jackpot winner winners gagnant champion
champions number1 numberone number numero1 victory victoire success succes power powerful puissance energy energie
strong fort force genius genie perfect parfait awesome amazing fantastic fantastique super superbe supersuper cool
coolcool coolguy coolman swag yolo hottie sexy sexygirl sexyboy sexylady beauty beautiful beautifulgirl belle1 beaute
sweet sweetie sweetheart sweety cutie cutiepie cute pretty prettygirl girl girls boy boys lady ladies gangster gangsta
thuglife thug playboy pornstar porn fuckyou fuckoff fuckme fuckit fucker fuck asshole bitch bitches bastard bullshit
shithead shit merde putain salope connard connasse enculer batard nique niquetamere foutre cul pute pussy dick cock
whatever whatsup wassup nothing nada rien quelquechose something someone anything anyone everything jesaispas
idontknow dontknow idontcare forgetit forgot forgotten oublie jaioublie remember iforgot nevermind never always
blabla blablabla bla truc trucmuche machin bidule toto totototo toto1234 tata titi tutu tonton foobar foobarbaz
please merci thankyou thanks sorry desole desolee goodluck goodbye goodmorning bonnechance bonnenuit bonneannee
joyeuxnoel noel christmas merrychristmas santaclaus perenoel halloween paques easter birthday anniversaire
happybirthday bonanniversaire vacances holiday holidays vacation weekend voyage travel traveler adventure aventure
dream dreams dreamer reve reves reveur destiny destinee fortune future futur lifeisgood life lavie cestlavie
lavieestbelle carpediem hakunamatata akunamatata justdoit neverforget nevergiveup believe imagine inspire
cameleon camelia camera canon nikon photo photos photography film cinema movie movies television radio video videos
telephone phone mobile cellphone cellulaire maison house home sweethome appartement chateau castle palace
cactus bamboo bambou lavande lavender jasmin1 lilas lily lilly lotus orchid orchidee tulipe violette daisy marguerite1
trefle erable maple mapleleaf feuille
correcthorsebatterystaple thequickbrownfox loremipsum areyouokay whoareyou itsasecret aucun aucune inconnu unknown
nobody personne anonymous anonyme incognito covid covid19 corona coronavirus confinement pandemie vaccin
trump obama trudeau legault putin macron
aaaaaa zzzzzz onetwothree undeuxtrois unedeuxtrois onceuponatime iletaitunefois
1q2w3e 1q2w3e4r 1qaz2wsx zaq12wsx q1w2e3r4 a1z2e3r4 1a2z3e4r 1a2b3c 1a2b3c4d a1b2c3 a1b2c3d4 abc123 abcd1234 123abc 1234abcd
pass1word pass123word p455w0rd 147258 147258369 159357 159753 741852 741852963 789456 789456123 123654 123654789
112233 11223344 1122334455 121212 12121212 123123 123123123 123321 1234321 12344321 123454321 123456654321 131313
101010 10101010 102030 10203040 1020304050 696969 69696969 420420 314159 31415926 314159265 271828 27182818 1357924680
13579 2468 24681012 246810 135792468 19283746 987654 876543 5201314 1314520 110110110 8675309 911911 007007
`;

/** All words of the list, folded. */
export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
