/** Lists that the phrases name. */
export const WORDS = {
  PHYS_YOU:
    'abbracciarti baciarti annusarti toccarti morderti accarezzarti spogliarti mangiarti_di stringerti coccolarti dormire_abbracciata dormire_con_te svegliarmi_con_te addormentarmi_con sussurrarti prenderti_per prenderti_la sentirti_vicino averti_vicino averti_qui venirti abbracciarla baciarla guardarti_negli sfiorarti raggiungerti trovarti_sotto',
  SPOT: 'colosseo duomo rialto lungomare lungarno lungotevere pantheon mercato palestra supermercato esselunga coop parco spiaggia porto bar_di centro_commerciale metro autobus treno ospedale ufficio negozio scuola liceo universita clinica chiesa biblioteca piazza navigli darsena mole villa_borghese pigneto corso_como ballaro vucciria posto_di_lavoro fabbrica cantiere studio ambulatorio',
  DID: 'sono_andata sono_uscita sono_stata sono_tornata sono_passata sono_salita sono_scesa sono_corsa sono_rientrata sono_arrivata sono_andato sono_uscito sono_stato ho_corso ho_parcheggiato ho_pranzato ho_cenato ho_passeggiato ho_lavorato ho_camminato ho_fatto_la_spesa ho_comprato_al mi_sono_alzata mi_sono_svegliata mi_sono_fatta_la mi_sono_comprata mi_sono_comprato siamo_andate siamo_andati siamo_usciti siamo_uscite andavo uscivo',
  DO: 'ho faccio insegno vado vengo torno passeggio corro vivo lavoro guido servo vendo curo pulisco cucino gestisco alleno da_sempre tutta_la_vita tutta_la_mia_vita mi_alleno abito porto studio frequento',
  SHOP: 'fioraio negozio panetteria panificio parrucchieria farmacia libreria bar ristorante trattoria officina ambulatorio clinica cartoleria fruttivendolo tabaccheria edicola pasticceria merceria ferramenta agenzia salone bottega lavanderia asilo palestra gelateria pizzeria enoteca erboristeria',
  WE_WILL:
    'andremo balleremo ceneremo berremo mangeremo faremo saremo staremo vedremo incontreremo conosceremo abbracceremo baceremo passeggeremo viaggeremo dormiremo rideremo guarderemo brinderemo usciremo vivremo cucineremo festeggeremo partiremo passeremo godremo scopriremo',
  TO_YOU:
    'lascero_baciarmi faro_trovare faro_vedere_casa riconoscero mangero aspettero_alla aspettero_in daro_un faro_una abbraccero bacero incontrero conoscero stringero accarezzero raggiungero vedro portero mostrero cucinero preparero ospitero sorprendero coccolero tocchero massaggero guardero presentero rapiro aspettero_sotto spupazzero spogliero svegliero offriro invitero accompagnero verro_a passero_a',
  TOUCH_ME:
    'abbracci abbraccerai baci bacerai tocchi stringi stringerai coccoli accarezzi raggiungi vedrai prendi_in_braccio porti porterai inviti_fuori inviti_tu ospiti ospiterai',
  TOUCH: 'bacio bacino bacetto abbraccio abbracci baci carezza carezze massaggio coccole mano',
  // What one is or might be
  YOU_ARE:
    'sei 6 siete seii tu_sia fossi sarai saresti sarete sareste lei_e e_lei tu_sei voi_siete sie ssei sei_tu lei_sia lei_sarebbe se_i te_set ti_xe te_se si_na si_nu si_overo tu_si tu_se',
  LOOK_LIKE:
    'sembri sembrate sembra sembravi sembrava pari suoni rispondi rispondete risponde scrivi scrivete parli puzzi puzza puzzano sai_di sa_di parlate',
  REAL: 'vera vere veri vra reale reali reall rele autentica autentico autentiche autentici genuina genuino umana umano umane umani veritiera veritiero legit true verace verissima',
  REAL_M: 'vero reale vera reali veri autentico autentica',
  TRULY: 'davvero dvvero davero veramente verament sul_serio realmente per_davvero x_davvero in_realta in_verita',
  FLESH: 'carne_e_ossa carne_ed_ossa carne_ossa carne_e_osa',
  HUMAN_BEING: 'persona persone umano umana umani umane essere_umano esseri_umani xsona xsone prsona persone',
  SOMEBODY:
    'persona persone umano umana essere qualcuno qualcuna donna donne ragazza ragazze ragazzo uomo uomini tipa tipo signora signorina femmina utente utenti iscritta iscritto iscritte iscritti membro gente xsona individuo profilo profili account raga ragazz tizia',
  FAKE: 'fake fakes feik faik finta finto finte finti fintissima fintissimo falsa falso falsi false falsissima falsissimo fasulla fasullo fasulle fasulli farlocca farlocco farlocche farlocchi tarocca tarocco tarocche tarocchi taroccata taroccato fittizia fittizio fittizi fittizie fitizio fitizia fitttizio inventata inventato inventate inventati immaginaria immaginario immaginata catfish catfishing fantasma fantasmi irreale virtuale costruita creata_da creato_da creati_da create_da simulata di_fantasia inesistente programmata programmato programmati programmate per_finta di_plastica pezzotta pezzotto',
  FAKE_HARD:
    'fake fasulla fasullo fasulle fasulli farlocca farlocco farlocche farlocchi fittizia fittizio fittizi fittizie fitizio fitizia catfish catfishing',
  FRAUD:
    'truffa truffe truffatrice truffatore truffatori truffatrici imbrogliona imbroglione imbroglioni imbroglio raggiro impostora impostore impostori scam scammer scammers frode frodi bufala fregatura presa_in_giro presa_per_il_culo messinscena farsa montatura inganno ciarlatana na_sola una_sola acchiappasoldi acchiappapolli spillasoldi',
  BOT: 'bot bots bott botto chatbot chatbots chat_bot robot robots robbot robott robottino cyborg androide automa bottino',
  AI: 'ia i_a un_ai a_i dell_ai un_ia intelligenza_artificiale inteligenza_artificiale intelligenze_artificiali chatgpt chat_gpt gpt chatgtp gemini alexa siri algoritmo algoritmi computer pc calcolatore programmino software script risponditore replicante simulatore llm copilot pixel server claude silicio avatar circuiti database banca_dati cavi',
  MACHINE: 'macchina macchinetta makkina macchine programma sistema sistemi codice apparecchio',
  STAFF:
    'dipendente dipendenti impiegata impiegato impiegati impiegate operatrice operatrici operatore operatori moderatrice moderatrici moderatore moderatori mod mods admin amministratrice amministratore animatrice animatrici animatore animatori staff stipendiata stipendiato stipendiate stipendiati ghostwriter chatter assunta assunto assunti assunte addetta addetto addetti collaboratrice collaboratore collaboratori esca redattrice redattore centralinista teleoperatrice lavoratrice chattatrice intrattenitrice',
  CREW: 'staff team squadra personale redazione gruppo',
  CALL_CENTER: 'call_center callcenter call_centre centralino ufficio_di_chat',
  SITE: 'sito siti piattaforma piattaforme app apps applicazione portale servizio azienda ditta societa agenzia redazione gestore gestori web compagnia',
  HERE: 'qui qua',
  PROFILE: 'profilo profili profillo profio prfilo account acount profile scheda utenza',
  PHOTO: 'foto faccino visino fotografia fotografie photo fotina immagine immagini pic pics selfie ritratto fotografi',
  MARK: 'scritta scritte etichetta bollino bollo simbolo simbolino segno segnetto spunta icona iconcina dicitura targhetta avviso marchio marchietto contrassegno parolina cartellino badge tag bandierina',
  MEANS:
    'significa significano significherebbe signfica vuol_dire vuole_dire vorrebbe_dire vuoldire vogliono_dire indica cosa_e cos_e che_e che_cos_e sarebbe intendi intendono sta_per vuol_di',
  // Writing and being paid for it
  CHAT: 'scrivere scrivermi scriverci scrivi scrivete scrivendo parlare parlarmi parli parlate chattare chatti chattate chattando rispondere rispondermi rispondi rispondendo flirtare flirti flirtate sedurre intrattenere intrattenermi intrattenerci conversare messaggiare messaggio messaggi mess msg msgs parola chiacchierare provarci provocare conquistare ammaliare illudere illudermi chat farmi stare_qui darmi starmi dirmi fare_compagnia tenermi tenerci adescare',
  PAY: 'pagano paga pagan pagheranno pagherebbero pagavano pagate danno_per retribuisce',
  PAID: 'pagata pagate pagato pagati stipendiata stipendiate stipendiato stipendiati retribuita retribuito stipendio assunta assunte assunto assunti assumono a_contratto cottimo provvigione prezzolata',
  EARN: 'guadagni guadagnate guadagna prendi prendete prende incassi incassate becchi ricevi ti_danno vi_danno ti_becchi intaschi',
  WORK: 'lavori lavorate lavora lavoravi lavorano bazzichi',
  KNOW: 'sapere sapevo so sappia capire capisco verificare conferma confermami confermi confermare dimostrare dimostra dimostrami dimostralo dimostrarmi dimostri prova prove provami provalo garanzia certezza assicura assicurami assicuri giura giurami giuri giuralo giurarmi prometti promettimi dimmi dica mi_dica dirmi di confessa confessi ammetti ammettilo ammetta riconosci dubito dubbio dubbi dubitare sospetto sospetti sospettare chiedo chiederti chiedere chiederle domanda vedere vedo credo credere crederti crede penso pensare pensando temo paura scommetto scommetterei sicura sicuro sincera sincero onesta onesto impressione sensazione sembra verita pare mi_sa secondo_me idea capito immagino ammette',
  NOT_BELIEVE:
    'non_credo nn_credo non_ci_credo nn_ci_credo nn_c_credo non_mi_credo dubito non_credevo non_sono_convinto non_penso nn_penso non_mi_pare non_sono_sicuro nn_sono_sicuro non_mi_convince non_sono_certo non_la_bevo nn_ci_credo_ke',
  SPEAK_WITH:
    'parlo parlando parlare chatto chattando chattare scrivo scrivendo scrivere scrivendomi converso conversando dialogando messaggiando trattando innamorando discutendo a_che_fare parlavo flirtando chiacchierando',
  LIVE_THERE:
    'vivi vivete abiti abitate abita stai sei_di 6_di siete_di risiedi vive stai_a sei_a vieni_da sia_di lei_e_di',
  STOLEN:
    'rubata rubate rubato ruba rubi google internet pinterest instagram catalogo cataloghi stock modella modelle generata generate generato photoshop ia artificiale scaricata scaricate prese presa false falsa finte finta fake attrice rivista altrui prestito copiata copiate shutterstock qualcun_altra altra_persona altra_ragazza altra_donna sito_di ai onlyfans photoshoppate ritoccate',
  // Claims of a person and a place
  I_AM: 'sono sugnu songo sn sonoo so_na so_un so_una',
  NO: 'non nn no ne mai nemmeno neanche neppure nessun nessuna niente zero macche mica',
  PLACE:
    'roma milano napoli torino palermo genova bologna firenze bari catania venezia verona messina padova trieste brescia taranto prato parma modena reggio reggio_emilia reggio_calabria perugia ravenna livorno rimini cagliari foggia ferrara salerno latina giugliano monza siracusa bergamo pescara trento forli sassari vicenza terni bolzano novara piacenza ancona andria udine arezzo cesena lecce pesaro barletta alessandria pistoia pisa lucca catanzaro treviso brindisi como varese asti caserta cremona ragusa cosenza pavia trapani massa viterbo potenza cuneo carrara siena mantova grosseto benevento crotone avellino matera lodi savona la_spezia spezia aosta belluno rovigo rieti frosinone isernia campobasso chieti teramo l_aquila aquila macerata ascoli fermo oristano nuoro olbia enna agrigento caltanissetta biella vercelli verbania lecco sondrio imperia sanremo mestre fiumicino ostia sorrento amalfi capri ischia positano jesolo riccione lugano ticino sicilia sardegna puglia calabria basilicata campania lazio toscana umbria marche abruzzo molise liguria piemonte lombardia veneto friuli trentino emilia romagna salento italia svizzera germania francia spagna londra parigi berlino romania albania ucraina moldavia trastevere navigli vomero san_lorenzo testaccio garbatella prati brera lambrate',
  PLACE_KIND:
    'paese paesino paesello citta cittadina quartiere zona provincia via rione contrada centro periferia costa montagna sud nord est ovest isola regione borgo frazione parti capitale campagna lago riviera strada condominio palazzo palazzina dintorni paraggi hinterland capoluogo comune',
  HOME: 'casa casetta appartamento appartamentino monolocale bilocale attico villa villetta camera stanza palazzo balcone terrazzo terrazza divano letto quartiere paese citta via giardino cucina soggiorno salotto mansarda loft',
  NEAR: 'vicino vicinissima vicinissimo vicina accanto affianco di_fianco a_fianco a_due_passi a_du_passi a_pochi a_poche a_dieci a_cinque a_venti a_mezz_ora a_un_ora dietro_l_angolo dietro_langolo di_fronte attaccata attaccato minuti passi strade isolati fermate chilometri km dalle_parti nei_paraggi nei_dintorni due_passi un_tiro_di_schioppo',
  // Meeting
  MEET_US:
    'vederci vedersi incontrarci incontrarsi conoscerci conoscersi trovarci beccarci abbracciarci baciarci rivederci uscire sentirci_vicini frequentarci',
  MEET_YOU:
    'vederti vederla vedervi vederlo incontrarti incontrarla abbracciarti abbracciarla conoscerti conoscerla trovarti toccarti baciarti prenderti guardarti stringerti averti accompagnarti invitarti portarti raggiungerti venirti visitarti sfiorarti accarezzarti coccolarti',
  WE_MEET:
    'ci_vediamo ci_veddiamo ci_vedremo ci_incontriamo ci_incontreremo ci_conosceremo ci_conosciamo ci_becchiamo ci_beccheremo ci_troviamo ci_troveremo ci_vedessimo ci_vediam usciamo usciremo c_vediamo ci_abbracceremo ci_incrociamo ci_incroceremo ci_vedremmo ci_incontrassimo incontriamoci vediamoci becchiamoci troviamoci ci_abbracciamo ci_baceremo saremo_insieme ci_frequentiamo ci_si_vede ci_si_becca',
  IN_PERSON:
    'di_persona in_persona dal_vivo faccia_a_faccia a_quattrocchi a_quattr_occhi fuori_da_qui fuori_dalla_chat fuori_dall_app in_carne_e_ossa nella_realta nella_vita_reale guardandoci occhi_negli_occhi live a_tu_per_tu vis_a_vis',
  OUTING:
    'caffe caffettino birra birretta birre bicchiere drink spritz aperitivo aperitivi ape vino cena cenetta cenare pranzo pranzare colazione pizza gelato passeggiata cinema film concerto mare spiaggia ballare teatro museo mostra giro giretto festa te cioccolata brunch cocktail appuntamento picnic gita weekend qualcosa cornetto granita',
  TOGETHER: 'insieme con_me con_te io_e_te noi_due con_lei assieme noialtri tu_ed_io tu_e_io io_e_lei noi',
  DAY: 'lunedi martedi mercoledi giovedi venerdi sabato domenica domani stasera stanotte oggi dopodomani weekend settimana mese estate natale pasqua ferragosto presto prestissimo quando fine_settimana pomeriggio sera giorno ponte giorni',
  HOPE: 'un_giorno uno_di_questi_giorni presto prestissimo spero quando appena finalmente prima_o_poi manca_poco poco_manca piu_avanti tra_poco fra_poco fra_non_molto a_breve verra_il_giorno arrivera prossimamente la_prossima_settimana il_mese_prossimo chissa magari ancora_un_po un_pochino_di_pazienza',
  ERROR:
    'errore errori sbaglio sbagliato sbagliata sbagliano sbagliati erroneo errata bug malfunzionamento svista refuso equivoco baggianata cavolata cazzata sciocchezza scemenza stupidaggine formalita stronzata guasto disguido fesseria cosa_automatica',
  EVERYONE: 'tutti tutte chiunque ogni_profilo ciascuno ognuno a_tanti a_molti ogni_utente',
  // Of the oblique ways of asking, and of the details of a life
  // A proof asked for
  SEND: 'manda mandami mandi mandarmi mandamelo invia inviami invii fammi fai fatti faccia fanne fare farti registra registrami registra scatta scattati scattami mostrami mostra mandare manna mannami inviarmi puoi riesci potresti passa passami posta',
  MEDIA:
    'selfie selfi foto fotina video videino vocale vocali audio nota_vocale messaggio_vocale videochiamata videochiamate video_chiamata facetime chiamata telecamera webcam videocamera diretta chiamami',
  OBJECT:
    'cucchiaio forchetta scarpa cappello foglio foglietto biglietto cartello giornale data dito dita naso lingua orecchio orecchie pollice tazza limone banana calzino calzini pentola mestolo scopa padella mela pollici smorfia pigna scolapasta cuscino',
  BELIEVE:
    'ti_credo ti_credero ti_crederei crederti ci_credo ci_credero mi_fido mi_fidero fidarmi sto_tranquillo sto_tranquilla mi_tolgo_il_dubbio toglimi_il_dubbio dubbi dubito dubitare sospetto convinci convincimi convincermi dimostrarmi dimostrami dimostramelo dimostralo provamelo provami verificare capisco_che capiamo_se capisco_se so_che_sei non_ti_credo',
  // How one answers
  STYLE:
    'rispondi scrivi parli rispondete scrivete parlate risponde scrive parla suoni sembri risposte messaggi frasi rispondere chatti',
  LIKE: 'leggessi leggendo manuale depliant volantino risponditore robot formulario modulo stampino copione telegramma macchina pappagallo pubblicita enciclopedia wikipedia google siri alexa chatgpt dizionario operatrice centralinista tim vodafone enel wind fastweb inps assistenza servizio_clienti catalogo oroscopo bigliettino istruzioni programma segreteria disco cioccolatini baci_perugina bugiardino navigatore distributore',
  SAID_TO_ME:
    'scritto mandato detto risposto mandi scrivi dici ripeti rispondi ripetuto inviato fatto arrivato copi scrive ha_mandato ha_scritto mando',
  SAME_WORDS:
    'stesso_messaggio identico_messaggio stesso_identico stessa_identica stessi_identici stesso_testo stessa_frase stessa_risposta stesse_parole stesse_frasi parola_per_parola pari_pari paro_paro copia_incolla copiaincolla copia_e_incolla copiato copiata copiati fotocopia virgola_per_virgola identico identica identici',
  THING:
    'cartone frigo frigorifero farmacia macchina robot fantasma plastica carta distributore semaforo siri alexa manichino manichini ologramma tostapane microonde bancomat lavatrice fumo bugia pongo pupazzo bambola bambole gonfiabile statua gomma figurina pixel fumetto fumetti',
  // Who is behind it
  OWNERS:
    'sito pagina app applicazione piattaforma agenzia redazione direzione ditta azienda societa baracca cooperativa staff',
  HANDLES:
    'scrivono scrive scrivete rispondono risponde rispondete gestiscono gestisce gestite inventano inventa inventate creano crea fanno muovono manovrano redigono digitano battono controllano compilano mettono montano fabbricano usano mandano_avanti portano_avanti',
  PLANT:
    'capannone ufficio uffici stanza stanzone sala centro call_center scantinato fila scrivania scrivanie cubicolo computer cuffie cuffia cuffiette madagascar filippine marocco india romania albania nigeria tirana',
  // The mark, smaller
  STICKER:
    'scritta scrittina etichetta etichettina targhetta bollino bollo simbolino adesivo dicitura puntino triangolino scudetto avviso avvisino lucetta icona parolina parolona letterina pallino iconcina contrassegno asterisco locuzione cartellino formula sigla',
  SURPRISE:
    'perche perke xche xke che_significa cosa_significa che_vuol_dire cosa_vuol_dire vuol_dire significa preoccupa preoccupato preoccupata insospettisce gelato gelata raggelato incuriosisce spiega spiegami spieghi altri altre tutti strano strana notato accorto accorta capisco capito vale chiarisci chiarimi riferisce applica',
  BODY: 'torso petto addominali labbra culo tette corpo fisico faccia faccino viso occhi sorriso voce scollatura mani braccia naso denti gambe cosce vita muscoli ombelico volto curve boccuccia',
  JARGON:
    'finetuning fine_tuning prompt prompts llm token tokens latenza dataset cursore modello_linguistico rete_neurale addestrata addestrato addestrato_con openai deepfake tilt npc dialoghi_randomici',
  UNDER:
    'lettere testo pixel inchiostro parole caratteri righe schermo registrazione disco nastro pubblicita spam riempitivo cartone fumetto cartoni stampino volantino ologramma miraggio espediente trovata esca specchietto',
  SCRIPT:
    'scheda schede copione copioni canovaccio scaletta libretto fogli foglietto dettatura manuale appunti database tabella bigino suggeritore',
  // Denials
  HURT: 'ferisce ferisci feriscono ferito offende offendi offendono offendo offesa offeso fa_male dispiace dispiaciuto dispiaciuta amareggia rattrista rido fa_ridere piangere stufa stufo stanca stancato umiliante schiaffo basita',
  CALL_ME:
    'dirmi darmi chiamarmi chiami chiamate dici dite detto dai date tratti trattarmi prendi prenderti prendermi scambi scambiata scambiato scambiarmi paragoni paragonarmi credi credete accusi accusarmi',
  WEATHER:
    'piove pioviggina nevica diluvia grandina tuona afa nebbia vento tramontana maestrale scirocco libeccio bora temporale acquazzone gelo brina caligo',
  KIN: 'madre mamma nonna nonno genitori padre papa sorella fratello suocera suoceri zia zio zii figlia figlio figli nipote nipoti famiglia cugina cugino moglie marito babbo vecchi mamma_mia',
  WORKMATES:
    'alunni alunne pazienti clienti clientela colleghi colleghe studenti bambini_a_scuola galline pecore mucche olivi ulivi vigne api nonnini titolari allievi allieve',
  NOTHING_TO_IT:
    'errore errori sbaglio sbagliato bug disguido equivoco confusione cavolata cazzata cagata minchiata stronzata sciocchezza baggianata bischerata fesseria boiata scemenza stupidaggine avvocati obbligatorio obbligatoria obbligo protocollo automatic* decorazione decorativo importanza svista valore pallino residuo refuso formalita formula burocrazia sbagliai sparir* sparisce toglier* tolgano tolgono corregg* peso caso mazza cippa aggiornamento ciufolo accidente',
  // A person or none
  PERSONS:
    'persona donna ragazza signora sorella uomo femmina fimmina masculu maschio cristiano cristiana umano umana qualcuno signore ragazzo tu reale vero vera',
  NO_PERSON:
    'idea inganno trucco truc alexa siri macchina machina robot bot computer operatrice operatore intelligenza_artificiale ia programma copione contratto ufficio azienda foglio recita finzione fantasma nulla niente statua attrice attore comparsa animatrice dipendente bugia scherzo',
  WORKPLACES:
    'barilla fiat ferrero amazon lidl coop esselunga ikea conad eurospin poste ospedale comune asl inps fincantieri stellantis ilva fabbrica cantiere magazzino capannone scuola asilo panificio forno caserma officina mensa albergo ristorante parcheggio spogliatoio',
} as const

