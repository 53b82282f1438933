/** Lists that the phrases name. */
export const WORDS: Record<string, string> = {
  // Said of the profile: "you are", written in any way.
  YOU_ARE:
    'tu_es t_es t_est tu_est tes tu_e t_e te es_tu est_tu est_ce_que_tu_es vous_etes etes_vous vous_ete ete_vous tu_serais t_serais serais_tu vous_seriez seriez_vous tu_sois vous_soyez t_etais tu_etais vous_etiez tu_n_es tu_nes t_es_tu ta_l_air tu_restes tu_parais',
  T: 't tu te toi vous ton ta tes votre vos',
  PLUS: 'bien vraiment reellement reelement vraimen vrmt vrm au_moins seulement juste que qu pas plutot surement forcement peut_etre donc en_fait en_vrai en_realite pour_de_vrai grave trop encore quand_meme toi sans_doute probablement simplement meme aussi un une de des la le l d toujours sincerement veritablement certainement franchement quoi comme rien ni moi bel_et_bien tout_a_fait totalement 100 pour_cent absolument evidemment mais si oui assez tres',
  REAL: 'reel reelle reels reelles rel real veridique authentique authentiques concrete tangible palpable legit',
  VRAI: 'vre vres vrai vraie vrais vraies vrei vre veritable veritables',
  HUMAN:
    'humain humaine humains humaines humin etre_humain etres_humains personne personnes femme femmes fille filles meuf meufs nana nanas homme hommes mec mecs gars keum dame dames gens membre membres inscrite inscrit inscrits utilisatrice utilisateur abonnee profil profils compte comptes individu quelqu_un quelquun qqun qq_un fam interlocuteur interlocutrice celibataire cliente compagne madame monsieur',
  FALSE:
    'faux fausse fausses bidon bidons bidonne bidonnee pipeau pipo fake fakes feik feyk fakee factice factices fictif fictive fictifs fictives fictice fiktif invente inventee inventes inventees imaginaire imaginaires fabrique fabriquee fabriquees truque truques virtuel virtuelle virtuelles artificiel artificielle artificielles irreel irreelle irreelles simule simulee bidonnes usurpe usurpee monte_de_toutes_pieces cree_de_toutes_pieces generee genere generees fantome inexistante inexistant',
  FAKES:
    'fake fakes feik faux_profil faux_profils faux_compte faux_comptes fausse_personne fausse_femme fausse_meuf fausse_fille profil_bidon profils_bidons compte_bidon comptes_bidons catfish catfisheuse catfishing brouteur brouteurs brouteuse arnaqueur arnaqueuse arnaqueurs escroc escrocs scammer scammeur scammeuse usurpateur usurpatrice imposteur imposteurs mytho mythomane profil_appat attrape_pigeon attrape_pigeons attrape_couillon attrape_nigaud piege_a_mecs piege_a_pigeons croqueuse hologramme profil_fictif profils_fictifs profil_fantome profil_monte profil_imaginaire leurre',
  ROLE: 'personnage pantin chimere mirage illusion invention creation figurante figurant comedienne comedien actrice acteur marionnette fantome figure',
  BOT: 'scripts bots_ia tableau_excel excel conserve bot bots robot robots robo roboot rebot robote chatbot chatbots machine machines ordinateur ordinateurs ordi programme programmes logiciel logiciels algorithme algorithmes ia i_a intelligence_artificielle chatgpt chat_gpt gpt chatgpt4 automate automates androide androides cyborg repondeur siri alexa gemini openai mistral llm avatar poupee script',
  BOTS: 'bot bots chatbot chatbots chatgpt chat_gpt gpt ia intelligence_artificielle automate robot robots',
  STAFF:
    'employe employee employes employees salarie salariee salaries salariees moderateur moderatrice moderateurs moderatrices modo modos animateur animatrice animateurs animatrices admin admins administrateur administratrice operateur operatrice operateurs operatrices staff personnel equipe tchatteuse tchateuse chatteuse tchatteur redacteur redactrice redacteurs pigiste prestataire teleoperatrice teleoperateur teleconseillere teleconseiller conseillere_clientele hotesse hotesses entraineuse ghostwriter agent agente commerciale professionnelle pro stagiaire interimaire freelance collaboratrice collaborateur ecrivaine_payee mercenaire standardiste',
  STAFFS:
    'animatrice animatrices operatrice operatrices moderatrice moderatrices tchatteuse tchateuse teleoperatrice ghostwriter centre_d_appel centre_d_appels centre_dappel',
  SITE: 'site plateforme plate_forme platforme appli application app boite entreprise societe agence maison compagnie direction administration patron start_up startup service organisation platefrome',
  SITES: 'site plateforme plate_forme appli application app sit',
  WORK: 'travailles travaille travaillez travailes bosses bosse bossez taffes taffe taf taffer taffez bosser travailler travail boulot job metier profession employee engagee embauchee recrutee mandatee missionnee gagne_pain salariee taffe turbines collabores',
  PAY: 'paye payee payes payees payer paie paies paient payent payez payait remunere remuneree remunerer remunerez salaire salariee commission commissions pourcentage prime fric thune thunes tunes argent sous oseille ble sou argent_avec cash facture touches gagnes toucher tarif pognon',
  WRITE:
    'ecris ecrire ecrit ecrivez ecrivent ecrivais parler parle parles parlez parlent repondre reponds repond repondez repondent discuter discute discutes discutez tchatter tchater chatter draguer dragues drague flirter flirtes flirte messages message reponse reponses causer causes cause papoter converser bavarder taper tape tapes correspondre entretenir divertir distraire amuser seduire charmer chauffer allumer',
  PROFIL: 'profil profils profile prfil compte fiche page annonce pseudo perso',
  PHOTO:
    'tof tofs tophs photo photos image images cliche cliches selfie selfies portrait visage pic pics profilpic portraits fofo',
  MARK: 'mention symbole badge logo etiquette label pastille icone signe annotation sigle asterisque tampon bandeau macaron ecriteau inscription indication pictogramme etoile vignette tag avertissement marquage',
  LIVE: 'habites habite habitez vis vit vivez viens vient venez loges reside residez creches creches taffes travailles es',
  PLACEN:
    'ville centre_ville centre marche parc foret lac plage mer gare aeroport bureau boulot travail taf taff ecole fac lycee creche hopital clinique cabinet magasin boutique supermarche carrefour leclerc lidl auchan intermarche caisse boulangerie coiffeur dentiste salle_de_sport muscu piscine bar pub cafe boite cine theatre stade jardin balcon terrasse cuisine salon bain baignoire lit canape maison appart chambre village bus train metro rer tram voiture bouchons autoroute eglise cimetiere port quai quais bord montagne chalet hotel vacances chantier garage ferme champ cour campagne camping coloc salle_d_attente pause service garde cours biblio bibliotheque cantine seine rhone loire garonne saone place',
  // Denials.
  SUIS: 'je_suis jsuis j_suis chui chuis chu jsui je_sui j_sui suis sui suis_je',
  FILL: 'bien vraiment reellement tout_a_fait tout totalement absolument bel_et_bien aussi une un la le juste simplement evidemment comme 100 pour_cent pourcent plus qu_une que seulement oui mais cent entierement completement moi et tres vrmt on_ne_peut_plus quand_meme bel si sincerement d',
  NEG: 'pas jamais aucun aucune ni plus rien nulle_part point impossible non nul sans pa',
  MEETV:
    'voir revoir rencontrer retrouver croiser rejoindre rencontre retrouve voie voit voyait rencontrait retrouvait rejoint rencontrera verra croisera retrouvera verrait rencontrerait rencontrons voyons retrouvons croise',
  MEETN: 'rencontre rencontres rendez_vous rendezvous rdv rencard rencart rancard date tete_a_tete',
  MEETF:
    'verra verrons verras verrez rencontrera rencontrerons retrouvera retrouverons rencontreras croisera croiserons rejoindrai viendrai viendras viendra embrasserai inviterai emmenerai passerai serrerai',
  TIME: 'vendredi samedi dimanche lundi mardi mercredi jeudi demain soir ce_soir week_end weekend we bientot prochainement semaine mois ete printemps automne hiver un_jour jour vacances noel nouvel_an mars avril mai juin juillet aout septembre octobre novembre decembre janvier fevrier midi apres_midi heure heures tantot prochain prochaine conge conges',
  OUTING:
    'grec chinois italien japonais puces brocante fete feria fete_foraine karting escape_game kebab pizzeria pub bistrot guinguette baignade piscine barbecue cafe verre resto restau restaurant cine cinema diner dejeuner biere apero vin promenade balade balader promener concert expo theatre danser pique_nique piquenique brunch sortie sortir glace pizza boire manger dormir plage ballade rando randonnee musee marche_de_noel patinoire bowling sushi creperie the chocolat_chaud petit_dejeuner petit_dej parc bar boite_de_nuit coup_a_boire pot spa barbecue cocktail',
  TOGETHER:
    'ensemble avec_toi avec_moi a_deux tous_les_deux toi_et_moi moi_et_toi chez_moi chez_toi nous_deux tous_deux avec_vous en_tete_a_tete avc_toi',
  HOME: 'mansarde grenier cour fenetres toits etage appart appartement studio maison maisonnette appartment chambre cuisine salon jardin balcon terrasse quartier rue ville village immeuble voisin voisine voisins palier logement chalet coloc colocation pavillon duplex loft chez_soi lit canape fenetre region campagne ferme hlm residence lotissement',
  NEAR: 'pres proche cote loin distance kilometres km kilometre minutes minute min voisin voisine voisins voisines pas environs alentours parages coin quartier rue rues secteur region stations bornes patelin',
  PREP: 'a au aux dans en sur pres chez du a_cote cote vers entre hors sous loin juste ici depuis rue avec seule toujours de tt toute pas la',
  CITY: 'prague rome londres barcelone madrid berlin roubaix lens tourcoing douai cambrai arras bethune chatelet montparnasse bastille lozere cantal gard herault aude ariege landes gascogne beziers agde sete ales vienne roanne montlucon chalon nevers sens laval cholet saumur blois tarn haute_savoie haute_loire bas_rhin moselle meuse marne aube nord paris lyon marseille lille toulouse bordeaux nantes nice strasbourg montpellier rennes reims toulon grenoble dijon angers nimes brest limoges tours amiens metz perpignan besancon orleans rouen mulhouse caen nancy avignon poitiers versailles pau calais colmar ajaccio bastia bourges valence quimper lorient vannes annecy chambery troyes niort cannes antibes bayonne biarritz albi tarbes beziers arles dunkerque saint_etienne le_mans le_havre clermont la_rochelle auxerre macon vichy bruxelles liege namur charleroi mons anvers gand bruges geneve lausanne fribourg neuchatel sion montreal quebec gatineau sherbrooke laval ottawa bretagne normandie alsace lorraine auvergne provence corse savoie vendee picardie bourgogne creuse correze dordogne ardeche drome vosges jura landes gers paname belgique suisse france italie espagne portugal maroc afrique cote_d_ivoire luxembourg monaco ile_de_france banlieue pyrenees alpes perigord lot aveyron finistere morbihan isere loire rhone oise essonne yvelines var vaucluse gironde charente sarthe mayenne deauville saint_malo trouville honfleur chartres evreux epinal gap digne',
  JOB: 'agricultrice fermiere menagere fonctionnaire policiere photographe designer apprentie sage_femme hotesse_de_l_air hotesse_d_accueil femme_de_menage caissiere banquiere standardiste sociologue psychologue kine kinesitherapeute opticienne bibliothecaire libraire paysagiste musicienne factrice conductrice chauffeuse monitrice entrepreneuse gerante patronne barmaid toiletteuse ostheo osteopathe dentiste masseuse architecte ingenieure auxiliaire_de_vie maitresse_d_ecole maitresse au_chomage intermittente maison_de_retraite station_service caserne bistrot brasserie salon_de_the foyer ferme garderie infirmiere infirmier aide_soignante vendeuse coiffeuse institutrice instit prof professeur secretaire serveuse caissiere boulangere medecin etudiante etudiant comptable estheticienne fleuriste assistante avocate cuisiniere pharmacienne veterinaire puericultrice educatrice nounou hopital clinique chu boulangerie boutique ecole creche bureau cabinet supermarche carrefour leclerc mairie salon_de_coiffure agence_immobiliere banque usine restaurant librairie bibliotheque fac universite lycee college pharmacie magasin hotel assurance maternelle ehpad maison_de_retraite garage ferme atelier pressing lidl auchan',
  // Of the oblique ways of asking, and of the details of a life
  // A proof asked for
  SEND: 'envoie envoi envoies envoyer envoyez envoye montre montrez montrer fais faites faire prends prenez enregistre filme filmer poste mets balance file passe peux pourrais pourriez oserais chiche',
  MEDIA:
    'selfie selfies photo photos tof video videos vocal vocaux audio message_vocal note_vocale visio facetime appel_video cam camera webcam skype live',
  OBJECT:
    'fourchette cuillere cuiller chaussure chapeau papier feuille pancarte journal date doigt doigts nez langue oreille pouce tasse citron banane chaussette chaussettes casserole louche balai poele pomme grimace bonnet post_it stylo passoire baguette',
  BELIEVE:
    'te_crois te_croirai te_croirais te_croire vous_crois vous_croire y_croire y_crois y_croirai confiance rassure rassurer doute doutes doutais mefie mefiance soupconne convaincs convaincre convaincras prouve prouver preuve verifier saurai sache',
  // How one answers
  STYLE:
    'reponds ecris parles repondez ecrivez parlez repond ecrit parle sonnes sembles reponses messages phrases repondre causes discute discutes',
  LIKE: 'lisais edf manuel depliant brochure repondeur robot formulaire modele script telegramme machine perroquet pub publicite encyclopedie wikipedia google siri alexa chatgpt dictionnaire standardiste operatrice edf sfr orange free bouygues caf sncf assistance service_client sav catalogue horoscope carte_de_voeux notice programme serveur disque gps distributeur prospectus politicien dissertation livre',
  SAID_TO_ME:
    'ecrit envoye dit repondu envoies ecris dis repetes reponds repete raconte recu recois copies recopie sorti ressors',
  SAME_WORDS:
    'meme_message meme_phrase meme_texte meme_reponse meme_mot memes_mots memes_phrases exactement_pareil exactement_la_meme mot_pour_mot mot_a_mot au_mot_pres copie_colle copier_coller copie_coller copier_colle copie_collee identique identiques virgule_pres a_la_virgule photocopie',
  THING:
    'carton frigo refrigerateur frigidaire pharmacie machine robot fantome plastique papier distributeur semaphore siri alexa mannequin hologramme grille_pain micro_onde caniche automate lave_linge fumee mensonge pate_a_modeler poupee gonflable statue gomme pixel pixels bd station_service',
  // Who is behind it
  OWNERS: 'site page appli application plateforme agence redaction direction boite societe entreprise staff maison',
  HANDLES:
    'ecrivent ecrit repondent repond gerent gere geres inventent invente creent cree font tapent tape redigent controlent remplissent montent fabriquent utilisent animent tiennent pondent',
  PLANT:
    'hangar bureau bureaux salle etage centre_d_appel centre_d_appels sous_sol rangee open_space ordinateurs casque casques madagascar maroc tunisie inde roumanie cameroun benin abidjan plateau',
  // The mark, smaller
  STICKER:
    'etiquette etiquetee etiquete badge petit_badge logo pastille autocollant mention petite_mention macaron ecriteau inscription asterisque sigle vignette bandeau petit_mot ligne pictogramme point_violet petit_rond rond tampon',
  SURPRISE:
    'pourquoi pk pkoi prk que_veut que_signifie c_est_quoi signifie veut_dire inquiete inquiet intrigue glace refroidi explique explications expliquez autres tous toutes bizarre remarque apercu comprends pige concerne applique rapporte mien mienne',
  BODY: 'torse poitrine abdos levres fesses seins corps visage yeux sourire voix decollete mains bras nez dents jambes muscles nombril tatouage',
  JARGON:
    'finetuning fine_tuning prompt prompts llm tokens latence dataset curseur modele_de_langage reseau_de_neurones openai deepfake sur_secteur npc pnj',
  UNDER:
    'lettres texte pixels encre mots caracteres lignes ecran enregistrement bande disque publicite spam carton dessin_anime brochure hologramme mirage appat leurre vent fumee papier code produit roman serie',
  SCRIPT:
    'fiche fiches script scenario antiseche canevas trame notes dossier dictee manuel tableau base_de_donnees prompteur souffleur',
  PERSONS:
    'personne femme fille dame soeur homme mec gars humain humaine quelqu_un monsieur garcon toi reelle reel vraie vrai madame celle etre_humain nana meuf',
  NO_PERSON:
    'serveur produit roman minuteur algorithme idee tromperie truc alexa siri machine robot bot ordinateur ordi operatrice animatrice intelligence_artificielle ia programme script contrat bureau boite comedie fiction fantome neant rien statue actrice acteur employee mensonge blague leurre agence logiciel site appli recyclent catalogue code mirage arnaque',
  // Denials
  HURT: 'blesse blesses blessant vexe vexes vexez vexee peine fais_mal fait_mal attriste degoute saoule saoules soules soule insultee insultant m_insultes gifle honteux marre fatigues fatigue_de rigole_bien me_fais_rire',
  CALL_ME:
    'traiter traites traitee traitez appeler appelles dire dises dis prendre prends prenez confonds confondre compares comparer accuses accuser accusee crois croies croyez imagines',
  WEATHER:
    'pleut neige drache vente grele gele tonne canicule brouillard mistral tramontane crachin orage averse soleil_de_plomb verglas caille',
  KIN: 'mere maman grand_mere mamie papi grand_pere parents pere papa soeur frere belle_mere beaux_parents tante oncle fille fils gosses enfants petits_enfants famille cousine cousin neveu niece mari daron daronne',
  WORKMATES:
    'eleves patients patientes clients clientes collegues etudiants poules moutons vaches oliviers vignes ruches papis residents apprentis',
  NOTHING_TO_IT:
    'erreur erreurs bug bugs confusion betise betises connerie conneries sottise foutaise foutaises anerie avocats obligatoire obligation protocole defaut automatique automatiquement deco decoration decoratif importance malentendu valeur residu coquille formalite paperasse coche trompe trompes gourre disparaitre enlever retirer corriger cas cure deconne fout t_occupe mise_a_jour juridique legale legal premium formule active abonnement copier_coller copie_colle nimporte_koi',
  WORKPLACES:
    'barrage leclerc lidl auchan carrefour ikea amazon poste hopital ehpad mairie caf sncf usine chantier entrepot ecole creche boulangerie caserne garage cantine hotel restaurant parking vestiaire clinique lycee college brasserie guichet',
  TRADES:
    'boulanger boulangere facteur factrice taxi menuisier plombier macon ouvrier ouvriere magasinier prof instit institutrice comptable dentiste serveuse vendeuse caissiere infirmiere aide_soignante coiffeuse couturiere ambulancier pompier cheminot routier conducteur retraite retraitee soudeur electricien paysan paysanne eleveur vigneron vigneronne fleuriste patissier patissiere cuistot gardien concierge guichetiere secretaire',
}

