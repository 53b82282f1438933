/** Lists for the oblique ways of asking and for the details of a life. */
export const CONCEPTS: Record<string, string> = {
  MEDIUM:
    'selfie selfies foto fotos bild bildl buidl video videos vid sprachnachricht sprachnachrichten sprachi sprachmemo memo voice audio videocall videoanruf videochat videotelefonat videotelefonie anruf telefonat facetime skype whatsapp kamera cam webcam aufnahme clip polaroid schnappschuss ton stimme',
  SCHICK:
    'schick schicke schickst schicks schicken senden sende sendest mach machst mache machma nimm film filme knips fotografier zeig zeige zeigen halt halte ruf rufen ruaf sprich spricht schreib schreibst kannst konntest stell poste lad dreh brauche will mochte',
  REQUISIT:
    'gabel loffel banane zettel zeitung tageszeitung datum schild schuh papier wink winke winken winkst finger daumen zunge kochloffel socke topf nudelsieb ohr ohrlappchen nase kopf handschrift handgeschrieben hochhalten haltst hand gurke zwiebel kaffeetasse tasse post_it uhrzeit grimasse zwinker zwinkern klopf',
  GLAUBEN:
    'suscht susch glaubi glaub_is glaub glaube glaubs glauben weiss wissen sicher sonst andernfalls beweis beweise beweisen bewies hor hore hort uberzeug uberzeugt uberzeugen vertrau vertrauen ruhe zweifel zweifle zweifeln echt wirklich mensch atmest atmet lebst lebt test dran da_wer wer_is wer_ist jemand',
  SCHLAF:
    'schlafst schlaft schlafen schlafn pennst pennt pause pausen mude off offline feierabend urlaub ruhst ruhen ausruhen isst essen wach schlofst',
  NACHTS:
    'nachts nacht fruh frua mitternacht morgens uhr rund_um_die_uhr tag_und_nacht halb_vier halb_funf drei vier funf halb_drei in_der_nacht mitten_in_der_nacht immer_online dauernd_online 24_7 sekundenschnelle',
  SEKUNDEN:
    'sekunde sekunden sek sekundenschnelle sofort blitzschnell umgehend prompt augenblicklich millisekunden zackig turbo so_schnell zu_schnell',
  KATALOG:
    'katalog katalogen prospekt werbung werbeplakat plakat reklame zeitschrift illustrierte magazin stock shutterstock getty google gegoogelt gegoogled bildersuche ruckwartssuche instagram insta pinterest photoshop gephotoshoppt ki generiert gerendert wasserzeichen gestohlen geklaut klaust geklaute gemopst stibitzt ausgeborgt geborgt ausgeliehen geliehen entwendet kopiert model models fotomodell mannequin schauspielerin influencerin pornostar promi zahnpasta shampoo unterwasche dessous parfum versandhaus otto_katalog quelle_katalog anderem_namen anderen_namen andere_seite anderer_seite anderen_seite fremde fremdes jemand_anderem jemand_anders weichgezeichnet retuschiert bilderrahmen kyrillisch russisch schriftzeichen agenturbild sechs_finger sechs_fingern profifoto fotostudio studioaufnahme hochglanz autogrammkarte kalender friseurkatalog apothekenumschau apotheken_umschau fernsehen serie film',
  SKRIPT:
    'skript script drehbuch leitfaden handbuch dienstanweisung anweisung anweisungen vorlage vorlagen textvorlage textvorlagen textbaustein textbausteine baustein bausteine zettel spickzettel karteikarte karteikarten formbrief formbriefe briefsteller musterbrief musterbriefe schablone fragenkatalog fragebogen gesprachsleitfaden phrasen floskeln standardfloskeln standardsatz standardsprüche standardspruche copy_paste copy_and_paste copypaste kopierte kopiert reinkopiert abgeschrieben vorgefertigt auswendig wort_fur_wort wortwortlich wortlich worter_fur_wort zeichen_fur_zeichen schulung einschulung autovervollstandigung',
  BURO: 'callcenter call_center callzenter callc3nter callcentern buro grossraumburo zentrale agentur agenturen firma zypern nigeria indien bangalore manila philippinen ghana lagos rumanien bulgarien polen kosovo ukraine russland moldawien madagaskar marokko tunesien estland malta keller kabuff bude halle schreibstube schreibburo',
  CHEFS:
    'auftraggeber arbeitgeber arbeitgeberin dienstgeber brotgeber vorgesetzter vorgesetzte vorgesetzten teamleiter teamleiterin schichtleiter schichtleiterin schichtleitung teamleitung boss',
  SCHICHT:
    'schicht spatschicht nachtschicht fruhschicht tagschicht schichtplan schichtdienst dienst nachtdienst wochenenddienst bereitschaft ablose ablosung vertretung aushilfe springer springerin urlaubsvertretung ubergabe kollegin kollege kollegen kolleginnen nachfolgerin vorgangerin',
  WECHSEL:
    'wechseln wechselt wechselst abwechselnd abwechseln teilen teilt ablosen lost_ab losen_sich tauscht tauschen',
  LOCALE:
    'kneipe backer backerei metzger strasse platz kirche brunnen stadion arena schule freibad bahnhof haltestelle brauerei supermarkt ortsteil stadtteil viertel dialekt platt mundart wienerisch bairisch boarisch schwabisch sachsisch kolsch berlinerisch hessisch ruhrpott postleitzahl vorwahl kennzeichen bus tram linie verein burgermeister wetter berg fluss see turm dom markt marktplatz ding wahrzeichen',
  REINFALL:
    'reingefallen hereingefallen reingelegt verarscht betrogen abgezockt hinters_licht getauscht angelogen angeschmiert ubers_ohr genatzt geleimt verladen veraten enttauscht gebranntes gebrannt',
  DRAUF:
    'betrug nepp abzocke scam beschiss verarsche schwindel humbug mogelpackung luftnummer luftschloss luftschlosser hirngespinst fata_morgana phantom geist gespenst schimare illusion traumbild windei seifenblase karteileiche briefkastenfirma marchen marchenfigur kunstfigur erfindung',
  // Denials: a life in a place
  ORT: 'CITY husum passau wismar greifswald neubrandenburg stendal halberstadt wernigerode goslar celle hameln hameln bad_oldesloe itzehoe heide aurich norden norderney borkum juist fohr amrum lubbecke gutersloh bocholt borken coesfeld rheine lingen nordhorn meppen vechta cloppenburg diepholz nienburg stade lunen unna iserlohn ludenscheid olpe wetzlar limburg hanau offenbach aschaffenburg schweinfurt ansbach amberg weiden straubing deggendorf freising erding dachau furstenfeldbruck starnberg garmisch miesbach traunstein altotting burghausen memmingen kaufbeuren biberach sigmaringen tuttlingen villingen lorrach freudenstadt calw sindelfingen boblingen esslingen goppingen aalen schwabisch_gmund heidenheim backnang ludwigsburg bruchsal rastatt landau neustadt kaiserslautern pirmasens zweibrucken homburg neunkirchen merzig bitburg wittlich mayen neuwied bingen bautzen zittau pirna meissen riesa freiberg aue annaberg hoyerswerda eisenhuttenstadt frankfurt_oder furstenwalde eberswalde oranienburg bernau steyr st_polten krems wiener_neustadt baden modling eisenstadt leoben bruck kapfenberg wolfsberg spittal lienz kufstein hall schwaz bludenz hallein st_gallen chur thun biel aarau olten zug schaffhausen frauenfeld lugano favoriten ottakring floridsdorf neukolln kreuzberg wedding prenzlauer_berg moabit spandau altona eimsbuttel st_pauli barmbek schwabing giesing ehrenfeld nippes lindenthal kalk linden plagwitz bremerhaven gelsenkirchen castrop herten recklinghausen marl dorsten bottrop oberhausen mulheim ratingen velbert hattingen witten',
  GLEICH:
    'selben selbe selber dieselbe dieselben denselben demselben derselben gleiche gleichen gleicher dieselbn nemliche',
  NAHES:
    'stadt ort dorf bus bahn strasse strassenbahn wetter regen park backer supermarkt kirche schule gegend viertel stadtteil wohnung plz postleitzahl vorwahl haltestelle linie fluss kneipe sonnenuntergang baustelle stau verein freibad see nebel landkreis kreis zeitung markt edeka rewe',
  TAG: 'montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag wochenende morgen abend heut_abend heute_abend nachmittag feierabend advent ostern pfingsten weihnachten silvester sommer herbst fruhling fruhjahr winter mai juni juli august september oktober november dezember januar februar marz fasching karneval kirmes',
  EHRLICH:
    'ehrliche ehrlicher ehrlich einfache einfacher ganz_normale normale normaler stinknormale ganz_gewohnliche gewohnliche gewohnlicher echte echter reale waschechte leibhaftige private alleinstehende alleinerziehende geschiedene verwitwete einsame gestandene harmlose schlichte lebendige berufstatige',
  PERSON:
    'frau mutter mama witwe oma krankenschwester lehrerin person mensch haut mann kerl madel madchen deern dirn frau_wie verkauferin pflegerin rentnerin studentin seele type nudel single',
  MASCHINEN:
    'tonband phantom phantome anrufbeantworter maschine maschinen automat automaten computer roboter bot bots programm programme ki chatbot software algorithmus blechkiste computerprogramm rechner apparat geraet gerat kasten fake fakes',
}
