/** More lists that the phrases name: what the oblique ways are about. */
export const CONCEPTS = {
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
