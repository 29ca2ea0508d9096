/**
 * The rest of the 10,000 most frequent leaked passwords with eight or more characters: those that `common-passwords.ts` and the other
 * rules of `guessable-password.ts` would accept. Lower case, most frequent first.
 *
 * From the list of zxcvbn (MIT, © 2012-2016 Dan Wheeler and Dropbox, Inc., © 2021 @zxcvbn-ts).
 */
const words = `
maverick hardcore midnight bigdaddy marlboro liverpoo scorpion redskins nicholas butthead metallic elephant rush2112 creative airborne brooklyn 4815162342 williams
darkness platinum lifehack 12qwaszx pakistan explorer lasvegas guinness christin michigan alexande dickhead kristina snickers lacrosse bollocks poohbear einstein drowssap
courtney spitfire maryjane svetlana anderson westside 123456789a 1232323q scarface marshall veronica stargate semperfi brittany scotland cherokee vladimir franklin
infinity passport bulldogs budlight usuckballz1 fktrcfylh wildcats logitech swordfis alexandr colorado freeuser wolverin elizabet mitchell ncc1701d spiderma virginia
pearljam predator panthers peekaboo rolltide american cardinal chevelle fyfcnfcbz loverboy electric darkside lawrence wolfpack blizzard cheyenne 123456789q cjkysirj
147852369 sterling pussycat freepass airplane billybob stingray zeppelin firebird tarheels hellfire engineer serenity fireball 1029384756 darkstar pavilion bobafett
dbrnjhbz harrison defender precious icecream swordfish presario airforce thailand bluebird goldfish wrangler longhorn christia atlantis lonewolf software leonardo
srinivas veronika babydoll wordpass devildog mistress soso123aljg wolfgang hotstuff basketba stephani kathleen savannah shamrock deftones goldberg renegade hamilton
cristina enterpri babylon5 sweetpea trfnthbyf cavalier marathon aardvark butterfl bigboobs napoleon buckeyes highland campbell chandler drpepper 12345678910 sherlock
wetpussy consumer adgjmptw sundance overlord ultimate ncc1701e geronimo aleksandr superfly wrinkle1 11235813 seminole alejandr concrete margaret christop trombone
pleasure rhbcnbyf cdtnkfyf stallion mongoose bluemoon personal a1234567 immortal dietcoke giovanni hollywoo morrison 14789632 clifford bonehead ghbdtnbr charlott
1123581321 ilovesex hongkong sebastia werewolf cooldude eternity lollipop tottenha stocking columbia makaveli robinson verbatim standard raistlin infantry waterloo
seinfeld musicman skywalke squirrel qazwsxed twilight intrepid vanhalen punisher 1234567a showtime 111222333 skittles ekaterina hannibal portland panasonic sandiego
penelope blackdog californ playtime chargers mushroom dingdong crusader stranger dkflbvbh anastasia slapshot guardian 147896325 septembe angelica scarlett kittycat
munchkin rammstein 1passwor barcelon santiago blackman coltrane katerina fuck_inside discover spanking shaney14 192837465 lonestar stonecol meridian lowrider tacobell
123698745 catalina halflife kangaroo thompson socrates keyboard national formula1 12369874 fuckface ragnarok mailcreated5240 lorraine dodgeram oblivion sithlord mustangs
scoobydo bigballs titleist richmond magnolia blueeyes mersedes 12312312 springer nuttertools gateway1 imperial grateful kingston freckles margarita deadhead research
mariners rootbeer aspirine scooter1 11112222 creampie plymouth 1234567q lightnin caliente goodtime catherin redalert brucelee porkchop aquarius fletcher shopping a1s2d3f4
hastings blackjac spectrum chevrole amsterdam rosemary candyman beatrice front242 atlantic labrador syracuse southern commando clitoris 8j4ye3uz monopoly pineappl
lesbians gangbang spartans romashka 123456aa snuggles infiniti jeremiah 1234567890q cosworth doberman qawsedrf emmanuel webmaster viktoria starbuck beefcake godsmack
clarence valhalla starfish sailboat achilles ncc1701a frontier swingers kentucky doughboy butthole phillies dannyboy nebraska pinkfloy maryland luckydog oklahoma agent007
vfrcbvrf whocares vkontakte ihateyou dilligaf mandingo technics golfball bunghole 15426378 hurrican stripper aberdeen rfnthbyf dthjybrf handsome excalibu keystone
flamingo lancelot australia kamikaze designer somethin bradford deeznuts warhammer meatball columbus manchest macdaddy michaela 123456789z sentinel universe eatpussy
billyboy jamesbon microsof microlab pantyhos lifetime gordon24 theodore function 73501505 passwor1 azsxdcfv charlton bigmoney fordf150 terminal wildfire vladislav
hollywood gretchen saratoga greenbay trinidad rjirfrgbde meatloaf hyperion rightnow treasure chester1 anaconda japanese pass1234 poontang albatros richards turkey50
kenworth dinosaur holyshit lionking chickens ericsson positive crazybab sherwood polniypizdec0211 fktrcfylhf hardrock anhyeuem madeline applepie davidson skorpion
hellyeah australi rockhard hedgehog 13243546 yosemite karolina starship salvador greatone freeporn 78945612 robotech roadkill backdoor rastaman alliance killbill
sojdlg123aljg 18436572 963852741 jeanette operator mechanic amsterda pingpong rasputin marianne majestic passwords kingfish gotohell wrestlin railroad lineage2 a123456789
peterson phillips nwo4life kcj9wx5n underdog r2d2c3po snoopdog broadway umbrella splinter fuckthis chemical blackhaw sinclair megapass translator magicman supersta
giuseppe caligula shannon1 meredith bullseye kristine tunafish gfhjkm123 dkflbckfd p0015123 12131415 crawford tazmania deepthroat dfktynbyf tommyboy chainsaw marino13
getmoney budweise brighton vfhufhbnf mamapapa penthous chrisbln snowboar undertaker flounder moneyman canadian viewsonic downtown eastside sneakers panasoni thanatos
ghjcnjnfr whitesox poseidon johannes gargoyle intruder sunnyday solution madison1 newcastl goldstar buckshot titanium federico assholes sunflowe babyblue westwood
motherlode multiplelo callaway starfire paintbal winston1 knickers lokomotiv thirteen rjycnfynby avalanch hotpussy zerocool tomorrow godfather original vfvfgfgf 1x2zkg8w
francesc syncmaster christie zxasqw12 paintball monalisa terrapin attitude clevelan barefoot chuckles meathead cfitymrf cambiami 12345678q aleksandra gladiator southpark
mazafaka pianoman casanova hawkeyes clarinet deeznutz triangle valencia rhiannon smeghead andromeda 12345679 cerberus tiberius gabriell salamander resident hayabusa
together crjhgbjy rockford goldwing brewster thegreat confused whiskers spaceman 12qw34er gesperrt sersolution overkill rhfcjnrf montgom240 bulldog1 runescape 14725836
19411945 hoosiers recovery adrienne roadking illusion medicine leavemealone megatron doghouse 12345678a mortgage heineken motherfucker balloons babyface hardcock blackbir
bookworm godfathe talisman hawaiian beautifu mortimer roadrunn charlene handyman digital1 dutchess wareagle valkyrie idontkno teddybea inuyasha stanford sullivan wishbone
property gameover kittykat sinister friendly aa123456 geoffrey newpass6 katherine claymore bitchass matthews checkers gabriela preacher gamecube armagedon z1x2c3v4
rhtdtlrj blackout bcfields electron silverad 123456qw thunderb ghostrider reynolds cannabis southpar absolute lipstick 1234567890a mandarin kleopatra dirtbike katherin
northern cameltoe bluefish slippery mollydog annabell starcraf ghblehjr vasilisa scorpio1 illinois farscape hopeless carpedie shepherd gatorade cameron1 borussia flexible
graphics fyutkbyf 123qq123 yfcntymrf thedoors 7ugd5hip2j pussyman elizaveta strength webmaste augustus alejandro corleone vampires babylove sergeant dragonba stonecold
register buttercu 01020304 millions millwall patience chrysler bullfrog a12345678 istanbul ashleigh universal binladen shanghai jayhawks amateurs barbados nightmare
knockers cristian coolness criminal hardware bobdylan capslock teddybear gfhjkmgfhjkm missouri carlitos coldbeer netscape andromed brigitte yeahbaby eldorado eastwood
paranoid soulmate 9293709b13 microphone kakashka 50spanks fgtkmcby 1234567891 brittney fastball creature just4fun smashing washington mephisto shitface fountain specialk
estrella buddyboy piramida violetta spencer1 salasana heritage browning insomnia kissmyass budapest sandwich gamecock maxwell1 wildcard magazine telephon 1a2s3d4f
rochelle pringles iverson3 vsjasnel12 darklord loveless radiohea reckless jiggaman classics hooligan scrabble jellybea pharmacy abnormal concorde islander yjdsqgfhjkm
kazantip maksimka wg8e3wjf sweetnes andersen ferguson dynamite gertrude doomsday rhjrjlbk mariposa marcello buttfuck masamune 12365478 chestnut fullmoon inspiron forsaken
lollypop insanity creation katarina moonbeam pumpkins windsurf reddevil sheridan rjhjktdf woodland vanguard aviation stanislav mobydick sausages francesco anastasiya
presiden faithful vfitymrf robotics temppass highheel evolution download fandango earnhard angelika icehouse misfit99 christma gorgeous spongebo viktoriya mckenzie
reddwarf platypus 1z2x3c4v abrakadabra marianna services longjohn 134679852 alessandro honolulu nygiants windmill freebird slamdunk snowflak irishman bergkamp training
playstat mudvayne johndeer zildjian josephin fishbone genesis1 bigblock jefferso clippers chambers thisisit monkeybo death666 hounddog pallmall webhompas comanche
whiteout roadster stefanie heinrich undertak anastasi festival mazdarx7 123456789s cbr900rr lovelife chipmunk good123654 bluebell kjrjvjnbd fuckinside washingt tkbpfdtnf
smirnoff pipeline fishhead konstantin newcastle krasotka starligh wireless koroleva michaels yogibear redbaron president 7894561230 highbury survivor wanderer fuckhead
costello washburn lemonade bearcats solitude cocksuck slowhand paradigm nostromo arkansas terminat fantasia stephen1 underground cnfybckfd ghbywtccf 74108520 wildbill
gilligan berkeley pool6123 armstron tropical sundevil hurricane volkswag zanzibar trouble1 coventry gtnhjdbx 45m2do5bs sidekick revolver jackass1 cleopatr jermaine
gbhfvblf marines1 everlast tinkerbe bluesman customer tokiohotel straight nautilus highlander longdong threesom ghjcnjgfhjkm ghbdtn123 matthias andyod22 complete fredrick
fearless antelope viewsoni evangelion barselona sprinter fyfnjkbq palmtree sonyericsson 25800852 question carpente spartan1 pasadena fairlane elcamino callisto tomahawk
gladiato fantomas castillo honeybee yamahar1 wildwood johngalt sweetness mcdonald buffalo1 cheshire superior ministry trinitro capricorn vendetta margarit bigpoppa
voyager1 antonina hetfield baritone freefall vjqgfhjkm mischief foxylady dominion enforcer leedsutd remingto rfvfcenhf derparol cleopatra carnival ghjuhfvvf knuckles
kayleigh harddick firefigh blowfish whiteboy cromwell wp2003wp lakeside 123456ru noname123 screamer calimero dfktynby francisc swinging cygnusx1 trucking obsidian
giovanna sasha_007 marijuana kordell1 cassandr moonligh blueball bigbooty wrestler building paramedi capricor universa lalakers eclipse1 darkangel whistler smackdow
strawber transfer clarissa argentin slimshady nokian73 johncena pictures suckmydick dogpound notebook prospect daylight capetown cartman1 fortress eggplant fussball
hallo123 pufunga7782 budweiser marseill goodgirl southpaw sylveste magellan taekwondo sonyfuck goldfing marcius2 pentagon hotgirls cornwall mandrake bubbles1 earthlink
lakewood moonshin suburban challeng opendoor commande stanley1 jonathon bubba123 navigator fkbyjxrf millenium gateway2 camaross 135798642 optimist enternow hattrick
therock1 cardinals espresso nightwish gsxr1000 ghhh47hj7649 speedway roadrunner supernov toriamos patches1 mamacita stigmata gonzales nineinch waterboy klondike somerset
mulligan krokodil hardball republic romantic vauxhall rfntymrf almighty stratfor mississippi suckdick houston1 intercourse lenochka marijuan limewire htubcnhfwbz funstuff
printing theforce chiquita maserati cabernet sheepdog hairball vancouve 123456789m scheisse montana1 pimpdadd baltimor mash4077 kirkland riccardo sigmachi revolution
absolutely rfhnjirf colonial q1234567 ilikepie toonarmy bigdicks cashmone myxworld kristian dominiqu darkange scrapper delaware progress gabriele smoothie slimshad
q123456789 vqsablpzla pathfind elisabet evolutio velocity annmarie dolemite vagabond woodstoc plastics aolsucks rachelle billabon ncc74656 austin31 nevermore reginald
archange minimoni hellsing rocknrol morrowind friendster modelsne futurama homemade herewego lonesome pornking blackbird cucumber vipergts muhammad jeepster acidburn
fireblad pinnacle jellybean peterbil dilbert1 lighting homework fellatio baracuda flipflop singapor sasha123 crackers warhamme masterbate flamengo lfitymrf snowbird
123456789d bradley1 daughter navyseal carebear kamasutra bastards 10293847 whiplash rainyday stafford nightmar dragonfl stickman sexybitch puppydog 5wr2i7h8 rockwell
vfntvfnbrf eleonora alleycat ambrosia phialpha exchange cartoons contract daisydog penetration adrenalin goldeney escalade 0192837465 fyutkjxtr touching trinity1 charisma
rainbows cleveland cocksucker 369258147 dragster bismarck cambridg treefrog speakers buttercup mallorca normandy thumper1 playball 7777777a wonderful benessere smackdown
trumpet1 favorite6 sexybabe cannibal beethove skipper1 nthvbyfnjh malaysia bynthytn pavement stockton guillaum jupiter1 segblue2 gannibal hallowee ticklish offshore
allison1 special1 amethyst letsdoit thrasher notredam candyass junkmail volleyba bettyboo constant longhair alcatraz mynameis sephiroth sparkles skinhead pancakes
generals montecar 1234567899 sergbest pathetic auckland capitals pizzaman delpiero tampabay playmate dfcbkbcf istheman ilovepussy wonderboy montrose cassandra clemente
dreamcas painting lockdown blacklab riffraff fidelity frankie1 pressure streaming supernova justice1 babycake frederik motocros rustydog pinetree 44332211 66613666
feelgood tigercat citation sunlight bigtruck trooper1 papamama jefferson elements 123456as popcorn1 francine revoluti sniffing usmarine 123456qqq left4dead conquest
gogators cashmoney eatmenow goodyear lunchbox piercing riversid scissors crescent erection entrance weare138 italiano matchbox acapulco mohammad lebowski surprise
loverman abracadabra fisherman celebrity madagaskar dreaming mercury1 macintos tennesse hardwood rhfcfdbwf masterbating fabulous parlament alpha123 naughty1 paladin1
rfhfvtkmrf kicksass goldeneye interest natedogg alterego huskers1 adelaide nineball aircraft mallrats backbone innocent freestyle laserjet waterman ballsack dangerous
ghjcnbnenrf information babybear highlife favorite ljxtymrf trinitron supersonic blueberr tamerlan 1qw23er4 stewart1 humphrey cashflow ireland1 implants cantona7 princesa
bendover sopranos 22446688 hillbill aaaa1111 buster12 carlisle protocol feathers nemrac58 wonderfu pimpdaddy commander helsinki cyclones thebeast marauder homepage
cheerleaers redheads greywolf rfhfylfi 123456789r reloaded gigabyte flvbybcnhfnjh flipper1 jurassic experienced coolhand kcchiefs barefeet 1111qqqq greedisgood 14785236
nevermin arizona1 55bgates rosewood outsider minnesot darthvad bellagio redlight baberuth messenger copenhag lavalamp culinary doughnut trueblue advanced monterey
waterfal bukowski bigblack gianluca as123456 blackhawk dtkjcbgtl salvatore kristin1 satellite daredevi kamikadze biohazard 1q2q3q4q deathnote pertinant lilwayne
blackberry poophead stiletto gallaries 1234567aa riverrat fishtank griffith nightowl valeriya 12345677 741258963 qweasdzx topolino buddydog care1839 happyman deadspin
eighteen hartford softtail jupiter2 stonewal myspace1 powerman smartass prototype dipstick surveyor atreides nicetits chopper1 z1x2c3v4b5 mastermind manunited
112233445566 civilwar downhill dallas22 interacial waterski monkeyboy dtxyjcnm nosferatu prophecy vincenzo pitchers sealteam tortoise integral start123 chewbacc deerhunt
greenman 789632145 1357908642 kikimora mike1234 continue crazyman lapochka wdtnjxtr disaster suckcock makeitso fivestar screwyou 123456789v daniella foreplay a1a2a3a4
gizmodo1 paperino bisexual rodrigue libertad animated eldiablo bluestar honduras pizzahut q1q2q3q4q5 converse maxpower dragonfly fishcake mississi seductive ntktdbpjh
happines badabing nightwin kenneth1 sprocket passmast 99762000 918273645 landmark augustin nathanie kissmyas smithers georgina abdullah envelope stoppedby climbing
beverley alessand graduate foreskin stephens fisherma 123456789o jennings randolph guillerm benedict bismilla hondacbr whoknows ghbdtnrfrltkf bigdick1 sephirot cornelia
1z2x3c4v5b negative websol76 sokolova hugoboss websolutions thinking finalfantasy 20spanks timoxa94 mamochka godspeed 1234567890z gangbanged lovehate yaroslav skydiver
kristen1 qq123456 architec creepers jeffrey1 petrovich lionheart chairman honeybun allstate tickling roosters instinct bigbucks ilya1234 fighting dirtydog pippen33
merchant francisco leonidas flanders georgia1 sandberg letsfuck lighthou laughing general1 qw123456 daredevil chickenwing101 valleywa livewire livelife producer chadwick
rosebud1 987654321a catfight heavenly blackops hydrogen splendid vodafone slapnuts wachtwoord nancy123 sandman1 fujifilm marcella 123581321 joystick addicted ludacris
nineteen lionhear quant4307s flashman graywolf maurizio musician infected garrison forsberg flathead saxophon sarajevo a1s2d3f4g5 basement fernande winfield singapore
lincoln1 escorpio rfgbnjirf molly123 underwear ghbdtndctv goofball sickness hugetits 3rjs1la7qe internal squerting firestorm blackice tangerin smirnova unbelievable
bernardo infamous housewifes hillside hospital macgyver 74123698 159753456 chevys10 survival hooters1 douglas1 rushmore scirocco fuzzball detroit1 cornhole letmesee
offspring johnston shredder wednesda truffles nathaniel fantasies atlanta1 checkmat starlite allnight horsemen josephine pregnant firehawk sparhawk favorite2 stirling
silverado freewill glendale groupd2013 vflfufcrfh aerosmit jediknig close-up pounding funtimes gfgfvfvf evangeli lacrimosa bionicle sooners1 devilman experience schubert
milamber motocross euphoria browndog domenico skeeter1 bajingan scorpions bertrand frenchie service1 sleeping babemagnet 11001001 12345687 horseman armstrong snapshot
priyanka sometime prestige hawthorn greatest mainland bulletin dutchman passcode regional bernhard assmunch asslover buckaroo diplomat skeleton futyn007 mannheim adrianna
dominick wellingt fernanda calendar pennywis komputer plumbing thetruth madala11 lockerroom dima1995 ejaculation pictuers wrinkles bettyboop frederick daydream vfhbyjxrf
dominika 963258741 smoke420 cobra427 embalmer basketbal tailgate salvator nocturne sexymama disabled papabear shinigami panorama illmatic ticktock woodstock aligator
mojojojo earthlin reindeer undertow alabama1 monolith nastenka fullback elevator prudence neworder churchil troubles sfgiants pussylover newstart contortionist japanees
capoeira vivitron dreamcast fruitbat attorney insecure armageddon casablanca alejandra myfriend magdalena knickerless billabong discovery fhvfutljy thumbnils salesman
woodwork daedalus violator 27731828 q1q2q3q4 zimbabwe newproject2004 redstorm brisbane dagobert stinger1 natascha kennwort rammstei wingzero lighthouse fordtruc letmeinn
destroyer sublime1 athletic fantasti clueless costanza morticia bigpenis lingerie diamante 1a2s3d4f5g alfarome qawsedrftg prelude1 riverside greentea imtheman evanescence
pussy4me kickflip landrove longshot superbow comicbookdb rfhlbyfk kfcnjxrf paramore buckwhea pornographic minnesota lambchop anakonda arcangel j3qq4h7h2v starbucks
transexual vfpfafrf archangel braveheart masturbation homebrew fordf350 milkyway forester babemagn 1213141516 maxpayne duracell 12locked 123456789p ramstein trousers
cybersex wildlife corvet07 tiberian doorknob saltydog bullwink shevchenko morozova maximilian headache hellohel needforspeed a123456a fireblade devilmaycry asmodeus
bravehea chemistry vfhnsirf somebody mypasswo pennstat cocktail motherfu marajade princeto rapunzel hernande ytngfhjkz maximus1 pegasus1 disturbed evildead everques
deepthro gfhjkm12 fishface nemesis1 gorillaz sevenof9 manhatta ursitesux revival47 detectiv businessbabe 123456789l yfnfitymrf ibilltes dropkick sk8ordie montecarlo
peaceful enter123 christel cowboyup 1234kekc rdfhnbhf marishka 12345612 13245768 22334455 honeydew ladybird chauncey cambridge maryanne fourteen restless bluenose
optiplex 123456qq bulldawg omegared caldwell fuckthat 123456ab genocide charming losangel impalass marybeth newpass1 seahorse machines fuckmehard goldrush trailers
capital1 kazanova rktjgfnhf spalding santacru sunderla 1a2b3c4d5e fktyeirf ghjdthrf 123mudar geibcnbr blondinka l58jkdjp! 1a2a3a4a beachbum waffenss 123qweas shotokan
hulkster samadams mastermi sammydog ignatius dragrace monkeyman 43046721 123698741 sanity72 drifting contests glassman rt6ytere homeless yourmama partners navigato
buckeye1 costaric terrance newport1 evergree utahjazz nickolas rb26dett infinite crockett thething jakester woodside bugsbunn pontiac1 invictus everyday russell1
austin316 memories adventur tequiero abstract bubblegum dickweed hershey1 control1 housewife temptress verygood wingchun heinlein mystical aerosmith blackbelt ethernet
eightbal solnishko firestar hornyman girfriend timelord milhouse leningrad caterina allblack pussyeat mackenzi masterbaiting uncencored manifest songbird triplets
ghjnjnbg pyramid1 submarin partizan choppers fred1234 desperado 18273645 callahan thriller ilikesex littlema patrizia wapapapa hornyguy commerce necklace cannonda
seventeen blackcock barracud pathfinder fuckshit brunette parsifal alkaline shitfuck muffdive account1 glennwei antigone hotbabes fordf250 motorcyc coolgirl rickster
citibank gobigred professor cvbhyjdf biscuits tenerife goodlife qwaszx12 southside maurolarastefy spartan117 peregrin raindrop laracroft novikova 0000000000o fynjybyf
12345678900 paranoia fakepass supernatural tecumseh tonyhawk francesca mahalkita iloveporn falstaff dominate deborah1 lancaster astonvil bobmarle hennessy nonmembe
bonethug terriers tooltime terrence russian7 11122233 pyramids seattle1 saunders schnuffi potatoes phaedrus marketing stefania cxfcnkbdfz guesswho lindsay1 passthie
testibil marriott takamine bigpussy duckhunt ironhors lemmings theclash colossus gotyoass bigbutts elbereth blaster1 lagwagon fuckyeah location penetrating thesaint
element1 astalavista professional marketin misiaczek gymnastic goodfell sexsexse gulliver volkodav domainlock2005 youandme galeries scandinavian rerfhtre macintosh
dhjnvytyjub killzone yamahar6 basebal1 grandpri premiere smokedog watermelon mayfield hardwork lasttime peaceout angeline express1 x72jhhu3z 147896321 369852147 bookcase
newhouse domestic blackcoc blackboy doggydog envision algernon baywatch rsalinas dangerou headless beaumont evergreen bradshaw barracuda tomservo greatsex f15eagle
yesterda monkeyma aquarium cbr600rr payton34 123456789k blackass snakeman polaroid worldcup letsplay deutschland saab9000 amoremio vaseline alligator computers dimension
packard1 uhbujhbq golfclub longhorns wellhung tryagain mysecret zolushka catdaddy 17171717aa loglatin chipper1 nadezhda edinburg panties1 excellen pandora1 romanova
vfylfhby luscious sonyvaio flipmode yorktown jbond007 doggystyle dkflbvbhjdbx goodwill watching davidoff robinhood machoman mccarthy 12s3t4p55 momsanaladventure fabrizio
sixtynin fuckedup meandyou everquest remington lancaste hd764nw5d7e1vb1 69213124 78963214 cheyanne ginscoot bloopers gooseman babushka patterso felicity blondie1 crocodil
5tgb6yhn qazwsxedcrfvtgb camelot1 helpless sweetass sebastie boogaloo angelito peternorth freiheit valentino a1a2a3a4a5 hitman47 winchest aleksander consuelo pimpster
splatter caseydog amarillo 1basebal satellit cezer121 123hfjdk147 carlotta blackbel drjynfrnt happydog insertions buchanan sidewind hannover politics vfnbkmlf eleven11
grapeape deathrow waterpolo techniques buratino distance facefuck ijrjkflrf avangard vineyard qazxsw12 calculus zz8807zpl bignasty emmitt22 maddison stamford dropdead
123456789012 8phrowz622 chastity lindsey1 hatteras claudine corporal gotigers ganjaman vegas123 rebbyt34 hawkeye1 123masha 1hxboqg2 rootedit 100200300 universi priscill
lexingky mandolin teamwork c3por2d2 carefree footlove redwing1 giveitup cleaning 085tzzqi usmc0311 tanechka terrible goodness glenwood ufhvjybz allright claypool julieann
greyhoun 063dyjuy nyyankee calamity dillweed pantyhose arabella mauricio goodison luv2epus alphaman pedersen 44magnum boris123 01478520 bachelor badnaamhere nevermor
mattingl headshot open1234 topsecre hotchick cordelia akatsuki geraldin freeland princessa miranda1 federica 5hsu75kpot gbgbcmrf 0102030405 fabienne carthage moonshine
chrissy1 aquafina catholic alexandru deepblue novifarm moonstar finnegan contains nbuhtyjr johndeere ultraman r2d2c3p0 badkarma swallows seraphim hawkwind assclown
redneck1 jamaica1 catalyst passwerd trojans1 fastcars failsafe insertion dkflbvbhjdyf hilfiger caffeine pornpass 32165498 74185296 3216732167 divorced anteater redshift
cableguy kingsize collecti buffalos warehous bayliner suikoden year2005 whoopass marigold aqualung ricochet cumeater christy1 transfor indiana1 strange1 alexandria
joseluis learning thorsten luckyman tennessee hallmark polarbea blackie1 mostwanted pentium4 resource broodwar jimmy123 golfing1 8phrowz624 chemistr gfhjkzytn prospero
brownies mindless ytrhjvfyn licorice allstars lalaland schastie arsenalfc barakuda westham1 bondarenko anatoliy stampede saopaulo passions mobbdeep flintsto covenant
phillip1 mapet123456 pleasant vergeten calcutta manhattan sailfish summerti foxhound gunsling bluedevi thornton backspac daffodil pussylicker ghjvtntq 13572468 48151623
rerehepf titanic1 baphomet longlegs thunderbird lockheed rockroll henderson ducksoup palomino buster01 yesterday mosquito forklift jerusalem planning hometown prisoner
milenium meltdown mammamia postov1000 pussylov limpbizkit redhead1 theworld ilya1992 juvenile omsairam 12345678901 dustydog afrodita antoshka ambition gillette acoustic
pennstate celticfc bonghits solidsnake oldschool mymother longtime cristiano nolimits delivery essendon legoland tashkent skyline1 rhfcfdxbr asterios dominator pleaseme
vicecity junkyard magnavox investor connection katharin 33rjhjds fightclub illumina copenhagen metalgear thinkpad lovefeet billiard bareback touchdow rooster1 coolbean
galadriel showboat creatine dominica shipping sideways buttplug searcher appleton getsdown goldfinger pioneer1 chillout westlife prashant thelast1 13576479 159753123
333666999 1footbal sandydog mustangg angelofwar 151nxjmt smuggles aaaaaaa1 schneider nonsense psychnau valdepen kirkwood snoogans adelaida trustn01 crimson1 kovalenko
passfind forgiven wisconsi mavericks behemoth 7hrdnw23 ghjnjrjk sixtynine bluebear titlover kilkenny destroye zcxfcnkbdf abigail1 codeblue minotaur goodstuf argonaut
annabelle baldrick metropol footbal1 juancarlo agnieszka armitage indonesia favorite8 bartlett powerade parliament bladerunner firework language besiktas vfvfvskfhfve
1a2a3a4a5a orlando1 gfhfljrc krasnodar tarantul overtime davecole mousepad browneye brianna1 nacional mathilde venezuel kochamcie vthctltc favorite7 wildcat1 metalica
skateboa shooter1 redbeard sampson1 schwartz theflash nokian70 gy3yt2rgls derrick1 scruffy1 longdick clitlick ghtktcnm nosferat dumpster jediknight nighthaw rerfhfxf
charlies overload hotsauce 246813579 discreet brasilia repytwjdf daisymae champagn beethoven discount papichul ranchero 1jennife characte classic1 lovesexy thissuck
gunsmoke moneybag bumblebe halfmoon gremlins thatcher televizor telecast southsid henderso fuckfest hornyboy multisyn dagestan hellokit blowjobs boscoe01 thematrix
badlands galactic commodor passion1 mackenzie knockout malcolm1 bigpimpi winchester flhtyfkby hrvatska tactical hondacivic dreamers spartacu marietta timeless steelhea
ctdfcnjgjkm lostsoul evgeniya hibernia q1234567890 loredana 123456789n pi314159 fkmnthyfnbdf biggdogg oriflame gtkmvtym rockydog ytyfdbcnm iwantsex ghbrjkbcn reporter
frontera ganjubas pendrago 1234567u intelligence rocketma hammerhe darkmoon thematri popsicle rocketman margosha ibilljpf bigstick democrat iloveher milashka funnyman
emachines playboys satriani faulkner roderick ghjcnjghjcnj strannik ghbdtn12 admin18533362 12233445 159753852 777888999 stroller tazdevil crossbow 08154711 critical
freetime kingrich funhouse trader12 material njdevils thunders internat camaroz2 pinewood 1qay2wsx stockings holeinon mazinger %%passwo bonefish fairview bigfoot1
piramide hatfield blueline underworld catfish1 interpol windstar bluegill lizaveta fatpussy peterose qqqq1111 architect centrino aguilera wonderland memorial trashman
danielit artofwar dripping flapjack newworld landscap 23176djivanfros salamandra dzxtckfd sobriety angeleye thetachi dickface advocate gemstone nonrev67 godofwar
smallville astroboy woodward cyberonline galatasaray sexybaby hendrix1 notredame blacksun vittorio azsxdcfvgb karamelka gallardo rjyatnrf imperium inflames nicholas1
vlad1996 connect1 piedmont katrina1 pheasant blastoff indahous parasite voltaire robinhoo wallace1 cummings laracrof bosstone bluenote brentfor goldmine wellington
goodtimes exploite lapdance cvzefh1gkc water123 killemall iwantyou repytwjd radiance ruthless sweethea 89600506779 damage11 748159263 987412365 country1 epaulson bungalow
aurelius grainger charcoal homebase adrianne sensatio edwardss playoffs andreas1 panchito fellowes thirdeye alfaromeo isacs155 roodypoo scooters maverick1 palmetto
sylvania vertical w1w2w3w4 melbourn desperad save13tx hotwheel sportste vatoloco ghostman jedimast clinton1 blingbling pembroke arsehole psychnaut1 odysseus pizzapie
wargames mysterio darkknight integra1 westcoast banderas fatluvr69 yjdsqujl slimed123 1q2q3q4q5q sailormoon indians1 babycakes pussyeater nikita123 muenchen medicina
gabriella petersen reaction scott123 whosyourdaddy tagheuer xthtgfirf 1234567z kochanie oc247ngucz 1111111111zz porn4life littlebi siberian limerick xboxlive thejoker
cuntlick metalman leiceste handcuff princeton minister firestor rhapsody jeronimo makemoney annemari ironmaid chevyman hugecock tooshort primetim sylvester oceans11
valdemar death123 darkwing taylor12 nikitina nickname caitlin1 dima1996 fnkfynblf skypilot newstyle 12332112 13579246 96385274 159875321 326159487 1223334444 luckyboy
2112rush duranduran pescator sexslave bosworth mulberry waterfall skeletor pepsicola octavian 123123123q hot2trot delorean ishikawa document fistfuck gfhkfvtyn whitney1
jailbird arrowhea casablan qazxswed moneymoney miroslav showcase bulldog2 collette sorcerer hemicuda stargaze 1111aaaa conflict ironhead fktrcfylhjdbx scimitar nikolaus
oriental hellothe reverend edinburgh hondacrx zaxscdvf anton123 pervasive goodnews astonvilla cachorro truckers olivetti 89015173454 multimedia symphony emachine
fktrcfylhjdyf vaz21099 smarties frankfur gfhnbpfy svetlanka cuthbert stealth1 yardbird morkovka qwaszx123 arhangel percival muaythai nyknicks yorkshir junction guitarra
hereford tightass taekwond millerli division feyenoord morrigan parolparol vermont1 kamehame arschloch catlover whatthefuck direwolf 1357911q rocheste pittbull terminus
trigger1 grandprix comicbook sonnyboy bennett1 daniela1 helloyou redtruck chevyz71 morrisse trafford evenflow geneviev konfetka knowledge halflife2 sk84life 123456789w
12344321q ghblehrb lbfyjxrf kurosaki 11121314 19844891 21125150 132465798 243462536 redbirds westport slacking makemone antonius 541233432442 patriot1 takehana germaine
rotterda fcbayern toosweet 380zliki bellevue tiramisu wetlands practice watermel johnmish t34vfrc1991 melville stuttgart westgate theraven superdup winifred abulafia
trustnoone papercut energize barnsley hoopster eightball toughguy razorbac brazzers cornholi yokohama firetruc thurston epiphone gateways transam1 proverbs patricio
puravida shocking glorious strategy stallone sunderland seven777 sandy123 stringer yingyang anamaria ilovepor shannara whatisit kakaroto friendship superboy cellular
pacifica phantasm salvation finalfan sepultura tigerlil adrenali hellbent guderian grimlock baltimore airforce1 asdasdas newlife1 cheesecake izabella shotgun1 northsta
kindness kusanagi malishka iskander fgjrfkbgcbc sammyboy bagpipes 4rfv5tgb cjrjkjdf vfrcbvec oliveira tigerwoo garrett1 cnjvfnjkju cambodia centurion piazza31 scooter2
vjhrjdrf grasshop colleen1 wonkette klootzak bubbadog ghbrjkmyj makarova travelle elvira26 bootneck bobby123 ladybug1 fuckslut hotpants aluminum adelphia stalker1
lakeview medieval hammers1 longbeac networks larry123 hansolo1 4904s677075 kirill123 jemoeder reddragon natashka 12345671 19933991 44445555 135797531 1111122222 mrbrownxx
freestyl hardhead fartripper superbee knowledg eyecandy eatmeraw asteroid bulldogg steeler1 sycamore tigerman diogenes marillio realdeal chilidog winston2 regiment
gerhardt 013cpfza fredderf nietzsch bluerose workshop qpwoeiruty defiant1 ganymede 1234rmvb freelove aqswdefr numbnuts siemens1 minidisc blablabl razdvatri pakistani
fylhtqrf alhambra alastair ukflbjkec gonefish biteme69 xcountry bigwilly humboldt greenbud chester2 override blacksta salamand chantell milagros chelseafc 10inches
0147896325 darkjedi blackrose weronika vfhvtkfl primrose kukuruza rfpfynbg kasparov flipside memyself ghbdtnbrb dashadasha ghbdtnghbdtn rfhjkbyf kukushka latitude
cthuttdyf sonechka belochka rasengan transport scribble cdtnjxrf marbella landlord blackber martini1 schlampe assmaste jledfyxbr churchill miracles ricardo1 07831505
silverfo sabotage spoonman cupcake1 congress britneys drinking sideshow ppspankp gearhead q8zo8wzq bassfish accounts scottish temporar multisync hollydog bella123
lovepussy lexingto bluearmy dollface letitrid goodfood peterbilt getalife stairway troopers halfpint westcoas 3stooges toolshed buttocks lausanne wildrose bocephus
jesucrist qazxsw21 kingsley greenwoo problems coconuts ibill123 08522580 11924704 12345666 19877891 25251325 titsnass gnasher23 sinfonia dad2ownu elaine22 mrbrownx
hhhhhhh1 shooting hopefull superson vibrator hillbilly westwind 154ugeiu education rosalind paramedic 111111aa reddrago manwhore mamasita aassddff powerboo cracksevi
51051051051 383pdjvl rottweil nazareth paperboy scranton notagain springst drumline powermac duckling checking brendan1 fontaine jiujitsu backlash colt1911 changeit
possible fucklove doma77ns hoopstar strangle venom121293 fabregas ambassador free4all welkom01 cuntsoup blackshe osbourne catarina gargamel coronado commodore teiubesc
promethe anuradha berliner painkiller reviewpa pepsione gtkmvtyb rockport harrypot positivo foosball foxtrot1 saltanat vfvfbgfgf hamburge duffbeer jennife1 webhompass
a7777777 countach seagulls guatemal gtxtymrf helpdesk mazdarx8 gfhjkmxbr cruzazul lovecraf castaway breakers thisisme sherman1 alpacino annamari marissa1 quality1
manunite sarasota checkmate boondock happydays landrover kfvgjxrf chesterfield opensesa crossfire apocalypse wildblue transpor locoman0 submarine neveragain moneymaker
westbrom autobahn official phantoms sprinkle purchase interests dothedew billy123 010203040506 paterson gizmo123 sandrock tommygun usmc1775 fightclu bridgett smokeweed
gibsonsg firefighter seagrave madhouse bookmark vonnegut fighters cachondo kasandra homersim syncmast doraemon rfnthbyrf graffiti trusting newports hjvfyjdf
lost4815162342 platform silicone art131313 55832811 98745632 99887766 124578963 eagleone crazyzil dimensio blacktop srilanka 12345678c gobrowns wellcome montague accessno
christof buckster l8g3bkde imissyou pershing 102030405060 just4you antilles bethany1 deadlift southend edgewise abracada drummers teenager pxx3eftp durango1 hihje863
dapzu455 mooseman scratchy postov10 2sexy2ho thaddeus kassandra katie123 fastback reliable ohiostat jellyfis fuckmenow bullhead austin12 arsenalf utyyflbq phydeaux
dthyjcnm hellraiser cidkid86 cortland aceshigh kimberle verizon1 gardenia shipyard pepsimax lyudmila michaelj tangerine michelin telemark shemales hfgcjlbz esmeralda
frdfhbev ferdinand iloveamy alphaone centauri nataliya dbrnjhjdbx favorite5 cxfcnmttcnm lthgfhjkm wtpmjgda gametime independent hammarby grizzly1 indianali sayangku
deadmeat interact cracker1 11223344q coldfire televisi greeneye myfamily heathers preston1 brussels bluegras barbarian perfecto operation bartende blackbox woodduck
dickless timeport lsutiger freddie1 buster11 1234567890s skytommy jerrylee cadr14nu ready2go suicidal tokenbad scramble review69 sailing1 limaperu nashvill pinecone
scubadiv history1 billyjoe nolimit8 rhbcnbyjxrf radioman satana666 charmed1 holstein polaris1 clemson1 priscilla sochi2014 ghostrid sexmachine magdalen dallastx raffaele
starflee marcopol laughter stepanova nikolaeva 123456789g littleton lockwood stepanov nikolaev vanyarespekt 18821221 23049307 55556666 134679258 redgreen danthema
straycat johnpaul fffffff1 zzzzzzz1 violence gtfullam followme ingeborg forensic supervisor dgl70460 cellphon lovetits digiview ilovemom bondage1 djgabbab take8422
christen waterpol jailbait acun3t1x chgobndg rasta220 striker1 fernandez roman123 macarena sexlover pasquale cashmere lookatme radiator alistair chinacat sokrates
choclate beszoptad nolimit9 foucault fktyjxrf qw12er34 friendste hardcore1 guerrero wormwood tajmahal acidrain farside1 pepsicol tarheel1 teddy123 adrenaline vigilant
lakeland qwertyu8 malamute megamanx berenice 123456789x rosebowl esperanz 89231243658s costarica millennium iseedeadpeople rjdfktyrj douglass courtney1 matematika
vfrfhjys transformers devilmaycry4 another1 steinway zaratustra dbjktnnf pfchfytw hellomoto slaveboy imperator dasha123 anabolic alligato chamonix freeman1 motivate
tornado1 eagleeye vehpbkrf murzilka solitari depechemode hosehead gznybwf13 assa1234 vyjujnjxbt serendip avenger1 combat123654 xaccess2 vlad1997 littleman 12e3e456
fortytwo ilovekim paulette quicksilver teleport bigcocks trespass nastyboy mine2306 earnhardt feedback claudius bassline bathroom precious1 salvatio schooner chimaera
dispatch controls spyglass gardener good12345 devildriver pennywise celestia pullings pentium1 candycan darthmau onelove1 bigtits1 milleniu mckinley sunny123 jadakiss
dixiedog paulchen scarecro milwauke leglover happyboy misskitt rfhfufylf plastic1 bladerun ginuwine contrast zigazaga iceman69 intrigue qqqqqqq1 efbcapa201 intheass
19391945 54132442 1112131415 3141592654 squeaker humberto picasso1 netzwerk ddddddd1 evidence badgirls loveboat ricflair monty123 dirtyboy semprini ambulanc xakep1234
dogfight subwoofer seagrams arachnid casey123 armadill yy5rbfsc nochance papercli dolittle 1972chev cranberr gsxr1100 concerto bubblegu tommy123 ptfe3xxp pervert1
cornbrea 123123123a a987654321 dont4get christos cheerios qwedcxzas acerview batterse chrystal goodtogo ferdinan honeypot milkbone cabowabo wrinkle5 strekoza caballer
jacqueli smallvil andreeva rfnfcnhjaf tanstaaf edelweis birmingham superduper crossing vfkmdbyf vfvfgfgfz loveporn julianna magnetic karaganda deathsta eintrach pedigree
jacqueline note1234 freeride 123456789b cdznjckfd pornsite gfccdjhl geraldine year2000 toonporn ukflbfnjh jameson1 kristjan helicopt whitepower disturbe anonymou
4815162342lost rfvbrflpt sasha1996 rkfdbfnehf hakkinen gblfhfcs principe love4ever antonell dfcbkmtd scarface1 ruffryde burgundy ghjcnj123 redhouse fuckmeha q12345678
veritech barbaria studio54 zxcvbnmm atlantida berserker lastochka memphis1 335533aa professo 999111999q starling 4z34l0ts tranmere giuliano sugarbea passmaster schneide
ilovehim skipjack horsesho esoteric unlimited misty123 treetops swimmer1 volition chinaman fishfood surround littleon maritime hyacinth flatline morphine jericho1
guatemala twisted1 amber123 jack1234 fastlane ohiostate studmuff superdog blackbea disciple kennedy1 carousel maplelea 123456789qqq realtime inferno1 darkwolf godslove
travesti zaragoza allalone sunghile shadowfa crocodile liverune hamradio iddqdidkfa sexyfeet bulgaria ballgame wrest666 wildroid 12345678z 123456789t qq123456789
kristinka 78n3s5af 12345689 15987532 42042042 49527843 62717315 555666777 nokian95 00096462 redrider computador bullride bigtymer makelove billings ozlq6qwm themaster
hobiecat novartis amatuers bbbbbbb1 jjjjjjj1 barkley1 carolcox antivirus shooters buttons1 redeemed 368ejhih seventee 808state nameless masterlo trustnoo 1bigdick
redrover pacific1 elfquest brooking emyeuanh schorsch slowride iqzzt580 cingular yvtte545 cantrell ikilz083 gallaghe bridget1 bodyshop aloysius berserke 554uzpad hzze929b
jamielee cobrajet photoman vasileva forgotte sanity729 oldsmobi rockbott lovegirl alicante tripping mongolia bustanut painless fairmont 1qwertyu extreme1 pittsburgh
concepts cocoloco gardiner slutwife 12345678912 timebomb casandra zenit2011 josefina sergeevna rjcntyrj westlake bearshare pendragon watchmen limabean erickson chessman
savatage annalisa sheppard vittoria mancheste zx123456 jg3h4hfn bigpimpin calavera hazelnut airedale primetime 1234567890qw vlad7788 alinochka atkinson goodhead ironpony
rjntyjxtr ghtpbltyn sturgeon cvtifhbrb primavera wantsome tombston badkitty alskdjfhg kokakola countyli 1234567d badminton ghjcnjrdfibyj blowme69 zinedine lightsab
magister fedorova mom4u4mm parabola danil8098 mcdonalds coorslig cobblers redriver triforce gilberto galactus sevilia1 pebbles1 r3ady41t cutegirl blackhol oliveoil
shelley1 omega123 dogbreat heythere lovebird sorrento underpar santacruz doggysty grendel1 1superma welldone br00klyn gbpacker compaq12 dynastar chrissie cab4ma99
klimenko megabyte strummer ghostdog queenbee m6cjy69u35 froggies lonsdale thor5200 hurricanes goodfellas pussypussy rusty123 diciembr machine1 baseba11 mikey123 hardtime
methodman comcast1 1pass1page mckinney shitbird sharkman nashville johanna1 tomatoes goddess1 leviatha ghbdtnbr1 lifesuck offsprin 1qa2ws3e provider 3syqo15hil brethart
longwood sleepers yamamoto diosesamo crackhea mexicano fullsail azathoth dantheman intranet masyanya emanuele webster1 tinkerbel buttmunc kamehameha huskies1 stratoca
d1i2m3a4 lebedeva vjhjpjdf gjkbyjxrf kuleshov freelanc external rfhfntkm ybrjkftdbx hawkmoon mironova asfnhg66 fhntv1998 12481632 19922991 159753258 1122112211 1357997531
tabbycat 11qq22ww 1sexyred playgirl myxworld4 0raziel0 clubpenguin autopass sherbert 11c645df datalore students nick1234 areyukesc arlington 14vbqk9p ab123456 863abgsg
paganini corvett1 esmerald 2bigtits argentum radagast nohack04 plokijuh ilovejen mwq6qlzo masahiro 201jedlz lzbs2twz buckwheat ffvdj474 international 551scasi arcturus
transformer golfer23 footlong screwbal independ outdoors primetime21 2b8riedt ssptx452 sunnyboy tmjxn151 yqlgr667 fabolous michaeld filibert pussylic cntgfirf heathrow
kissarmy happyone benedikt romantik woodruff boeing74 1scooter paloalto schnapps elementa dcunited submissi marcopolo supersex fuckhard limpbizk crownvic biggirls
aaron123 getsmart money4me warchild shadowma stalingrad koetsu13 burnside mamabear connecti viscount charmain beaufort pericles dolomite bangladesh balefire bowling1
desperados matahari admiral1 gerrity1 support1 stripclub patrycja canberra sagitari triumph1 invasion flushing golakers zx123456789 hellothere saun24865709 insuranc
mercury7 strutter hopkins1 iluvporn snakeeye fiction7 sheffield bvgthfnjh apokalipsis 111222333a cumshots annelies aventura wildthin lifesucks cthuttdbx alexsandr
cnhjbntkm sasha2010 lbhtrnjh maldives m1234567 fallout2 mahalkit critters sasha1995 gjhjctyjr vfrfhjdf cnhtrjpf martina1 moremone swetlana goodwood sdsadee23 marmelad
maynard1 yfcnz123 madison2 masterca andrey123 deadwood mynewpas vsevolod wildwest 4z3al0ts shygirl1 wildstar raspberr steamboa sandmann peartree snapper1 killians
dupont24 kimber45 bangkok1 romeo123 tubitzen economic gilgames 123456789f deerhunter wladimir shithole mittens1 datalife copeland lochness exposure jeannine speedrac
crippler developer filipino foxglove michaelc sugarray clambake familyguy manpower boyscout loser123 kenny123 alohomora sheffiel bumblebee fish1234 undergro xzsawq21
roaddogg buckfast inspecto jackdani pittsbur jamie123 hellrais torrance caterham masterch cuddles1 crazy123 morehead griffin1 romanroman d1lakiss edward12 hellspawn
yanochka homeland programmer shutdown dima1997 nakamura 4506802a qqqwwweee lovestory fastfood mimi92139 pernille kodaira52 klingon1 irontree 989244342a 12345600 52678677
55667788 77777778 123456781 doromich pornoman gracelan poopface 1wildcat 1compute 686xqxfg 04975756 pilot123 090808qwe artistic danijela withlove starfuck nederland
demented 1aaaaaaa luojianhua comments 495rus19 caveman1 griffins emiliano redbarch operatio 123456zx schiffer viktoriy eternal1 mission1 bootcamp csfbr5yy pinggolf
handbook bingbong accident mick7278 yxkck878 565hlgqo luv2fuck gsgba368 greeting pioneers annette1 80070633pc getnaked parallax davidkin ingram01 cardenas whitedog
mowerman fylhjvtlf cabibble friedman ciscokid makeksa11 nightman schumacher polarbear scotsman nighthawk bancroft octopuss prentice allstar1 fleetwoo angeliqu scarlet1
newpoint ptybnxtvgbjy albatross blackbur gfif1991 palestine mellissa kayaking annushka response loveable freiburg kindbuds croucher 123as123 gladston blenheim excalibe
tasmania shearer9 russland eae21157 chase123 compound temporal quicksil bingo123 elefante adriana1 aa123321 forbidde fumanchu danville rfnfgekmnf carolyn1 nfvthkfy
albacore raintree notoriou yfgjktjy juggernaut aristotle dallas12 millenni bassman1 shirley1 alberto1 kamasutr angelo4ek undercover 1236987z antiques alternative cleavage
highwind wishmaster nightwolf lovesporn mercurio lasombra jaredleto lombardi damascus pridurok maggiema invalidp polniypizdec110211 logistic rosemari californi kendrick
celestin breakfas dfkmrbhbz amsterdam1 alvarado thankgod medellin 123456789qw archibald asbestos episode1 buttlove jetbalance loophole blackadd iamtheone informat
midnight1 carrera4 gauntlet rawiswar stronger governor hutchins paradoxx buttface fenerbahce kenyatta hornyone teresita baggins1 amandine slippers teardrop bassboat
carpenter beachboy mayberry simonsay katerinka holbrook district verycool prufrock bassmast holymoly hamsters supergir hamburg1 boobies1 monmouth foothill sparky12
trainman oakland1 retarded gadzooks pornogra solstice z123456789 assword1 gasoline tigrenok sacramen discgolf mariachi tinhorse rfkmrekznjh bradpitt timepass community
greenwood highball ladyluck topflite prettybo mitsubis fartface cocorico brownie1 1234567t generation blueduck melchior elfstone everythi touchdown technolo leopoldo
puertorico carmella friction speaker1 loislane burunduk gmctruck azwebitalia julianne sprewell francais stonewall profesor minstrel dbrnjhjdyf hotwater itdxtyrj fernandes
verygoodbot vfhecmrf rfhfvtkm dietrich headcase dfcbkmtdf koshechka dima12345 maksimus djkrjlfd leighton moosehea elegance fyfrjylf snoogins vjzgjxnf gangstar lerochka
fighter1 asslicker fuckhole vw198m2n sigsauer maxim1935 wenef45313 10111213 15975321 19966991 19992000 24681357 34524815 96321478 98741236 159357258 741236985 794613852
caramelo munchies maximili swampfox 260zntpc psylocke sugarbear aabbccdd blackeye marilyn1 drummond bigdog69 pentium3 dionysus silverst levelone johnathan draconis
phish420 portsmou hawkdog79 yourself pepperoni 427cobra lysander squirter shortsto freestuff watchdog jo9k2jw2 oqglh565 pmdmscts 640xwfkv bowhunte affinity bagheera
rincewind 19mtpgam19 cubbies1 woodsink alphonse iamthema sexisfun parol999 asscrack 1234567w newjersey djg4bb4b trinity3 phillesh cardigan soldiers endymion searock6
ballpark 24pnz6kc lovergir blackmen omegaman prettyboy barclays alemania steroids tuczno18 scoubidou jerusale tm371855 tiberium calderon alessandra flawless 06225930
bakayaro dropzone academic newhaven cascades quantum1 pimpshit unforgiven ackerman applesauce 31217221027711 prodigy1 123456789qq buffy123 wisconsin fireworks
fucktheworld sexybeast utjvtnhbz hiawatha rotterdam mallard1 esposito roflcopter anfield1 cheburashka rochdale variable goldsink required hshfd4n279 abercrom prostock
343104ky cordless vjzctvmz augsburg nezabudka masterchief tickleme cyjdsvujljv 159753159753 innuendo sandoval komarova necromancer medvedev catsdogs impossible fkbyf001
rfhectkm tatooine guadalup explicit theology emanuela deltaforce woodcock monaliza lambrett condition hayastan overland bearshar vanquish iaapptfcor silencer clayton1
masha123 hustler1 mrbungle karoline pornografia firestarter colole57 ajcuivd289 birdland taliesin applemac kenshiro oldspice dima1993 w8gkz2x1 cigarett steelman birdhouse
gunslinger backpack badboy69 buckskin delicious bandit12 flash123 helloman sillyboy holland1 longview freeport darkknig voluntee scubapro counchac 7777755102q mudhoney
testicle executiv thebeach madelein trillian jazzbass weather1 plumber1 crichton invisible catmando bennyboy schnecke friedric neutrino hartland springfield pinkpuss
tribbles 1samanth dictionary sureshot wooddoor nowayout suckthis bigtitts saltlake delasoul fallout3 kickass1 bikerboy moonglow marciano katmandu paulina1 bmw325is
hangover greendog metro2033 tombstone bruckner collants smoochie excellent benladen philmont darknight thegame1 finished redskin1 froglegs incubus1 primaver fordtruck
yzerman1 charlieb leicester rosemarie yes90125 dallas21 sex12345 legendary justforfun herpderp fkg7h4f3v6 mariajos castello cottages lostlove performa supermanboy
dictiona 0okm9ijn rhfdxtyrj avondale masturba sveta123 revelation s456123789 schumach skorpion39 vfylfhbyrf dima2010 freelancer tujheirf mevefalkcakk dima1234 dima2000
datnigga dmitriev gfyfcjybr destruct quicksan igromania spinning tarasova inkognito shock123 semenova hatesyou tujazopi consense 12332145 12435687 14938685 15975346
38972091 40028922 51842543 123452000 123456780 333222111 chessmaster amekpass zz123456 bassingw sparticu counting jeanpaul fantomen 1starwar motorhea helloween firefly1
123456789aa underwor locksmit volvos40 arwpls4u gridlock lipinski ou8124me rulesyou firetruck seminoles godisgoo freddy12 candybar cucciolo cornholio yyyyyyy1 checkout
vetteman qcmfd454 2kash6zq pokesmot rockfish daveyboy slickric lagrange jalal123 sometimes rileydog meditate construc luvpussy holliste braindea squadron naughtyboy
herschel homewood germania cockring snickers1 andretti shetland wellness sandokan pendulum oldsmobile nicklaus sepultur nowwowtg heartless my3girls fktdnbyf nopasswo
hondaciv tempest1 alakazam nolimit5 biohazar brehznev casper12 ilovelife homedepo caterpillar sk8board hannah01 leviathan peternor bailey12 atletico cubswin1 academia
hardbody fruitcak dudelove el546218 kappasig anathema superpuper 8letters template tvxtjk7r xenocide sasha1234 dcowboys overdose blackmag agbdlcid hfcgbplzq rattolo58
christer hedimaptfcor pdtpljxrf 1234567r herkules sausage1 sharingan jaimatadi lovehurts sanandreas creosote piligrim electronic trujillo dragonfire alessandr az123456
elenberg cosmopolitan enamorad alevtina elektrik qazedctgb ilovepus roadstar sevastopol autechre browncow djkujuhfl lildevil redknapp milligan stiffler altitude iamhappy
bayadera westward cyecvevhbr frfltvbz sweethear volvo850 evermore qaz1wsx2 strider1 nihao123 religion mechanical dressage kellyann strippers antonella fragment mcgregor
redeemer flameboy dukester scorpio7 pourquoi vfrcbv123 4815162342a overture nitehawk milehigh crawfish hornydog tigerpaw k1234567 oldschoo artiller 00197400 section8
racecars sessions vovochka honeybea 11111111a lobster1 evertonf sangeeta starwar1 holly123 superbad buddylee dirkpitt golfcart crazyboy pfeiffer townsend navyblue
avemaria theclown dinmamma supermar rosebuds nottingh rfhbyjxrf katelynn buccanee chihuahu mookie12 parachut bergerac jessicas varadero vivahate coleslaw serenade
rastafari shotguns ferreira bojangle pussylip luckycat matt1234 notorious horny123 sadiedog bigdaddy1 mackdadd budwiser anguilla twinboys handbags moneymak pentium2
specials partytim pacifico reliance astrovan collingw blueballs ghhh47hj764 hideaway oscardog cyberman comeback pitbull1 masters1 freakshow milkshak biscayne priority
oakridge weedhead management sabbath1 jillian1 roberts1 bobbyboy rocket88 seventy7 joesakic ufkfrnbrf cyclops1 gogiants jackryan sexylegs sc0tland mcdowell tinfloor
stratton fishbait quagmire coolbeans printers reinhard redcloud killerbe calamari mollycat sanpedro oldtimer fairfiel starfury cocopuff fullmetal travolta bmw330ci
cannondale b0ll0cks crackhead liveevil curious1 z1234567 delta123 lvbnhbq1 topdevice advantag printer1 totalwar underwoo billions danny123 supertra homegrow supermen
redroses bigfella masterof byajhvfnbrf sweetgirl zqjphsyf6ctifgu flamenco morebeer ironroad viktorija exercise noncapa0 speeding redstone tyrik123 natalia1 gthtcnhjqrf
k9dls02a 1hxboqg2s lhbjkjubz2957704 devo2706 roman222 tamwsn3sja 13324124 36460341 77778888 81726354 86753099 88351132 88889999 299792458 481516234 denman85 roberta1
moreland jasper12 cabinboy opopop11 134kzbip gsewfmck amadeus1 teengirl bellsout belgario 1bulldog hypnodanny wildside aleksand biteme12 whittier cavscout 123456782000
alfabeta ontheroc clapton1 blingbli 545ettvy 2wj2k9oj alcapone flagship muirhead monica69 hightime natedawg eastwest 213qwe879 piehonkii 123456ss vg08k714 baerchen
openwide gfhjkm007 concordi arschloc homicide 89172735872 eeeeeee1 dakota12 troutman andrewjackie dante123 uiegu451 7ovtgimc graceful 766rglqy monorail succubus warlock1
xxxxxxx1 damngood pussyfuck bootsman lsdlsd12 scorelan prometheus cinderel armagedo dirtball jesusislord yankeemp 123456zz jalapeno intimate comander nefertiti incredible
turbodog amaterasu mastercard dorothy1 cathouse cornflak onlyone4 pjflkork frankfurt catsmeow pirrello anchorag sergey123 3xbobobo archives spacebar cfvlehfr peekab00
9379992a hacienda mistydog carter15 thedevil rjhjkmbien a9387670a barbaros dicksuck fatdaddy crabtree raven123 1111111q dodgeviper collins1 tequilla a1l2e3x4 holloway
zaq123wsx ferndale ghbdtngjrf .adgjmptw kingfisher fcbarcelona maintain sidewinder spelling mcfadden alenushka slovakia loveislife brilliant scarecrow vbhjckfdf richland
ilikeyou firewood freshman goforit1 websters lena2010 ghjrehfnehf snowdrop opelastra lesbian1 cessna17 suspende airjordan mizredhe yanshi1982 stargazer julia123 mandy123
thissucks fantasma winthrop werthvfy koteczek clemence obsolete blood123 slowpoke zasranec chuckie1 thegirls armagedd schaefer sevendus multimed baseline doglover
septembr alphabeta kalinina geddylee brittany1 biggreen birmingh tracker1 pyramide rikimaru goodrich firstone hullcity bartender camaroz28 wheaties unlimite confiden
macsan26 carlton1 programm clarkson deadbeat redcross bluejean killabee rifleman natas666 moriarty tomcat14 bootyman 12qw34er56ty gunther1 believer planters bernadet
activate neverdie manning1 war3demo boomtown cindylou billgate penis123 honeybear newzealand trumpets trapdoor veracruz hardtail corpsman 23wesdxc blunt420 blowjob1
chelseaf irondoor tractors islanders kingdom1 bitchedup buffett1 aristotl 159753456852 blackpoo t3fkvkmj netvideo exclusive shaolin1 philips1 noaccess mason123 godloves
bob12345 carriage tomwaits geniusnet jeopardy mcintosh norcross collection tigerwoods newjerse defiance forgotit wolverines longball junglist cornbread motherfuck
porno123 deltaone arclight windsong lightsaber moremoney 123321qq timewarp supercar hardline whattheh neverland smolensk metropolis leapfrog freemail mazahaka 1234567890w
parol123 treehouse daytona1 sssssss1 rockyboy kondom25 1211123a tanzania dumbass1 dimon4ik ktybyuhfl flemming motorhead polo1234 siouxsie vlad1995 timeline fetish01
wessonnn lefthand heatwave henrique skipping warszawa ladyffesta installutil lekbyxxx networkingpe comicsans olegnaruto 12342000 21436587 36987412 66669999 444555666
smallfry 6458zn7a lithium1 chippers penmouse bearcat1 vbitymrf geilesau montgome sd3lpgdr dalglish 1corvett gatekeep spurrier 669e53e1 karishma len2ski1 474jdvff 625vrobg
zesyrmvu damned69 firewire rincewin buddycat yqmbevgk sh4d0w3d gfxqx686 2b4dnvsx takedown bastardo gobruins pornlove wcksdypk 254xtpss harmony1 rlzwp503 bayshore momentum
quant4307 mcfarland austintx jgthfnjh lvjdp383 fuhrfzgc griffey1 patagoni wavmanuk shrike01 broccoli daisymay qpful542 fridolin sarajane northwes duplicate philadelphia
whatthehell kolovrat escorpion volvos80 passward rafferty acuransx gunners1 a19l1980 89211375759 123456aaa nutshell jumpman23 mustanggt sexylove giantess 88002000600
lsia9dnb9y camaleon cathleen theblues sibelius shane123 abramova walleye1 whytesha baranova deeppurple service01 everyone domination spaceboy agamemno settlers goldorak
123456789i creative1 breitlin beavis69 parkside addiction utjuhfabz jor23dan 221195ws oktober7 serega123 melinda1 tecktonik timberwo asdfjkl1 aezakmi1 technology eyeballs
producti ktnj2010 misskitty chargers1 a1234567890 bohemian z123456z dfnheirf zoidberg wildman1 nautique gfhjkm22 iloveass monterre paparoach twisters dashenka severine
alphaomega approved frogger1 bailey01 asturias reanimator angelochek artem2010 benefits anastasiy catering windsor1 1234554321q deadman1 dolemit1 pokerface realmadri
whitewolf theghost stellina streetball astaroth teaparty froinlaven chilango 15s9pu03 brimston woodlawn dominant dimochka splitter arshavin petrovna artem123 spike123
mightymo asparagus vfuyjkbz habanero mariella foundati seashore devilboy esperanza goeagles telefono 1234567k pjcgujrat cruiser1 peanutbutter quattro6 hemmelig breaker1
diabetes channing hxp4life murmansk boy4u2ownnyc explore1 suckit69 surfboar beholder 2bornot2b baller23 crazycat baltazar littlebo buttmunch gatorman twogirls grappler
crickets longbeach western1 monkfish chameleo barbwire overlook vtufgjkbc voldemar bornfree barnyard suckmeoff constance 1234567b realgood vandamme bavarian nastyman
hotwheels golfer12 michelob beerbong crayfish firehous backspace frenchfr bumerang liberate parkview 2bornot2 shitball darksoul painter1 verynice martesana wutang36
sally123 c43qpul5rz mermaids rockhead playhard principa dallas11 jrcfyjxrf hugedick bigchief cabinets dementia dogstyle bodyhamm devotion bigstuff majinbuu winxclub
pitbulls providen marielle chipster backside davidruiz schlumpf bitchedu rounders numberon blacksex crossfir codename bologna1 dalmatio
`;

export const leakedPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