/** Common words that are no slips of these. */
export const NO_SLIPS =
  'torno torna tornano loppu canta cantare attesa tesa stessa conta calze aito vain habito esitti vivo sonno sogno suono tono anno ano nonno nonna nono bono buona buono bene vere sere pera cera vela verso verdi verde verro vetro versa verra nera neri nero miele fine fino finti fili fila filo film filma fatto fatta fatti fata fate fante falda falsa salsa saldo salso pasta festa testa tasta resta costa cosa cose casa casi case caso cassa passi passo passa posso possa posta posto poste basta presto presta prese persa perso persi poesia bello bella belli bolla botta botte boato botto lotto rotto sotto otto letto detto tetto petto stato stata stati stare state estate citta gita vita viti vite visti visto vista viste mista lista misto pista posti robe roba rosa rossa rosse ruba rubare rubo modo moda modi muro mare mari male mano mani mamma amato amata umore amore amori ramo rame reame regale regali regalo regala legale leale leali locale vocale realta regola seria serie serio serve sera seta sete sette setta sesto sesso resto resti testo testi gesto gesti scritto scritti scrivo vivo viva vive vino vini vicini vicina vicino piano pieno prato prati patto gatto gatta matto matta fama fame dama lama cama carina carine cucina china cina corpo corpi colpo colpa conto conti canto canti tanto tanti santo santi pianto pronto porto porta porte portare sporto morto morta torta torte torto storta storia storie pagare paghi pago paghe pane pene pena penso pensa peso pesi prende prendo rendo vendo vende vendi tendo tende senza sensi senso denso penne panna panno danno danni donne donna nonne gonna vacca vacanza macchia macchie mancia manca bacchetta mucca bocca braccia uomo duomo uova nuova nuovo nuove prova provo trova trovo trovi prove piove neve nave chiave chiavi diva divo motto molto molti volta volte volto svolta colto colta sciolto capito capita capire sapore sapone vapore lavoro lavora favore fumare filare umile mobile simile'
