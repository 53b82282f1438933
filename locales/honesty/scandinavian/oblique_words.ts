/** Of Danish, Norwegian and Swedish in one: what is said obliquely is said alike in them, and many mix them. */
export const OBLIQUE_WORDS: Record<string, string> = {
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
  A: 'en et ett ei ein den',
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
}

/** Common words that are no slips of these. */
export const NO_SLIPS =
  'lutter fuldt lide heier rorer lytter lordags fredags sondags mandags tirsdags onsdags torsdags staten landet taler teller mener menar leser laser svaret svart alten tanto gusta papa bruder haben hagen tanztee kollegen filtri besser kinder tiring traumen bosse appel masken massken varden betis fatal alexa moottori merken laat trosa einem almas'