/** Common words that are no slips of these. */
export const NO_SLIPS =
  'route routes pensi intente tente tentes tenter cache caches cacher invites soigne soignes soigner soignez etudes etude etudie clope clopes persuade crame scammed genert faked generer genre coute parlons doutes parle grilled leather hate exists existen existe equipo equipos leggi vooral vocale ficcion fictie fiction fictional bots robots person persona mooi abiti abito algo real personal quel quels files filer file piles creme decision tracas cher chere creche age pars part partent prise prises tete quoi vu vus sapin dans donne fachee quelles sa ce belle beau eau doute sens monde moment monte merde dites idee vraiment relle belle elle elles celle celles telle telles quelle quelles seule seules feule vrac bras gros trop trois mois moins moine main mains maintenant soin soins loin coin foin bien rien viens tiens liens chien chiens parler partir partie parti pareil parle porte portes poste postes posee photo photos vote note notes notre votre vos voix vois voir boire croire noire foire poire avoir savoir devoir pouvoir vouloir valoir soir soirs soiree tard plus plut pleut peut peux peur peuvent veut veux veulent jeux jeune jeunes jouer joue joues jours jour toujours tour tours cour cours court courir course bourse source douce douche bouche touche touches couche couchee mouche journee annee aimee aimes aimer aime aimerais arme armee arrive arriver arrives rive rives rever reve reves lever leve verre vers vert verte verts tester teste test texte reste rester restes veste geste merci mercredi marche marches mariage mari marie marier robe robes rober ouvre ouvert ouvrir livre livres lire libre libres vivre vive vie vies vite ville villes file filles fille famille page pages sage rage cage image nage neige voyage voyages village compte comptes conte contente content contes compter monte monter montre montrer montres fiche fiches riche affiche chiche faire faite faites fait faits foire fois fort forte forts mort morte morts sort sortie sorti porc sport sports salle salles sale sales salut salon sales selle moto motos mot mots pote potes poser pose poses passe passer passes passee pense penses penser danse danser chance chances change changer chante chanter chanteur manger mange manges mangee bouge bouger rouge rouges louche sauce sauces fausser hausse causes pause pauses cause chaud chaude chaussure chaussures femme femmes ferme fermer gemme homme hommes comme gomme somme sommes pomme pommes nommer norme normes forme formes personne personnes personnel personnelle raison maison saison liaison prison poison poisson boisson mission passion saint sains mince prince pince prune brune brunes lune dune une unes brun sur sure mure mur dur dure pur pure cure lu lue rue rues vue vues tue nue nues perdu perdue vendu vendre vendredi venir venu venue tenir tenue finir fini finie fine fines mine mines minet minette signe signes ligne lignes digne ligue langue longue longues longs dont donc donner donne donnes bonne bonnes sonne sonner tonne tonnes homme boite boites boit boits toit toi toits droit droite droits froid froide endroit adroit etroit roi rois voisin voisine cousin cousine cuisine cuisines cuisiner usine machin medecin dessin dessins dessert desert server service serviette serieux serieuse curieux curieuse furieux joyeux heureux heureuse amoureux amoureuse peureux pleure pleurer pleurs fleur fleurs leurs leur heure heures beurre erreur horreur ardeur chaleur couleur couleurs douleur valeur vapeur'
