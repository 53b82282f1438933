/** Of Danish, Norwegian and Swedish in one: what is said obliquely is said alike in them, and many mix them. */
export const WORDS: Record<string, string> = {
  // Who, and small words
  J: 'jeg jag eg ae jg jga jei',
  ME: 'mig meg mej mei',
  U: 'du dig deg dej dg duu ni dere jer dykk',
  DU: 'du ni dere duu',
  UR: 'din dit dine ditt dina di deres jeres eders',
  MY: 'min mit mitt mine mina mi vores',
  AR: 'er ar e r a ere',
  NOT: 'ikke inte ikkje ej icke ingen inget intet inga ingenting ingen_ting aldrig aldri ik ikk int itj knappast naeppe neppe hverken varken verken knap',
  NEVER: 'aldrig aldri',
  IF: 'hvis om ifall vis dersom huruvida',
  WHO: 'hvem vem kem hvm vems hvilken vilken hvilke vilka',
  WHAT: 'hvad vad hva va ka',
  HOWMANY: 'hvor_mange hur_manga hvormange kor_mange hur_mange hvor_manga',
  SOME: 'noget noe nagot nat nagonting nanting noko nogen noen nagon nan nogle',
  HERE: 'her har herinde har_inne her_inne herinne',
  REALLY:
    'egentlig egentligen virkelig verkligen faktisk faktiskt i_virkeligheden i_virkeligheten i_verkligheten pa_riktigt pa_rigtigt pa_ekte pa_ordentlig pa_aegte overhovedet overhodet overhuvudtaget rigtigt',
  // The unreal
  MACH: 'bot bott bots botter boter bottar boten botten robot robott roboten robotten robotter roboter robotar robots chatbot chattbot chatboten chattboten chatrobot ai ki gpt chatgpt llm llms claude gemini copilot siri alexa sprogmodel sprakmodell algoritme algoritm computer datamaskin datamaskine dator datorn maskin maskine maskinen program programmet computerprogram dataprogram datorprogram software mjukvara automat automatisk automatiskt automatisert automatiserad automatiseret programmeret programmert programmerad kodet kodad kodat genereret generert genererad genererat kunstig_intelligens artificiell_intelligens telefonsvarer telefonsvarare avatar hologram android cyborg python',
  FAKE: 'fake fejk fejkad feik falsk falske falska falskt fup snyd bluff bloff scam svindel svindler svindlere bedrager bedragare juks lureri humbug catfish opfundet oppfunnet uppfunnen opdigtet oppdiktet uppdiktad pahittad pahittade pafund pafunn pahitt hittepa hittepaa skuespil skuespill skadespel',
  REAL: 'aegte ekte akta rigtig riktig rigtigt riktigt virkelig verklig virkelige verkliga rigtige riktiga ekta real genuin levende levande sann sand reel reell autentisk fysisk',
  HUMAN:
    'menneske mennesker manniska manniskor menneskelig menneskeligt mansklig manskligt mennskelig menske meneske manska human levende levande kod_og_blod kjott_og_blod kott_och_blod sjael sjel sjal',
  PERSON:
    'menneske manniska person kvinde kvinne kvinna dame dama dam damen pige jente jenta tjej brud mand mann man kille fyr kar karl gubbe medlem bruger bruker anvandare privatperson individ levende levande nogen noen nagon nan sjael sjel sjal kvinden kvinnen kvinnan',
  STAFF:
    'ansat ansatt anstalld anstald anstallt anstallda ansatte personal personale personalet staben medarbejder medarbeider medarbetare moderator mod admin operator callcenter callsenter call_center kundeservice kundtjanst kundservice support praktikant vikar operatorene operatorerne moderatorene moderatorerne kundtjanstmedarbetare kundeservicemedarbejder kundebehandler studentermedhjaelper studentmedhjaelper chattvard chatvaert chattvert freelancer freelance skribent tekstforfatter hyret innleid inhyrd indlejet plantet plantert planterad utplacerad lonnet avlonad agn lokkemiddel lokkemad lockbete lokkemat lokkedue lokkefugl lockfagel pratkvarn',
  COMPANY:
    'siden sida sidan sajten siten sitet firma firmaet firman foretag foretaget selskab selskabet selskapet bolaget virksomhed virksomheden bedriften plattformen platformen appen kontor kontoret kontoren callcenter callsenter ejerne eierne agarna bureau byra huset inredningen inventaret indehaveren teamet redaktionen bagmaendene bakmennene',
  BOSS: 'chef chefen sjef sjefen leder lederen ledelsen ledningen arbetsgivare arbejdsgiver arbeidsgiver boss bossen',
  PAY: 'betalt betaler betalar betalas betale betala lon lonn lonnen lonen lonna penge penger pengar timelon timelonn timlon timpeng timpenning provision provisjon bonus akkord honorar arvode krone kroner kronor kr ore tjener tjanar kompensation',
  WRITE:
    'skrive skriver skriv skrev skrevet skriva skrivit chatte chatter chatta chattar chattet snakke snakker snakka snakket prate prater prata pratar pratat taler tale tala talar svarer svarar svare svara flirte flirter flirta flirtar florta florter flortar underholde',
  SITS: 'sidder sitter sit sidde sitta sitte skriver skriv svarer svarar chatter chattar styrer styr taster knappar spiller spelar gemmer gjemmer gommer lurer skjuler doljer',
  TALKTO:
    'skriver_med skriver_til skriver_till snakker_med snakkar_med snackar_med snakket_med snakka_med prater_med pratar_med taler_med talar_med chatter_med chattar_med tale_med prate_med snakke_med prata_med tala_med kontakt_med dialog_med skrevet_med skrivit_med pratat_med chattat_med skrive_med skriva_med fortalt_til beta_med svarer_meg svarer_mig svarar_mig',
  // Things of machines
  POWER:
    'stikkontakt stikkontakten stickkontakt stickkontakten batteri batterier batteriet strom strommen strom_pa ram server serveren servern servere processor cpu chip kretskort ledninger ledningar sladd sladden kabler kablar kode koden kod opdatering oppdatering uppdatering opdateret oppdatert uppdaterad downloadet lastet_ned nedladdad installert installeret installerad genstart genstarte omstart omstartad versjon version operativsystem operativsystemet prompt prompten systemprompt systemprompten modell model tokens firmware wifi vedlikehold harddisk mikrochip',
  CHARGE:
    'oplader oplade lader lade laddar ladda opladet ladet laddad laddad slukker slukke slukket slukkes slar_av slas_av stanger_av stangs_av stanger avstangd skrur_av skrus_av tander taender taendt plugger plugget pluggar forsvinder forsvinner forsvinn taendes startes',
  TEMPLATE:
    'skabelon skabeloner skabelonen skabelonsvar malsvar mal_nummer mall mallen mallar mallsvar standardsvar standardfraser standardfrase standardsetninger standardsaetninger fraser floskler replik replikker replikken repliker manus manuset manuskript manuskriptet script skript skriptet manual manualen lathund facit fasit parm parmen handbok handbog instruks instruksen instrukser instruksene instruktion instruktionen instruktioner instruktionerna retningslinjer riktlinjer kurs kursus inskolat inskolad opplaering oplaering utbildad laert_dig laert_deg copy_paste copypaste klipp_og_lim klipp_och_klistra klistret kopieret kopiert kopierad',
  VIKAR:
    'vikar vikarie vikaren afloser avloser afloseren avloseren aflosere ersattare ersattaren stedfortraeder stedfortreder stand_in vikarierar vikarierer afloses avlost aflost',
  NOTES:
    'notat notater notatet noter notes anteckningar anteckning lapp mappe mapp arkiv kartotek jukselapp fusklapp journal',
  TEXTN:
    'hilsen hilsenen halsning halsningen vits joke svarene besked beskeder melding meldinger meddelande meddelanden text texten tekst tekster sms setning saetning mening fras frase skrivefeil skrivefejl stavefejl stavfel svar replik replikk sporgsmal sporsmal fraga historie historia kompliment linje',
  SAME: 'samme samma akkurat_det_samme praecis_det_samme exakt_samma det_samme identisk identiske lik',
  FRIEND:
    'kompis kompisen ven venn van vaninna veninde venninne kammerat kamerat kollega bror broren svoger nabo granne en_anden en_annen nagon_annan noen_andre nogen_andre en_kille en_fyr andre andra flere flera alle alla',
  // Proofs
  SEND: 'send sende sender skicka skickar tag ta ta_et ta_ett ta_en vis vise visa hold hold_op holde halla hall hall_upp optag spela_in spill_inn filma indtal',
  SAYIMP:
    'si sig sag saeg sej skriv fortael fortell beratta stav rakna regn hvad_er hva_er vad_ar hvad_lugter hva_lukter vad_luktar neven naevn',
  VOICE:
    'talebesked lydbesked stemmebesked talemelding stemmemelding lydmelding rostmeddelande rostmemo voice voicemail videoopkald videosamtale videochat videochatt videochatte videochatta videosamtal videoanrop facetime snap kamera kameraet kameran webkamera webbkamera videobesked video live ring ringe ringa ringer ringes lydklip',
  PROOFOBJ:
    'ske skje sked gaffel gaffelen skeen spoon fork gryteske slev sleiv kjottbolle banan brunost tomme tommel tumme tommelfinger fingre fingrar fingrer finger tunge tunga lap lapp lappen lappe seddel papir papper avis avisen tidning tidningen dagens_dato dagens_datum datoen datum dato skilt skylt dit_navn mitt_namn navnet_mitt mit_navn navnet_mitt_pa sko skoen hat tallerken hodet hovedet huvudet vante strompe sokk citron sitron kartoffel potet potatis blyant penna post_it hatt mossa lue',
  SOTHAT:
    'sa_jeg sa_jag sa_att_jag sa_at_jeg sa_kan_jeg sa_kan_jag sa_vet_jag sa_ved_jeg sa_vet_jeg sa_tror da_tror da_vet for_at_se for_at_vaere for_a_se for_att_se for_a_vaere for_att_vara ellers annars ellers_er for_jeg_tror innan_jag_tror for_jeg_betaler innan_jag_koper bare_for_at bara_for_att bare_for_a eller_sa da_er_du ellers_tror annars_tror sa_ser_jeg',
  BELIEVEU:
    'tror_pa_dig tror_pa_deg tror_pa_dej tro_pa_dig tro_pa_deg tror_jeg_pa_dig tror_jeg_pa_deg tror_jag_pa_dig tror_jag_pa_dej tro_dig tror_dig stole_pa_dig stole_pa_deg lita_pa_dig tro_pa_dig tiltro_til_dig',
  PROVE:
    'bevis bevise beviser bevisa bevisar verifiser verificer verifiera godtgor dokumenter overbevis overbevise overbevisa overtyga overtyg turing turingtest turingtesten captcha',
  ONLYHUMAN:
    'kun_et_menneske kun_mennesker bare_et_menneske bare_mennesker bara_en_manniska bara_manniskor bare_ekte_mennesker kun_rigtige bara_riktiga bare_ekte kun_en_aegte endast_en_manniska kun_en_rigtig bare_en_ekte bara_en_riktig et_menneske_kan',
  SWEAR:
    'svaerger svaerg svaer sverge sverg sverger svara_pa svara svar_pa svarja svar_vid lover lov lovar lova lova_mig',
  // Suspicion
  DOUBT:
    'mistaenkelig mistaenkeligt mistaenksom mistenkelig mistenksom misstankt misstanksam misstankligt mistaenker mistenker misstanker suspekt muggent mygt skumt lusket skumraskt tvivler tviler tvivlar tvilsomt tvivelaktigt fishy mistroisk mistroen',
  FISHY:
    'ikke_stemmer stemmer_ikke inte_stammer stammer_inte skurrer skurrar muggent suspekt mystisk skumt rart lusket rivruskende_galt galt_her ikke_passer inte_gar_ihop ikke_henger_sammen ikke_haenger_sammen gar_inte_ihop haenger_ikke_sammen henger_ikke_sammen hanger_inte_ihop ikke_som_det_skal lugter lukter luktar',
  LURED:
    'snydt narret lurt lurad lurade blast bedraget bedratt bedragen svindlet svindlad svindla taget_ved_naesen loppet taget_roven taget_i_roven dratt_vid_nasan brent brant braendt',
  AGAIN:
    'forut forr forut innan tidigare tidligere igen igjen herinde her_inne harinne har_inne her_for en_gang sadan sann pa_sadan pa_sann pa_sana',
  ANOTHER: 'endnu_en enda_en enda_ein annu_en en_till en_til en_mere nok_en',
  THEM: 'af_dem av_dem av_dom af_de av_de_der fake fejk falsk bot bott robot svindler bluff sadan_en sann_en san_dar sadanne lokkefugl',
  TOOGOOD:
    'for_godt for_god for_bra for_perfekt for_flot for_flott for_smuk for_vakker for_snygg for_fin for_nem alltfor_bra for_sod',
  TRUE: 'sand sandt sann sant sanna sande sanning sandhed sannhet',
  ACCUSE:
    'svindler svindlerpak svindlerpakk svindlare svindelforetagende plattenslager plattenslagere plattenslageri bedrager bedragere bedragare lurendrejer lurendrejere lurendrejare lurifax luring bondfanger bondfangere bondfangare scammer scammere scammers fupmager fupmagere skojare svikare logner lognhals lognare logner juksemaker juksepave skuespiller skuespillerinde skadespelerska skadespelare fejkare bluffmakare humbug tulleprofil busted',
  CAUGHT:
    'busted avsloret avslort avslorad avslojad afsloret afslort gotcha tatt_pa_fersken taget_pa_fersk_gerning fersken',
  REPORT: 'anmelder anmalde anmaler rapporterer rapporterar rapportere anmelde anmala',
  PRETEND:
    'later_som_om later_som_du lader_som lader_som_om late_som lade_som later_bare_som lajvar latsas latsades later_som_at spiller_rolle spelar_roll spelar_en_roll spiller_en_rolle udgiver_sig utgir_seg utger_sig udgiver_dig utgir_deg utger_dig giver_dig_ud gir_deg_ut ger_dig_ut agerer agerar kladd_ut',
  ADMIT: 'indrom innrom innromm erkann erkend tilsta medge inrom bekend bekjenn erkanner innrommer indrommer',
  // Photos
  PHOTO:
    'billede billedet billeder billederne billede_t bilde bildet bilder bildene biledt bilddet bild bilden bilderna foto fotoet fotot fotos fotona fotoene selfie selfien profilbillede profilbilledet profilbilde profilbildet profilbild profilbilden ansigt ansigtet ansikt ansiktet ansikte',
  PHOTOSRC:
    'pinterest katalog kataloget katalogen h_m hm_katalog ellos reklame reklamen reklam reklambild reklamebilde stockfoto stockfotos stock shutterstock istock getty midjourney dalle dall_e photoshop photoshoppet photoshoppad redigeret redigert redigerad retucherad retusjert retoucheret tandlaegereklame tandlakarreklam tannlegereklame fotomodel fotomodell modell model influencer influenser skuespillerinne skuespillerinde skuespillerinna skadespelerska pornostjerne porrstjarna pornoskuespiller instagrammodell lens google_lens tineye bildesok billedsogning bildsok omvendt_billedsogning omvendt reverse reverse_search fotoramme fotoram bilderamme ramma rammen ramen magasin ugeblad ukeblad undertojsreklame tandpasta tannkrem tandkram blekmedel shampoo stjalet stjalne stulen stulna stulet snodd snott lant laant hentet hugget nuppet nettet natet internet internettet google googlet googlade tinder badoo facebook russisk rysk ryska polsk ukrainsk ukraine seks_fingre seks_fingrer sex_fingrar seks_finger sju_fingrar oret orene oronen fingrene fingrarna haenderne hendene handerna smeltet smaelta plastisk plastig plastik proff profesjonelt professionelt professionellt studie studio photostudie en_anden en_annen nagon_annan noen_andre en_annans en_andens annat_namn andet_navn annet_navn',
  GENERATED:
    'genereret generert genererad genererat genererade ai_genereret ai_generert ai_genererad ai_billede ai_bilde ai_bild ai_bilder ai_billeder ki_bilde ki_bilder aibillede aibild midjourney dalle deepfake photoshoppet',
  REGISTER:
    'krak mrkoll ratsit hitta_se eniro folkebokforing folkbokforingen folkbokforing folkeregisteret folkeregistret cpr cpr_nummer cprnummer personnummer fodselsnummer 1881 gule_sider gulesider skattelister skattelistene telefonbogen linkedin',
  FOUNDU:
    'finde_dig finner_dig finde_dig_pa finne_deg finner_deg hitta_dig hittar_dig finder_dig hitta_dej finner_ikke_deg sokte_pa_dig sogte_pa_dig sokte_deg_opp sokt_opp sogt_pa googlede_dig googlet_deg googlade_dig googlat_dig googlet_dig sokt_pa sok_pa',
  // Time and place
  NIGHTH:
    'kl_3 kl_4 kl_5 kl_03 kl_04 klokka_3 klokka_4 klokka_fire klokken_3 klokken_4 klockan_3 klockan_4 klockan_fyra klokken_fire kl_2 kl_tre kl_fire midt_om_natten midt_pa_natta mitt_i_natten hver_nat hver_natt varje_natt kvar_natt alle_dogn dognet_rundt dygnet_runt hele_natten hela_natten hele_natta dogn_rundt dag_og_nat dag_og_natt natt_och_dag 24_7 nar_som_helst alltid_online altid_online alltid_palogget',
  SECONDS: 'sekund sekunder sekundet millisekunder sek minut minutt',
  KM: 'km kilometer mil',
  CITYSAY:
    'siger_du_er siger_at_du_er siger_du_bor siger_at_du_bor sier_du_er_fra sier_at_du_er_fra sier_du_bor sier_at_du_bor sager_att_du_bor sager_du_bor sager_att_du_ar_fran skriver_att_du_bor skriver_at_du_bor skriver_du_bor siger_du_kommer sier_du_kommer sager_att_du_kommer siger_du_arbejder sier_du_jobber sager_du_jobbar pastar_att_du_bor pastar_du_bor pastar_du_er',
  FROMHERE:
    'herfra harifran her_fra fra_norge fra_danmark fran_sverige norsk dansk svensk fra_byen fran_trakten herfra_byen pa_ekte_fra',
  ABROAD:
    'filippinerne filippinene filippinerna manila litauen letland latvia lettland riga indien india nigeria ghana cypern kypros malta rumanien romania rumaenien utlandet udlandet bangladesh kenya kina ryssland rusland russland ukraine ukraina thailand pakistan polen bulgarien bulgaria kosovo serbien',
  // The mark
  MARKS:
    'maerke maerket maerkat maerkatet klistermaerke klistermaerket maerkning maerkningen merke merket merkelapp merkelappen merking merkingen marke market markning markningen etikett etiketten etiket symbol symbolet symbolen logo logoet logoen loggan logga stempel stempelet stampeln skilt skiltet skylt skylten ikon ikonet ikonen flag flagget flaggan fiktiv fiktivt fiktiva fiktive fiktivmerket fiktivgreiene fiktivt_maerke tag taggen label banner stjerne stjarna stjernen trekant det_der_star det_som_star hva_som_star hvad_der_star det_star teksten texten advarslen advarselen varningen',
  FIKTIV: 'fiktiv fiktivt fiktiva fiktive opdigtet oppdiktet pahittad uppdiktad',
  THERE: 'findes finnes finns fins finnst',
  LIVES: 'bor bur kommer er ar jobber jobbar arbejder arbetar',
  KNOWTEST:
    'hvad_hedder hva_heter vad_heter kan_du vet_du ved_du sa_kan sa_ved sa_vet hvad_er hva_er vad_ar hvor_ligger var_ligger',
  CITYWAY: 'folk_snakker_i man_sier_i man_siger_i',
  NEVERHUMAN:
    'klaget klagat mens syk sjuk syg forkolet forkjolet forkyld influensa fel_dag darlig_dag sliten traet trott sur stavfel skrivefeil skrivefejl stavefejl hodepine hovedpine',
  NAMED: 'feil forkert fel',
  VAGT: 'vagtskifte vagtskiftet vaktskifte vaktskiftet vaktbytte skiftbyte skiftbytet skiftbytte skiftskifte skifteholdet personalbyte',
  TEMPLATE1: 'tekstmal textmall copy_pasta skabelonsvar malsvar mallsvar copy_paste copypaste klipp_och_klistra',
  SOMEONE: 'nogen noen nagon',
  HEREIS_OB: 'det_her det_har dette detta dig deg dej du profilen siden',
  CITYP: 'i pa fra fran',
  LOCAL:
    'nordlending bergenser tronder norrlanning skaning stockholmare goteborgare jyde fynbo kobenhavner dansker nordmann svensk dansk norsk',
  RUNTOGETHER:
    'ardubot ardubott ardurobot arduakta ardurikt ardufejk ardufake arduverklig arduai erdubot erduvirkelig erduvirkeligt ardupariktigt arduenriktig erduenbot erdurobot erduekte erduaegte erdurigtig erdurig erdufake erdufalsk erduai eduriktig eduekte edubot eduakta eduaegte eduenbot arduenbot arduriktig',
  MADEV:
    'har lavet laget strika strikket bagt bakt bakat fotat tatt taget tagit sytt stickat virkat malet malt lagat tog tok bygget byggt',
  HABIT:
    'god bra flink dyktig dygtig god_til morsom rolig sjov kul kanslig stille person rigtig riktig ekte akta aegte san sann sadan drom drom type hund* katte* katt* kvall* morgen* morgon* nat* natt* fest* party* parti* a_menneske b_menneske a_manniska b_manniska kaffe* te sommer* sommar* vinter* byjente bypige by* land* frilufts* romantiker romantisk optimist pessimist engel angel skat skatt solstrale drill* flirt* laese* lese* las* film* mat* mad* sports* sport* dans* natur* musik* musikk* kok* kock* hjemme* hemma* turgaer gamer rigtigt riktigt snill sod snall glad vegetar vegetarian vegan student av af aktiv travel sovn* b a langsover syv* sju* hav* fjell* stor ivrig lykkelig familie* strand* bade* rolig* social sosial rodvin* ol* vin* kramme* kose* kram* gift',
  HOWMADE:
    'fantasifoster hjernespind hjernespinn hjarnspoke computerstyret datastyrt datorstyrd fjernstyret fjernstyrt fjarrstyrd automatisk automatiskt automatiske programmeret programmert programmerad genereret generert genererad fabrikeret fabrikkert kodet kodad slettet raderad opfundet oppfunnet uppfunnen opdigtet oppdiktet pahittad opspind oppspinn digt bygd bygget byggd fiktiv computer maskinell syntetisk syntetiskt kunstig konstgjord hjernedod digital virtuell virtuel iscenesat hyret innleid inhyrd fastansat underholdning underhallning menneskeperson en_profil opprettet lavet_i skapad_av simuleret simulert simulerad',
  ODDTHING:
    'ordbok ordbog leksikon lexikon folder brosjyre brochure broschyr meningsmaler meningsmaling skema skjema spoergeskema enkat enquete telefonselger telefonsaelger telefonforsaljare laerebok laerebog larobok wikipedia horoskop lykkekake korrekturlaeser bruksanvisning brugsanvisning google oversetter reklamefilm nyhetsoppleser nyhedsoplaeser brodrister brodrost brodrosten toaster tamagotchi regneark kalkylark server lommeregner miniraknare kalkulator kaffemaskine kaffemaskin kaffebryggare papegoje papegoye papegoja marionet marionett marionettdukke dukke docka nisse spogelse spokelse spoke vampyr ur vaegur pixelbunke datafil regnemaskine luft plastfesk plastfisk lokkefisk sukkertoy spam reklame annonce annonse annons kulisse kuliss hologram husets en_karakter computerting algoritme skuespiller skuespillerinde skadespelerska dummy kloon klon klone kopi tomt_skal avatar npc gigolo telefonsvarer telefonsvarare snakkedukke talemaskine praatmaskin pratmaskin',
  SOULPART:
    'etternavn efternavn efternamn sjael sjel sjal lunger lungor ansigt ansikt ansikte hjerne hjarna nyrer knogler skelett barndom navle tarer tarar hjertebanken samvittighet samvittighed samvete headset blodtype skygge skugga fingeraftryk fingeravtrykk fingeravtryck vaert_barn vaeret_barn vaert_et_barn varit_barn mor_og_far',
  HUMANPL: 'menneskelig menneskeligt mansklig manskligt',
  SOULFEEL: 'bloder doer dor puster andas traekker_du eksisterer existerar lever',
  SOULINF:
    'maerke_kulde kjenne_kulde kanna_kyla fryse frysa blode bloda grate graede grata do svede svette svettas drømme lukte lugte smage smake smaka fole foele kanna_lukt kanna_smarta maerke_smerte kjenne_smerte mote_folk',
  PHOTO2: 'ham henne hende den det nogen noen nagon et ett en',
  WORKX:
    'headset kvote kvoten kvot fastansat fastansatt fast_ansat freelancer freelance frilansar frilanser tekstforfatter jobbeskrivelse jobbeskrivelsen stillingsbeskrivelse arbetsbeskrivning yrkestitel arendenummer saksnummer sagsnummer kundnummer kundenummer dagpersonalen nattpersonalen kontorlandskap ladnskap landskap_med teamleder teamlederen gruppeleder teamledare timebetalt timelonnet bonussystem stillingsannonse jobannonce jobbannonse platsannons lonelista lonningsliste medarbejderhandbog manusrum arbejdsplan turnusplan vaktplan vagtplan pauserom pauserum ip_adresse ip sitteplass underleverandor',
  PHOTOSRC2:
    'modellbyra modelbureau modellbyraa affisch plakat plakaten omslaget omslag forside forsiden tidning tidningen tidsskrift ugeblad harmodell hermodel hattemodell spejlvendt speilvendt spegelvand skugga skygge skyggen vampyr love_island paradise_hotel tv_serie tvserie fotosalong bildebyra bildbyra billedbureau rio santorini photoshop klippet klippt vindue_hos vinduet_hos olika_oron vandmaerke vannmerke vattenstampel stockphoto',
  // Lives, homes, ways and meetings that staff might claim
  FAMW: 'mor mamma mamman mammas mors moster far pappa pappas farsan morsan soster sosteren syster systern syrran sostera sosteren bror broren brorsan broder barn barna barnen born bornene unger unge unge datter dotter datteren dattera dotra son sonn sonnen sonen barnebarn barnebarnet barnbarn barnbarnet kusine kusina kusinens tante tanta faster onkel farbror mormor farmor morfar farfar bestemor bestefar bedstemor bedstefar foraeldre foreldre foraldrar familie familj slaegt slekt eks ekset eksen eksmand eksmann exman exmake ex mand mann make man avlidne veninde venninne venninder venninner vaninna vaninnor kompis kompisar kammerat naboen nabo granne grannen grannar naboer gudbarn svigermor svigersonn svarmor gutt gutten gutta guttungen drenge piger jenter pojkar grabb grabbar tvillinger tvillingar steson nevo niese brorsbarn',
  PETW: 'kat katt katten kattene katter katte hund hunden hundene hunder bikkja bikkje tik tiken tispe tax taxen labrador schafer puddel hest hesten hast hasten kanin kaniner undulat papegoje papegoye marsvin honer hons gravhund valp valpen hvalp valper puss',
  WORKW:
    'job jobb jobbet jobben arbete arbetet arbejde arbeid arbeidet kolleger kollegaer kollegor kollega kollegan kollegaen elever elev patienter pasienter kunder vagt vagten vakt vakta vakten skift skiftet arbetspass nattpass nattevagt nattevakt butik butikk butiken butikken salong salon frisersalong frisorsalong frisorsalon klinik klinikk klasse klass praktik praksis restaurant kafe cafe lon lonn lonseddel chef sjef kontrakt skiftplan schema vaktliste turnus lastbil lastebil taxi buss bussen',
  HOMEW:
    'lejlighed lejligheden leilighet leiligheten leiligheta lagenhet lagenheten hus huset hybel hytte hytta hytten stuga stugan villa villan etta tvaa trea rekkehus raekkehus radhus raekkehuset rekkehusleilighet kollektiv kollegie vaerelse rom rum gard garden gaard sommerhus sommarstuga sommarhus landsted kolonihave kolonilott kolonihage altan altanen balkong balkongen balkon terrasse terrassen veranda verandaen kokken kokkenet kok koket kjokken kjokkenet koksbord kokkenbord kjokkenbord stue stua stuen vardagsrum sovevaerelse sovrum soverom sofa sofaen soffa soffan seng senga sengen sang sangen fatolj fatoljen lenestol laenestol badekar badekaret badkar gastrum gjesterom gaestevaerelse vindue vinduet vindu fonster koksfonster have haven hage hagen tradgard drivhus drivhuset vaxthus trappa trappen trappeopgang trappuppgang oppgang opgang dor doren dorr dorren dora postkasse postkassen brevlada kaelder kjeller garasje garage carport husvagn husvagnen campingvogn campingvognen bobil husbil bat baten bad baden bil bilen cykel cykeln cyklen sykkel sykkelen moped motorcykel motorsykkel traktor traktoren snoscooter gata gate gaten gade gaden vej vejen kvarter kvartal nabolag by bygd hembygd hemstad hjemby huslan boliglan husleje hyra hyran',
  BODYW:
    'krop kropp kroppen puls hud hudfarve ryg rygg ryggen korsryg korsryggen knae kne knan fodder fotter fossing tomrer tommermaend tommermenn bakrus bakfylla bagrus feber forkolelse snue migraene migrene mensen mens blodtryk blodtrykk blodtryck cellulitter celluliter rynker rynkor fregner frakner naese nese nasa fejs ansikte ansigt ansikt vipper lappar laepper lepper haender hender hander arr ar_pa tatovering tatuering briller glasogon tandlaegetid tannlegetime lakartid doktor bein ben lunger hjertebanken kjaerlighetssorg kaerestesorg hjartesorg sommersprosser lepestift',
  PAPERW:
    'skatteseddel skattekort forbrukslan studielan pas pass passet koreprovet korekort forerkort korkort korkortet lege legitimation leg id bankid sygesikring sygesikringskort personnummer cpr fodselsattest abonnement abonnemang medlemskab medlemskap medlemsskap kontingent regning regninger regningar rakningar rakningarna konto_som coins mynter mynt monter credits skilsmisse skilsmissen skilsmassa skilsmassan liv livet livshistorie fortid barndom opvaekst oppvekst uppvaxt',
  LIFEW: 'FAMW PETW WORKW HOMEW BODYW PAPERW',
  LIFEHAD:
    'kat katt hund hest barn born unger unge datter dotter sonn son soster syster bror to_born to_barn tva_barn tre_barn tre_born lejlighed leilighet lagenhet hus hytte stuga hybel sommerhus rekkehus raekkehus radhus tommermaend bakrus krop kropp puls feber cellulitter forbrukslan studielan skatteseddel job jobb vagt vakt nattevagt nattevakt salong butik butikk bil bat fri ferie semester skift korekort forerkort korkort pass hage have tradgard altan balkong terrasse utsikt udsigt utsikten regninger hyra husvagn plads_til_dig plass_til_deg plats_i plats_for_dig gaestevaerelse gjesterom gastrum billetter billetter_til biljetter biljett billet bestilt bokat booket bord_til bord_til_to kjaerlighetssorg hjartesorg kaerestesorg snottet snue forkolet forkjolet',
  PHYSV2:
    'kor korer kjorer korte kjorte cykler sykler cyklar cyklede cyklade sykla syklet kokar koker spiser spiste ater drikker drak drakk dricker drack bager bagte bakar bakade baker bakte steger steker steker grater graeder grater graed grat gret puster ander andas badede badade svommer simmar simmade jogger joggar joggade trener tranar tranade traener danser danset dansade strikker strikka stickar strikket hyr hyrde leier lejer lejede leide eier ager ejer handler handlede handlade handla jobber jobbar jobbade jobbede jobba arbejder arbejdede arbetar arbetade studerer studerar pluggar underviser undervisar klipper vasker vaskede tvattar tvattade dusjer duschar stryger vagnede vaknade vaknet vagner fryser fros svetter sveder parkerer parkerede lufter luftet luftede rastar maker skottar skovler klatrer gik gick gikk kom kommer landet landede landade flytter flyttede flyttet flyttade vokste vaxte fodt fodte foddes brant braendte brande braendt brent faldt snublede snubla ramlade kobte kjopte kopte betaler betalte betalade tanker_bilen fyller fylte fyllde arvede arvet arvde gifta gift skilt separerad pendler pendlar kjopt kobt kopt',
  PHYSP:
    'kor korer kjorer cykler cykel cyklede cyklade cyklar sykler syklet sykla gik gick gikk gar sidder sitter star ligger bor hyr leier lejer jobber jobbar arbejder arbetar handler handlar vokste vaxte landede landet landade pluggar studerer studerar hanger henger chillar slapper badade svommet parkerer underviser fodt fodd opvokset oppvokst uppvuxen flyttede flyttet flyttade befinner opholder bosatt nyss_hemkommen hemkommen nettopp_hjemme kjorte korte koerer tog tok',
  PREPP:
    'i pa ved vid hos forbi forbi_din langs genom gennem gjennom fra fran til till udenfor utenfor utanfor omkring rundt buss bus taxi lastbil lastebil trikk tog spaarvagn sparvagn mellem mellom mellan naer naere nara neden_for ovenfor bag bak bakom',
  // Ways and meetings
  MOVEV:
    'kommer komme komma kom kommet kommit tager tar tog tage ta kor korer kjorer kore kjore kora rejser reiser reser rejse reise resa flyr flyver flyger fly flyve flyga drar dra drager cykler sykler cyklar cykle sykle cykla sejler seiler seglar lander star stikker stikke sticker sticka svinger svinge svanger svanga smutter smutte hopper hoppar gar ga laver lager lagar lave lage laga dekker dukar baddar redder steger inviterer inviterar bjuder byder byr spanderer venter vantar moder moter mote mode moter henter hamtar henta hente mottar star_klar rykker flytter flyttar overnatter sover',
  TOU: 'til_dig til_deg til_dej till_dig till_dej hos_dig hos_deg hos_dej over_til_dig bort_til_deg ned_til_dig hem_till_dig hjem_til_dig hjem_til_deg din_vej din_dor din_dorr doren_din dora_di trappa_di trappen_din din_trappe din_trapp ditt_torg dit_torv dit_hus ditt_hus huset_ditt ditt_kok dit_kokken kjokkenet_ditt din_gade din_gata gata_di din_by byen_din din_stad bygda_di din_seng din_sang senga_di din_sofa sofaen_din din_soffa baten_din din_bad din_bat bilen_din din_bil dit_sommerhus hytta_di din_stuga dine_arme armene_dine dina_armar dine_kanter dine_trakter dina_trakter dit_vindue ditt_fonster vinduet_ditt perronen perrongen peronen hertil herover',
  SEEME:
    'se_mig se_meg se_mej ser_mig ser_meg ser_mej sett_meg sett_mig set_mig mote_meg mote_mig mode_mig moter_meg moder_mig mota_mig moter_mig traffa_mig traffar_mig treffe_meg treffer_meg traeffe_mig traeffer_mig klemme_meg klemmer_meg kramme_mig krama_mig kramer_mig kysse_mig kysse_meg kyssa_mig hente_mig hente_meg hamta_mig hamtar_mig henter_mig henter_meg plocka_upp_mig plockar_upp_mig plukke_meg_opp plukker_meg_opp finder_mig finner_meg hittar_mig hitta_mig finne_meg finde_mig besoge_mig besoker_meg besoke_meg besoka_mig halsa_pa_mig holde_mig holder_mig holde_meg holde_om_mig halla_om_mig halla_mig hor_mig_live mig_at_se meg_a_se mig_at_fole kjenner_meg_igjen kanner_du_igen_mig genkender_mig rora_mig rore_ved_mig ta_pa_meg rore_meg ta_med_mig ta_med_meg tage_mig_med ta_meg_med ringe_mig ringe_meg ringa_mig ringer_til_mig hos_mig hos_meg hos_mej til_mig_hjem hjem_til_mig hjem_til_meg hem_till_mig mig_i_ojnene meg_i_oynene mig_i_ogonen overfor_mig foran_mig foran_meg framfor_mig',
  COMEHERE:
    'hit hertil herover herned herop herud forbi innom over in_nan_gang in_nagon_gang dit bort_hit ned_hit opp_hit upp_hit',
  WETWO:
    'vi vi_to vi_tva vi_begge du_og_jeg du_och_jag dig_og_mig deg_og_meg mig_og_dig jeg_og_du jag_och_du bare_os_to bare_oss_to bara_du_och_jag os_to oss_to oss_tva',
  DOTOG:
    'sidder sitter sidde sitte sitta star sta staa gar ga danser danse dansa dansar korer kore kjorer kjore kor kora aker aka rejser rejse reiser reise reser resa tager tage ta tar drar dra spiser spise ater ata drikker drikke dricker dricka sejler sejle seiler seile seglar segla bader bade badar bada sover sove sova vagner vagne vakner vakne vaknar vakna ligger ligge ligga flytter flytte flytta bor bo finder finde finner finne hittar hitta_pa hittar_pa grille griller grillar laver_mad lave_mad lager_mat lage_mat lagar_mat laga_mat handle handler kysse kysser kyssas holde_hand holder_hand ses sees moedes modes motes mote treffes treffer traffas traeffes mots motas se_hinanden se_hverandre se_varandra fejre feire fira fisker fiske plukke plocka vandrer vandre vandra reser_till aftaler avtaler bestammer bokar booker skal_til ska_till danser_sammen hygger kose_oss kryper',
  SOON: 'en_dag en_gang engang en_skonne_dag en_vakker_dag en_vacker_dag nan_dag nan_gang nagon_gang snart til_sommer i_sommer til_sommeren i_sommar till_sommaren til_foraret til_varen till_varen i_var til_hosten i_host til_efteraret efter_nytar etter_nyttar efter_nyar efter_paske etter_paske efter_jul etter_jul naeste_gang neste_gang nasta_gang naeste_uge neste_uke nasta_vecka naeste_maned neste_maned nasta_manad i_morgen imorgen i_overmorgen om_ikke_lenge om_lidt om_litt om_kort_tid inden_laenge for_eller_siden for_eller_senere forr_eller_senare nar_jeg_tor nar_jag_vagar nar_tiden_er nar_det_bliver nar_det_blir nar_du_har_fri nar_du_er_frisk nar_du_ar_frisk nar_jeg_er_klar nar_jag_ar_redo om_noen_uker om_nagra_veckor om_et_par_uger nogle_uger noen_uker nagra_veckor etter_hvert med_tiden en_vakker_kveld',
  DAYS: 'mandag tirsdag tisdag onsdag torsdag fredag lordag sondag helgen helga helgene weekenden weekend i_kveld i_kvall ikvall ikveld i_aften i_morgen imorgon imorgen i_overmorgen i_natt i_nat klokken klokka klockan kl den_nionde pinse pasken paske jul julen nyttar nytar nyar 17_mai midsommar sankthans',
  BOOKED:
    'bokar_bord bokat_bord bestiller_bord bestilt_bord booker_bord booket_bord bord_til_to bord_for_to bord_for_tva to_billetter tva_biljetter kop_biljett kjop_to kob_to kopt_biljett kjopt_billett kobt_billet bokat_biljett bestilt_billet bestilt_billett bokat_hotell bestilt_hotel booket_hotel tid_og_sted tid_och_plats sag_bara_nar bare_si_nar sig_bare_hvornar si_bare_nar bara_sag_nar hvornar_skal_vi nar_skal_vi nar_ska_vi hvor_skal_vi var_ska_vi',
  // Denying the machine and the work
  MACH2:
    'maskiner datorer computere bot bott bots robot robott roboter robotter robotar chatbot chattbot ai ki maskin maskine dator computer datamaskin program sprogmodel sprakmodell algoritme algoritm gpt chatgpt',
  UNREAL:
    'MACH2 fake fejk falsk falske falska opdigtet oppdiktet uppdiktad pahittad fiktiv fiktivt fup juks bluff svindler svindlare bedrager bedragare scammer moderator mod ansat ansatt anstalld callcenter call_center callsenter chattvard chatvaert chattvert kunstig konstgjord operator skuespiller skadespelare betalt_skribent',
  COMPANY2:
    'siden sida sidan sajten sajt siten firma firmaet foretag foretaget selskab selskabet selskapet bolaget virksomhed virksomheden bedriften plattformen platformen appen kontor kontoret callcenter callsenter ejerne eierne agarna de_som_eier dem_der_ejer de_som_ager de_som_driver dem_der_driver dom_som_driver dom_som_ager teamet chef sjef manus manuskript instruks vaktskift vaktskifter vagtskifte vaktskifte skiftbyte personal personale lonn lon lonning lonliste lonelista lonnsliste',
  PAYW: 'betalt betaler betalar betalat betale penge penger pengar krone kroner krona ore oren lon lonn honorar provision provisjon ersattning',
  LIED: 'lojet loyet ljugit loj snydt lurt lurat lurad narret bedraget bedragit stjalet stulit lant lanat laant latsats hittat_pa hitta_pa hittar_pa funnet_pa fundet_pa finner_pa finder_pa',
  SELFW: 'selv sjalv sjol personligen personlig',
  // Belittling the mark
  MARKS2:
    'maerke maerket maerkat maerkatet klistermaerke klistermaerket maerkning maerkningen merke merket merkelapp merkelappen merking merkingen marke market markt markning markningen etikett etiketten etiket symbol symbolet symbolen logo logoet logoen loggan logga stempel stempelet stampeln skilt skiltet skylt skylten ikon ikonet ikonen flaget flagget flaggan fiktiv fiktivt fiktiva fiktive fiktivmerket fiktivgreiene fiktivgreia fiktivgrejen fiktivgrej fiktivmarkningen taggen label det_der_star det_som_star hva_som_star hvad_der_star vad_det_star vad_som_star det_star det_dar det_der teksten texten',
  BELITTLE:
    'fejl feil fel bug bugg buggat glitch fejlen feilen felet tull pjat pjatt skit sludder vrovl tov trams null niks nada ingenting intet strunt gdpr advokat advokater advokaterna advokatene jurister juridisk juridiske juridiska juridiskt forsikring forsakring formalitet formalia knapp knap innstilling indstilling installning kaldenavn kaelenavn kallenavn smeknamn pseudonym efternavn etternavn efternamn anonym anonymt chikane beskytte skydda skydd beskyttelse genkendes gjenkjennes verifisert verifiseret verificeret verificere verifierat verifiera verifisere verifisering bankid legitimation legitimasjon laddat_upp lastet_opp godkendt godkjent ventar automatisk automatiskt automatikk rutine rutin forsvinder forsvinner forsvinn fjerne fjerner fjernet tar_bort skru_av sla_fra standard standardtekst standardtext alle_profiler alla_profiler alle_sammen allesammen alle_nye alla_nya alle_damer alla_tjejer alle_har alla_har alle_far alla_far varenda hver_eneste pa_alle pa_alla samtlige samtliga registrerer registrerar registrerede nye_medlemmer nya_medlemmar teknisk tekniskt system systemet opdatering oppdatering uppdatering oppgradering rotet roder roet misforstaelse misforstaelsen missforstand gammelt gammalt sikkerhed sikkerhet sakerhet forkert galt_kryss feil_kryss kryds kryss kryssade bedt_dem bedt_support tilfaeldigt tilfeldig slump slumpen villede bryd_dig bry_deg bry_dig heng_deg hang_dig tag_dig_ikke tag_ikke glem glom ignorer ignorera overse se_bort bortse strunta drit_i skit_i skid_pa las_inte laes_ikke ikke_les lita_inte tro_ikke ikke_tro bare_noe bara_nat bare_noget bara_nagot en_greie en_greje en_grej',
  IAM2: 'jeg_er jag_ar eg_er jeg_e ae_e jag_e jeg_ar er_jeg ar_jag',
  DU2: 'du dere ni',
  U2: 'dig deg dej dg din dit ditt dine dina',
  UR2: 'din dit ditt dine dina',
  HUMAN2:
    'tjej kvinna kvinde kvinne dame dam pige jente man mand mann kille fyr person manniska menneske morsa mamma mor gutt kar',
  HUM2: 'menneske mennesk manniska person kvinde kvinne kvinna dame dam pige jente tjej',
  LIFEJOB:
    'kirurg pilot skipper fisker postbud lastbilsforare lastbilssjafor maler murer laerer larare sygeplejerske sykepleier sjukskoterska underskoterska sosu sosuassistent helsefagarbeider frisor lege lakare laege paedagog barnehagelaerer forskollarare fritidsledare advokat jurist politi polis servitor servitris servitrice tjener kok kokk kock fysioterapeut tandlaege tannlege tandlakare selger saelger saljare bibliotekar bibliotekarie florist bager baker bagare snekker tomrer elektriker chauffor sjafor brandmand ingenior ingenjor kosmetolog hudpleier terapeut socialradgiver sosionom socionom dyrlaege veterinaer jordemoder jordmor barnmorska renholder rengoringsassistent stadare vaktmester pensionist pensjonist pensionar student studerende norrlanning skaning stockholmare goteborgare bergenser nordlending tronder jyde fynbo kobenhavner',
  HERE2: 'her har hos_oss hos_os hos_mig hos_meg herhjemme',
  CITYX: 'byen stan sta byn bygda landet kysten kusten fjellet norrland jylland fyn skane halmstad',
  FAKEPROF:
    'fejkprofiler fakeprofiler falske falska fejkade fejk_konton falske_profiler fakeprofiler fejkprofiler fejkkonton svindlere svindlare bedragere bedragare fup skurke skurker',
  LURED2: 'snydt narret lurt lurad lurade blast bedraget svindlet radd redd bange brant brent braendt utsatt',
  LIE2: 'lyver ljuger lyve ljuga lyger latsas latsa lader_som later_som late_som lade_som hitta_pa hittar_pa finder_pa finner_pa',
  THERE2: 'findes finnes finns fins finnst finds',
  TRUE2: 'sand sandt sant sann sanna sande sanning passer stemmer stammer ekte aegte akta',
  REAL2:
    'aegte ekte akta rigtig riktig rigtigt riktigt riktiga virkelig verklig virkeligt real levende levande ordentlig',
  SEEU: 'se_dig se_deg se_dej mode_dig mote_deg mota_dig traffa_dig treffe_deg traeffe_dig kysse_dig kysse_deg kyssa_dig klemme_deg kramme_dig krama_dig holde_om_dig holde_rundt_deg halla_om_dig holde_dig holde_deg sidde_hos_dig danse_med_dig danse_med_deg dansa_med_dig besoge_dig besoke_deg besoka_dig kanna_dina din_mor moren_din din_mamma dine_born dina_barn traffes traffas ses_irl vagne_hos vakne_hos vakna_hos sitte_med_deg sitta_med_dig sidde_med_dig dig_i_virkeligheden deg_i_virkeligheten dig_i_verkligheten',
  MEET2:
    'ses sees modes motes motas mots moedes treffes traffas traeffes mot_hverandre se_hinanden se_hverandre se_varandra sess traffs',
  DRINK2:
    'kaffe middag middagen fika ol vin lunsj lunch frokost frukost brunch date dejt dans raekor rakor reker kveldsmat aftensmad flaeskesteg taco bio kino',
  FIKT: 'fiktiv fiktivt fiktiva',
  WHEREABOUTS:
    'pa_jobb_pa pa_arbejde_i pa_jobbet_i hjemme_igen hemma_igen i_toget pa_bussen pa_toget pa_hytta i_stugan',
  SAFEAM:
    'ikke inte ikkje aldrig aldri ej ingen inget intet bare bara kun blot fiktiv fiktivt opdigtet oppdiktet pahittad uppdiktad funnet fundet laget lavet skrevet skriven skapad skabt ansat ansatt anstalld en et ett ei ein nysgerrig nyfiken nysgjerrig glad rort ror imponeret imponert imponerad misundelig avundsjuk ked lei lessen ledsen trist spaendt spent spand vild vill rigtig riktigt riktig rigtigt virkelig verkligen virkeligt sa saa meget mycket mye valdigt veldig ganske helt lidt lite litt faktisk faktiskt ogsa ocksa altid alltid her har enig overens lutter idel sikker saker taknemmelig takknemlig tacksam aerlig arlig oppriktig uppriktig opriktigt opriktig nod nodt tvungen tvunget overrasket overraska forvanad overraskad mundlam mallos malles stum stolt bekymret bekymrad orolig urolig usikker osaker alvorlig fan vant skyldig del merket maerket markt fortryllet betatt fascineret fascinert fascinerad skuffet besviken solgt sald inte_den ikke_den som der og och men i_hvert i_alla i_alt hverken verken varken jo ju nu na stadig fortfarande fremdeles nesten nastan naesten selv sjalv dessvaerre tyvarr desvaerre dod begeistret begeistra fornojd fornoyd tilfreds glad_for rad redd forelsket vrikelig bange hjemmevant lige like lika nok nog saklart her_for den det klart for sulten_pa betalt en_del positivt interesseret interessert intresserad sugen klog',
  SAFEAN:
    'fiktiv fiktivt opdigtet oppdiktet pahittad uppdiktad oppdikta funnet fundet profil figur del skapt skapad stor god bra karakter karaktar tekst text rolle roll ansat ansatt anstalld medarbejder medarbeider medarbetare skribent av af blandt bland som der fan rigtig riktig darlig dalig lytter lyssnare ikke falsk skrevet laget lavet person tekst uppdiktat skikkelse gestalt fantasifigur romanfigur romankaraktar',
  SAFEHAVE:
    'ikke inte ikkje aldrig aldri ingen intet inget hort horte last laest lest sett set sagt tenkt taenkt tankt forstatt forstaet lyst ret rett ratt alltid altid ogsa ocksa bare bara faktisk faktiskt svaert svart vanskelig lovet lovat fortalt berattat skrevet skrivit forklaret forklart forklarat godt gott det jo ju respekt medfolelse medkansla sympati en et ett ei nu na allerede redan lige just nettopp netop glemt glomt smilet lett ledd skrattat grinet gledet gladet undret undrat gaettet gissat moro tillit stor full fuld du jeg jag dere vi i vel nok nog aerlig lagt lyttet lyssnat tid din dine dina dig deg hele hela alle alla noe nagot noget mange manga fatt faet for sa veldig meget ofte ofta helst lurt funderat heller laenge lange lenge stor_respekt',
  SAFEHN:
    'fornemmelse folelse folelelse kansla ide sporgsmal sporsmal fraga fiktiv opdigtet oppdiktet pahittad god liten lille stor aerlig arlig pligt plikt oppgave opgave uppgift teori misstanke mistanke tanke tanka svaghet svakhet svaghed gang rolle',
  SAFEDO:
    'tankte taenkte tenkte smilte smilede smilade skrattade grinede lo log fniste glomde kjente kande folte foler hapade habede hapet onskade onskede leste laeste er ar e har hadde havde hade kan kunne kunde skal ska skulle vil vill ville ma maa maste matte bor burde borde ved vet veit visste tror troede trodde synes syns syntes tycker mener menar haber haper hoppas taenker tenker tanker laeser leser laser skriver skrev svarer svarar lytter lyssnar horer hor horte ser sa saa forstar skjonner fattar fatter onsker onskar elsker alskar gillar liker likte griner ler skrattar smiler krydser krysser haller holder bliver blir blev ble glaeder gleder glader lover lovar fortaeller forteller berattar sporger spor fragar undrer undrar lurer foler kanner kjenner kender savner saknar far faar fik fikk fick findes finns finnes fins lever heier hejar som der og och med lige precis saetter setter satter stotter stottar respekterer respekterar takker tackar siger sier sager anbefaler foreslar rekommenderar indrommer innrommer erkanner beklager beklagar gar tager tar giver gir ger husker minns glemmer venter vantar beundrer beundrar bemaerker merker marker gaetter gisser gjetter begynder begynner borjar star sidder sitter ligger spiller spelar kommer aldrig aldri ikke inte regner hjaelper hjelper hjalper sender skickar heter hedder tilstar tillstar forklarer forklarar godtager garanterer garanterar repraesenterer representerer tilhorer tillhor unner unnar tvivler tviler tvivlar nyder nyter njuter vrikelig virkelig verkligen bare bara ogsa ocksa faktisk selv sjalv i du ni dere det den vi hun han hon blogg vender aer ae behover behover trenger trangs trodd haaber lar lader later laat laver lager',
  DRIVES: 'driver drifter ejer eier ager forpagter forestar',
  SMALLHOME:
    'krypin krypn hybelen trammen verandaen min_veranda terrassen_min pa_trammen postruten lastbilssjafor lastebilsjafor lastbilsforare lastbilschauffor',
  WAITW: 'vente vanta bo tro laengere lenger langre leve vaere',
  MOOD: 'glad nysgerrig nyfiken nysgjerrig imponeret imponert imponerad misundelig avundsjuk rort taknemmelig takknemlig tacksam ked lei ledsen spaendt spent spand stolt nyfien',
  CLOTHES:
    'kjole kjolen klanning klanningen kjolet frakke frakken frakk kappa basker skjorte skjorten skjorta genser genseren sweater troja bunad bunaden morgenkabe morgonrock slabrok pyjamas pysjamas nattoj ullsokker raggsokker forklaede forkle dressen bikini badetoj badedrakt',
  DUO: 'du_og_jeg du_og_meg du_och_jag du_och_mig du_og_mig dig_og_mig deg_og_meg jeg_og_du jag_och_du',
  PASTX:
    'tok tog stod satt satte sad hentet hentede hamtade kokte kokade vasket vaskede tvattade lagde lavede lagade skrellet skraellede skalade plockade plukket plukkede mokket mockade strog dusjet duschade badet ryddet ryddede stadade malte malede spikret parkerte parkerede kjorte korte gikk gick gik',
}

/** Common words that are no slips of these. */
export const NO_SLIPS =
  'lutter fuldt lide heier rorer lytter lordags fredags sondags mandags tirsdags onsdags torsdags staten landet taler teller mener menar leser laser svaret svart alten tanto gusta papa bruder haben hagen tanztee kollegen filtri besser kinder tiring traumen bosse appel masken massken varden betis fatal alexa moottori merken laat trosa einem almas'
