/** Lists for the oblique ways of asking and for the details of a life. */
export const CONCEPTS: Record<string, string> = {
  MEDIA:
    'selfie selfies foto fotos foto_s fotootje kiekje filmpje filmpjes video videos vid clip spraakbericht spraakberichtje spraakmemo voice voicebericht voicenote memo audio opname videobellen beeldbellen videogesprek videocall facetime facetimen bel belletje bellen telefoontje telefoneren camera cam webcam skype whatsapp zoom snap polaroid ansichtkaart',
  STUUR:
    'fotograferen fotografeer stuur stuurt sturen stuurde maak maakt maken neem film doe doet laat toon toont spreek spreekt zeg bel belt facetime app mail post schiet knip geef wil kun kan mag durf',
  DING: 'handgeschreven handtekening lepel vork banaan schoen sok pan vergiet aardappel wortel krant datum papiertje briefje papier bord zwaai zwaaien zwaait duim duimpje vinger vingers tong neus oor hoofd handschrift geschreven in_je_hand hand knipoog grimas komkommer theelepel postit post_it mijn_naam m_n_naam nu_meteen ondersteboven tijdstip wasknijper theedoek pantoffel',
  GELOOF:
    'geloof geloven weet weten zeker zien zie hoor horen anders bewijs bewijzen overtuig overtuigd overtuigt vertrouw gerust twijfel twijfelen stop zeuren hou_ik_op houd_ik_op zal_ik dan_pas wie_je echt thuis checken check iemand_thuis menselijk robot bot leeft ademt',
  SLAAP:
    'slaap slaapt slapen slaapje rust rusten pauze moe offline uit vrij vakantie eet eten weekend bed nachtrust afgelost',
  NACHT:
    'nacht s_nachts nachts drie vier vijf half_vier half_vijf half_zes zeven midden_in dag_en_nacht vroeg ochtend altijd_online 24_7 uur klok_rond',
  SECONDE: 'seconde seconden sec secs meteen direct onmiddellijk bliksemsnel razendsnel binnen_een zo_snel te_snel tel',
  GIDS: 'stocksite stocksites plakwerk fotoshop catalogus gids wehkamp wehkampgids postordergids folder reclame reclamefolder advertentie billboard poster tijdschrift blad magazine glossy model modellen fotomodel stock stockfoto shutterstock getty google gegoogeld opgezocht omgekeerd zoekopdracht instagram insta pinterest facebook photoshop gephotoshopt gefotoshopt bewerkt ai gegenereerd watermerk gejat gestolen gepikt geleend geleende gekopieerd geplukt actrice influencer pornoster bn_er bekende_nederlander tandpasta shampoo lingerie parfum andere_naam andere_site andere_sites iemand_anders te_glad te_perfect te_professioneel glad fotostudio studio serie kalender soap fotolijstje lijstje zes_vingers vingers spiegelbeeld gespiegeld badoo tinder russisch russische oekraiens turkse',
  SCRIPTJE:
    'script scriptje draaiboek handboek handleiding spiekbriefje spiekbrief sjabloon sjablonen template standaardzin standaardzinnen standaardantwoord standaardantwoorden standaardtekst standaardtekstje vragenlijst lijstje invuloefening voorgeschreven voorgeprogrammeerd voorgekauwd voorgebakken knip_en_plak knippen_en_plakken copy_paste copypaste gekopieerd geplakt letterlijk woord_voor_woord woordelijk ingestudeerd instructie instructies cursus training opleiding boekje blaadje briefje kaartje autocue',
  KANTOOR:
    'callcenter call_center klantcontactcentrum kantoor kantoortje kantoortuin loods zolder kelder bureau firma oeganda nigeria ghana india filipijnen manila lagos kenia cyprus malta roemenie bulgarije oekraine rusland marokko suriname polen albanie kosovo bangladesh',
  BAZEN: 'werkgever leidinggevende teamleider opdrachtgever afdelingshoofd supervisor chefs bazen',
  DIENST:
    'dienst avonddienst nachtdienst dagdienst vroege_dienst late_dienst shift shiften ploeg ploegendienst rooster invaller invalster invalkracht aflosser aflossing vervanger vervangster wissel wisselen overdracht',
  GEFOPT:
    'opgelicht belazerd bedrogen besodemieterd bedonderd in_de_maling beetgenomen erin_getuind ingetuind in_getrapt bekocht geflest genept gefopt verneukt teleurgesteld oplichter nepper nepvrouw verzinsel',
  // Denials: a life in a place
  STAD: 'CITY osdorp castricum renesse ermelo huizen bussum laren naarden muiden weesp diemen amstelveen aalsmeer uithoorn beverwijk heemskerk velsen ijmuiden bloemendaal heemstede hillegom lisse sassenheim voorschoten oegstgeest alphen bodegraven waddinxveen boskoop zwijndrecht sliedrecht hardinxveld oud_beijerland brielle oostvoorne goeree zierikzee middelharnis domburg veere sluis hulst axel zevenbergen oosterhout dongen rijen gilze goirle tilburg oisterwijk vught boxmeer cuijk gennep horst panningen maasbracht echt susteren stein beek brunssum landgraaf vaals gulpen eijsden bemmel elst zevenaar duiven westervoort dieren eerbeek vaassen epe heerde hattem kampen urk emmeloord dronten zeewolde putten ermelo voorthuizen soest baarn bilthoven maarssen breukelen vianen leerdam geldermalsen zaltbommel druten wijchen beuningen malden groesbeek oldenzaal losser haaksbergen goor rijssen nijverdal vriezenveen vroomshoop dedemsvaart zuidlaren roden leek haren hoogezand veendam appingedam uithuizen dokkum buitenpost surhuisterveen gorredijk wolvega joure lemmer makkum hindeloopen schagen heerhugowaard medemblik enkhuizen edam monnickendam krommenie wormerveer assendelft beernem torhout diksmuide veurne de_panne nieuwpoort middelkerke wevelgem menen harelbeke deinze eeklo zelzate wetteren zottegem geraardsbergen ninove aarschot diest tienen landen sint_truiden bilzen bree maaseik lommel neerpelt herentals westerlo boom mortsel berchem borgerhout deurne hoboken merksem brasschaat schoten kapellen essen hoogstraten',
  ZELFDE: 'zelfde dezelfde hetzelfde dezelfden',
  PLEKJE:
    'stad dorp straat buurt wijk bus trein spoor spoorlijn tram metro lijn regen weer park bakker supermarkt ah jumbo kerk school postcode sportschool kroeg zonsondergang halte station gracht rivier zee strand gemeente file brug markt',
  DAG: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag weekend morgen vanavond avond middag kerst pasen pinksteren zomer herfst lente winter januari februari maart april mei juni juli augustus september oktober november december koningsdag carnaval sinterklaas',
  GEWOON:
    'gewone gewoon eenvoudige normale doodgewone echte eerlijke oprechte alleenstaande gescheiden eenzame hardwerkende nuchtere lieve levende lui beetje simpele verlegen',
  MENSJE:
    'vrouw meid meisje mens moeder oma weduwe dame verpleegster juf kapster wijf wijfie meiske madam vrouwtje man kerel vent weduwnaar lerares persoon single mama student studente',
  MACHIENS:
    'automaat generator tamagotchi echo machine machines computer computers robot robots bot bots programma chatbot software ai algoritme apparaat nep fake antwoordapparaat taalmodel',
}
