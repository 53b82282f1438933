/** More lists that the phrases name: what the oblique ways are about. */
export const CONCEPTS: Record<string, string> = {
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
