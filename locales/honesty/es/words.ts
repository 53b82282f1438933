/** Lists that the phrases name. */
export const WORDS = {
  PHYS_YOU:
    'abrazarte besarte olerte tocarte morderte acariciarte desnudarte comerte_a comerte_la achucharte estrecharte apretarte mimarte acurrucarme_contigo dormir_abrazada dormir_contigo despertarme_contigo amanecer_contigo susurrarte cogerte_la agarrarte sentirte_cerca tenerte_cerca tenerte_aqui recogerte visitarte abrazarle besarle mirarte_a mirarte_los rozarte',
  SPOT: 'retiro giralda ramblas rambla boqueria gran_via sagrada_familia malvarrosa concha obelisco zocalo plaza_mayor puerta_del_sol alhambra albaicin triana santa_cruz castellana diagonal paseo_de_gracia malecon costanera alameda catedral ayuntamiento mercado gimnasio supermercado mercadona parque playa muelle puerto rastro bar_de cafeteria centro_comercial metro autobus tren hospital oficina tienda colegio instituto universidad clinica consulta iglesia biblioteca',
  DID: 'he_ido he_salido he_estado he_paseado he_vuelto he_corrido he_comprado_en he_aparcado he_quedado_con he_venido he_subido he_bajado he_desayunado he_comido_en he_cenado_en he_trabajado he_madrugado fui sali estuve pasee volvi corri aparque vine subi baje desayune cene_en comi_en trabaje madrugue me_levante me_acoste me_duche me_he_levantado me_he_duchado me_acabo me_he_comprado me_compre hemos_ido hemos_salido fuimos',
  DO: 'tengo doy he voy fui llevo toda_mi_vida mi_vida vuelvo viajo paseo corro entreno atiendo vendo cuido limpio cocino conduzco reparto sirvo veraneo naci regento',
  SHOP: 'floristeria tienda panaderia peluqueria farmacia libreria bar restaurante cafeteria taller consulta clinica papeleria fruteria estanco academia negocio local quiosco zapateria puesto pasteleria merceria mercerria ferreteria inmobiliaria gestoria guarderia',
  WE_WILL:
    'iremos bailaremos cenaremos beberemos comeremos haremos seremos estaremos veremos encontraremos conoceremos abrazaremos besaremos pasearemos viajaremos dormiremos reiremos brindaremos saldremos viviremos cocinaremos celebraremos partiremos pasaremos disfrutaremos descubriremos tomaremos quedaremos brindamos_juntos',
  TO_YOU:
    'dejare_darme dejare_que dare_una dare_el_beso esperare_en abrazare besare encontrare conocere estrechare acariciare alcanzare vere llevare mostrare ensenare cocinare preparare alojare sorprendere mimare tocare presentare raptare robare_un visitare recogere buscare_en invitare acompanare hare_una hare_un dare_un dare_una',
  TOUCH_ME:
    'abraces abrazaras beses besaras toques acaricies recojas lleves invites_a invites_tu visites visitaras veas_en conozcas tengas abrazas_fuerte presentes cocines',
  TOUCH: 'beso besito besos abrazo abrazos caricia caricias masaje mimos mano achuchon',
  // What one is or might be
  YOU_ARE:
    'eres rres ers eress sos eres_tu sois seas seais fueras fueses serias seras seres no_seras usted_es es_usted sea_usted usted_sea son_ustedes ustedes_son er_es tu_eres vos_sos ere',
  LOOK_LIKE:
    'pareces pareceis parece_usted parecen parecias suenas sonas respondes respondias contestas contestais hablas escribes hueles apestas actuas',
  REAL: 'real reales rial riall reall reaal rl autentico autentica autenticos autenticas verdadero verdadera verdaderos verdaderas genuino genuina legit humano humana humanos humanas humanoide rral rreal',
  TRULY:
    'de_verdad d_verdad de_vdd d_vdd de_vrdd d_vrdd de_vrd d_vrd d_vd de_vd de_veras deveras en_serio enserio realmente en_realidad vdd deverdad dverdad de_la_buena verdaderamente de_beras de_berdad de_verdade d_verdade',
  FLESH: 'carne_y_hueso carne_y_huesos carne_hueso carne_y_ueso',
  HUMAN_BEING: 'persona personas humano humana humanos humanas ser_humano seres_humanos humanidad pers xsona prsona',
  SOMEBODY:
    'persona personas humano humana humanos humanas ser alguien mujer mujeres chica chicas xica chika chicos chico tia tio hombre hombres senora senorita senora senorita muchacha mina pibe piba chava chavo vieja morra morro nena dama usuaria usuario usuarias usuarios miembro miembra miembros socia socio gente individuo xsona perfil perfiles cuenta profesora enfermera',
  FAKE: 'fake fakes faik feik feic feique falso falsa falsos falsas falsete ficticio ficticia ficticios ficticias fictisio fictisia fisticio inventado inventada inventados inventadas inventao inventa trucho trucha truchos truchas de_mentira de_mentiras d_mentira d_mentiras de_mentirijillas de_mentirijilla de_mentiritas de_mentirita de_mentis de_fantasia programada programado programadas programados de_pega de_pacotilla de_juguete imaginario imaginaria imaginarios imaginarias imaginado imaginada catfish catfishing cat_fish chimbo chimba pirata fantasma fantasmas irreal irreales virtual virtuales fabricado fabricada simulado simulada simulacion creado_por creada_por creados_por creadas_por',
  FRAUD:
    'estafa estafas estafador estafadora estafadores estafadoras fraude fraudes impostor impostora impostores timo timador timadora timadores farsante farsantes farsa scam scammer scammers estafadoras cuentista montaje embuste embustera tomadura engano engano',
  BOT: 'bot bots vot bott botcito botsito chatbot chatbots chat_bot robot robots robott robo_t robotito robotina ciborg cyborg androide',
  AI: 'ia i_a ai a_i inteligencia_artificial chatgpt chat_gpt gpt chatgtp gemini alexa siri algoritmo algoritmos ordenador ordenata computadora computador programa_informatico programita software script makina makinita maquinita replicante automata holograma simulador contestador claude servidor avatar silicio llm pixeles circuitos cables base_de_datos',
  MACHINE: 'maquina makina makinita maquinita maquinas programa aparato sistema sistemas codigo',
  STAFF:
    'empleado empleada empleados empleadas empleadita operador operadora operadores operadoras operaria moderador moderadora moderadores moderadoras mod mods admin administrador administradora animador animadora animadores animadoras teleoperador teleoperadora teleoperadores staff asalariado asalariada redactor redactora guionista guionistas ghostwriter chatter contratado contratada contratados contratadas trabajador trabajadora trabajadores trabajadoras becario becaria colaborador colaboradora agente agentes gancho senuelo senuelo cebo currante',
  CREW: 'equipo plantilla personal staff team',
  CALL_CENTER: 'call_center callcenter call_centre centralita centro_de_llamadas oficina_de_chat',
  SITE: 'pagina paginas pag pajina web webs plataforma plataformas app apps aplicacion sitio sitios site portal servicio empresa compania compania agencia casa red',
  HERE: 'aqui aca aki',
  PROFILE: 'perfil perfiles prefil perfi perfill cuenta cuentas profile ficha usuario usuaria',
  PHOTO:
    'foto carita fotos photo photos fotillo fotito fotitos fotografia fotografias fotico imagen imagenes imagenes pic pics retrato selfie selfies',
  MARK: 'marca etiqueta etiquetas etiketa marquita sello simbolo simbolito iconito icono distintivo aviso letrero cartel cartelito rotulo leyenda insignia palabrita chapita pegatina mencion senal',
  MEANS:
    'significa significan sinifica signifca significar significaba quiere_decir kiere_decir quieren_decir q_es que_es k_es implica indica va_por a_que_viene que_va_eso',
  // Writing and being paid for it
  CHAT: 'escribir escribirme escribirnos escribes escribis escribir escribiendo escribiendome escribirle hablar hablarme hablas hablando chatear chatearme chateas chateando ligar ligas contestar contestarme contestas contestando responder responderme respondes charlar coquetear coquetearme coqueteas seducir enamorar enamorarme flirtear tontear engatusar entretener entretenerme entretenernos mensaje mensajes mensajito msj msjs msg palabra texto conversar platicar atender seguirme_el_rollo sonreir mandarme decirme estar_aqui chat',
  PAY: 'pagan paga pagaran pagara pagarian pagaban pagas pagan_por abonan sueltan',
  PAID: 'pagada pagadas pagado pagados a_sueldo asalariada asalariado sueldo nomina salario comision contratada contratado contratadas contratados contratan contrataron contrato',
  EARN: 'cobras cobrais cobra cobran cobrar ganas ganais gana sacas sacais te_llevas os_llevais llevas',
  WORK: 'trabajas trabajais trabaja_usted trabajas trabajan trabaja curras currais laburas chambeas camellas currelas trabajes trabajabas',
  KNOW: 'saber se sepa sabria averiguar comprobar comprobarlo confirmar confirma confirmame confirmes demostrar demuestra demuestrame demuestralo demostrarme demostrame demuestreme probar prueba pruebas pruebame garantia certeza asegura aseguras asegurame asegurarme jura jurame juras jurarme prometeme promete prometes prometo_no dime dimelo decime digame diga di confiesa confesa admite admitelo admiti reconoce reconocelo dudo dudas duda dudando sospecho sospecha sospechas pregunto preguntarte preguntar pregunta pregunte ver veo creo creer creere cree creia crei parece pienso pensar piense pensando temo miedo apuesto seguro segura sincera sincero honesta honesto verdad quiero_que_me_digas cuentame impresion sensacion noto',
  NOT_BELIEVE:
    'no_creo no_me_creo no_me_lo_creo no_m_creo nunca_crei no_te_creo no_puedo_creer no_acabo_de_creer ya_no_creo tampoco_creo dudo dudo_mucho no_me_trago',
  SPEAK_WITH:
    'hablo hablando hablar chateo chateando chatear escribo escribiendome escribiendo escribir converso conversando charlo charlando charlar platico platicando tratando trato ligando mensajeo mensajeando enamorando enamorandome enamorado',
  WHO_WRITES:
    'escribe escribes escribis escriben esta_escribiendo estas_escribiendo estais_escribiendo teclea tecleas contesta contestan contestas responde responden maneja manejan lleva llevan gestiona gestionan administra controla redacta lee manda me_lee me_escribe me_contesta me_responde',
  LIVE_THERE:
    'vives vivis vive_usted vivas eres_de sos_de seas_de resides estas_en estes_en estes_cerca eres_d estas_cerca es_usted_de vive',
  STOLEN:
    'robadas robada robaste robado robas robo google internet pinterest instagram catalogo catalogos stock modelo modelos banco_de_imagenes generada generadas generado photoshop ia artificial bajadas bajada descargadas descargada copiadas falsas falsa fake actriz revista ajenas ajena prestada prestadas sacadas sacado sacaste cogido coges pillado otra_persona otra_chica otra_mujer alguien',
  // Claims of a person and a place
  I_AM: 'soy soi yo_soy toy_siendo',
  NO: 'no ni nunca jamas tampoco nada_de ningun ninguna nel nada',
  PLACE:
    'madrid barcelona bcn valencia sevilla zaragoza malaga murcia palma bilbao alicante cordoba valladolid vigo gijon hospitalet vitoria coruna coruna granada elche oviedo badalona cartagena terrassa jerez sabadell mostoles alcala pamplona almeria fuenlabrada leganes donostia san_sebastian burgos albacete santander castellon getafe alcorcon logrono logrono badajoz huelva salamanca leon tarragona lleida lerida marbella cadiz jaen orense ourense girona gerona lugo caceres melilla ceuta guadalajara toledo pontevedra palencia ciudad_real zamora avila cuenca huesca segovia soria teruel fuenlabrada vallecas triana carabanchel lavapies chamberi benidorm teruel ronda mallorca menorca ibiza tenerife canarias las_palmas galicia asturias cantabria euskadi navarra rioja aragon cataluna cataluna extremadura andalucia castilla espana espana mexico monterrey puebla tijuana cancun merida queretaro cdmx df veracruz oaxaca jalisco bogota medellin cali barranquilla cartagena bucaramanga colombia buenos_aires rosario mendoza la_plata argentina montevideo uruguay santiago valparaiso chile lima arequipa cusco peru quito guayaquil ecuador caracas maracaibo venezuela la_paz bolivia asuncion paraguay san_jose costa_rica panama guatemala honduras el_salvador nicaragua managua cuba la_habana dominicana santo_domingo puerto_rico miami eeuu usa londres paris berlin roma portugal lisboa francia italia alemania',
  PLACE_KIND:
    'pueblo pueblito pueblecito ciudad barrio zona provincia calle comarca aldea centro afueras costa sierra sur norte este oeste isla region colonia urbanizacion vecindario parte capital localidad municipio lado manzana parroquia capi',
  HOME: 'casa casita piso pisito apartamento apartamentito depa departamento estudio atico chalet habitacion cuarto duplex portal balcon terraza sofa cama barrio pueblo ciudad calle edificio urbanizacion jardin cocina',
  NEAR: 'cerca cerquita al_lado aqui_al_lado a_un_paso a_dos_pasos a_tiro_de_piedra a_la_vuelta a_unas a_unos a_pocos a_pocas a_cinco a_diez a_veinte a_quince a_media_hora a_una_hora a_dos a_tres a_un_par enfrente en_frente pegado pegada pegadito minutos calles paradas manzanas cuadras kilometros kms km esquina',
  SAME_PLACE: 'misma mismo vecino vecina vecinos vecinas paisanos paisanas paisano paisana',
  // Meeting
  MEET_US:
    'vernos bernos conocernos encontrarnos juntarnos reunirnos abrazarnos quedar kedar tomarnos toparnos cruzarnos besarnos',
  MEET_YOU:
    'verte verle veros verlo abrazarte abrazarle conocerte conocerle encontrarte visitarte visitarle tenerte tocarte besarte recogerte buscarte mirarte acompanarte invitarte invitarle llevarte',
  WE_MEET:
    'quedamos kedamos quedemos nos_vemos nos_bemos nos_veremos nos_veamos nos_viesemos nos_vieramos nos_conoceremos nos_conocemos nos_conozcamos nos_encontramos nos_encontraremos nos_encontremos nos_juntamos nos_juntemos nos_cruzamos nos_cruzaremos nos_cruzaremos coincidimos coincidiremos quedaremos quedariamos nos_veriamos nos_topamos nos_reunimos',
  IN_PERSON:
    'en_persona cara_a_cara frente_a_frente en_vivo en_directo en_carne_y_hueso en_la_vida_real fuera_de_aqui fuera_de_la_app fuera_del_chat delante a_solas en_real en_fisico personalmente cuerpo_a_cuerpo',
  OUTING:
    'cafe cafecito cafes algo cana cana canas canas cerveza cervecita cervezas birra birras copa copas copita vino vinito vinos vermut vermu cena cenar comer comida almuerzo almorzar desayuno desayunar merendar tapa tapas pincho pinchos trago tragos chela chelas cine peli concierto paseo pasear playa bailar helado helados picnic excursion teatro museo exposicion fiesta mate tinto unas_canas ruta cita',
  TOGETHER:
    'contigo con_vos con_usted juntos juntas juntitos tu_y_yo vos_y_yo usted_y_yo nosotros los_dos conmigo yo_y_tu a_medias',
  DAY: 'lunes martes miercoles jueves viernes vierns sabado sabados domingo finde fin_de_semana manana manana esta_noche esta_tarde hoy semana mes verano navidad puente pronto prontito cuando luego dia dias',
  HOPE: 'algun_dia un_dia_de_estos pronto prontito ojala cuando en_cuanto por_fin falta_poco queda_poco falta_menos queda_menos mas_adelante tarde_o_temprano muy_pronto dentro_de_poco dia_llegara llegara todo_llega algun_momento en_breve la_proxima_semana la_semana_que_viene',
  ERROR:
    'error errores fallo fallos equivocacion equivoco equivoca equivocada equivocado equivocaron bug erronea erroneo confusion malentendido despiste mal_puesta mal_puesto broma mentira tonteria tonterias chorrada chorradas bobada pavada formalidad formalismo',
  EVERYONE: 'todos todas todo_el_mundo toda_la_gente cualquiera todo_quisqui cada_perfil cada_uno a_mucha_gente muchos',
  // Of the oblique ways of asking, and of the details of a life
  // A proof asked for
  SEND: 'manda mandame mandas mandes mandarme envia enviame envias envies pasa pasame pasas ensename muestrame mostrame grabame graba grabate sube subi hazte haz saca sacate sacas saques hagas hazme puedes podes podrias atreves tomate tirate',
  MEDIA:
    'selfi selfie selfis selfies foto fotito video videito audio audios nota_de_voz notita_de_voz nota_de_audio videollamada videollamadas video_llamada facetime llamada camara directo',
  OBJECT:
    'cuchara tenedor zapato zapatilla calcetin sombrero gorro papel papelito cartel cartelito periodico fecha dedo dedos nariz lengua oreja pulgar taza limon platano calcetines mueca folio servilleta escoba sarten cuchillo banana',
  BELIEVE:
    'te_creo te_creere te_creeria creerte me_lo_creo me_lo_creere creermelo me_fio me_fiare fiarme te_lo_creo quedo_tranquilo quedo_tranquila quedare_tranquilo salgo_de_dudas salir_de_dudas quito_la_duda quitame_la_duda sacame_de_dudas dudas dudando sospecho convences convenceme convencerme demostrarme demuestrame demuestramelo demuestralo pruebame pruebamelo comprobar comprobarlo descarto descartar no_te_creo',
  // How one answers
  STYLE:
    'respondes contestas hablas escribes contestais respondeis responde contesta escribe suenas pareces respuestas mensajes leerte frases',
  LIKE: 'leyeras leyendo papel manual folleto contestador robot formulario plantilla guion libreto telegrama maquina loro anuncio prospecto enciclopedia google siri alexa chatgpt diccionario teleoperadora operadora vodafone movistar endesa soporte servicio atencion_al_cliente servicio_al_cliente catalogo tarjeta_de_felicitacion horoscopo instrucciones programa cinta grabacion',
  SAID_TO_ME:
    'dijiste escribiste mandaste contestaste pusiste respondiste repites has_dicho has_escrito has_mandado me_dices me_escribes me_mandas me_pones me_contestas escribio mando mandaron llego',
  SAME_WORDS:
    'mismo_mensaje mismo_texto mismo_parrafo misma_frase misma_respuesta mismas_palabras mismas_frases exactamente_igual exactamente_lo_mismo palabra_por_palabra letra_por_letra copiado copia_y_pega copipega calcado calcada identico identica coma_por_coma',
  THING:
    'carton nevera frigo frigorifico farmacia maquina robot fantasma plastico papel gasolinera semaforo siri alexa maniqui holograma tostadora microondas cajero lavadora humo mentira pega juguete goma trapo',
  // Who is behind it
  OWNERS: 'pagina web app aplicacion plataforma sitio agencia plantilla direccion redaccion',
  HANDLES:
    'escriben escribe escribis contestan contesta responden llevan lleva llevais manejan maneja inventan inventa inventais crean hacen gestionan gestiona redactan teclean controlan rellenan ponen montan fabrican',
  PLANT:
    'nave oficina oficinas edificio sala centro call_center sotano fila hilera mesa cubiculo ordenadores auriculares cascos madagascar filipinas marruecos india rumania nigeria colombia',
  // The mark, smaller
  STICKER:
    'letrerito letrero cartelito etiqueta etiquetita etiketa chapita insignia simbolito rotulito leyenda avisito sellito pegatina palabrita mencion coletilla circulito iconito',
  SURPRISE:
    'por_que porque pq xq que_significa que_es que_quiere qhace significa preocupa preocupado preocupada mosquea mosqueado asusta asustado helado helada intriga explica explicame explicas explicamelo demas todos otros aclarame aclara raro rara fijado fije dado_cuenta entiendo',
  // Denials
  HURT: 'duele dolio dolido ofende ofendes ofendas ofendo ofendida hiere hieres hirio lastimas molesta entristece indigna risa rio harta hartita cansada cansa flipo humillante hace_gracia',
  CALL_ME:
    'decirme llamarme llamas llames llamaste digas dices dicho dijiste tratas trates tratarme tomes tomas tomarme confundes confundas comparas compares crees creas acusas acusarme',
  WEATHER:
    'llueve lloviendo nieva nevando diluvia graniza truena solazo calorazo frio_que viento niebla bochorno ventolera tormenta chaparron helada',
  KIN: 'madre mama abuela abuelo padres padre papa hermana hermano suegra suegros tia tio tias hija hijo viejos vieja jefa familia prima',
  WORKMATES:
    'alumnos alumnas alumnitos pacientes clientas clientes companeros companeras compis jefes ovejas gallinas vacas olivos vinas estudiantes abuelitos',
  INVITE: 'invitaria invitare llevaria recibire visitare visitaria acompanaria recogere esperare acogere agasajare',
  NOTHING_TO_IT:
    'error errores fallo fallos bug equivoc* confusion tonteria tonterias bobada chorrada pamplina gilipollez pendejada boludez huevada wea paja pavada abogados obligatorio obligatoria protocolo defecto automatic* adorno decorativo decoracion importancia despiste marque desaparec* quiten quitaran quitarlo quitarla corrij* pelota caso_omiso na',
  // Bodies and voices
  BODY: 'torso pecho abdominales labios culo tetas cuerpo cuerpazo cara carita ojos sonrisa voz melena escote manos brazos nariz dientes piernas cintura musculos ombligo',
  JARGON:
    'finetuning fine_tuning prompt prompts llm tokens latencia dataset modelo_de_lenguaje red_neuronal entrenamiento openai npc deepfake texto_predictivo autocompletar',
  UNDER:
    'letras texto pixeles tinta letritas palabras caracteres lineas pantalla grabacion cinta disco_rayado telemarketing publicidad propaganda spam relleno plantilla',
  SCRIPT:
    'ficha fichas guion guiones plantilla plantillas libreto chuleta folio dictado copion respuestas_hechas manual apuntes',
  MORE_PLACES:
    'atocha cuatro_caminos chueca malasana arguelles moncloa usera vicalvaro poblenou eixample raval sants horta ruzafa nervion macarena recoleta belgrano villa_crespo almagro tandil bahia_blanca salta jujuy tucuman neuquen bariloche providencia nunoa maipu vina vina_del_mar concepcion temuco antofagasta condesa roma_norte polanco coyoacan iztapalapa tlalpan ecatepec toluca culiacan hermosillo chihuahua saltillo envigado chapinero usaquen miraflores barranco callao trujillo piura chiclayo hialeah mazatlan acapulco puebla zapopan gandia torrevieja estepona fuengirola ronda linares ubeda motril ponferrada aviles mieres torrelavega barakaldo getxo irun tudela calahorra alcoy elda lorca sagunto cullera reus sitges mataro manresa figueres burela lugo monforte caballito pocitos maldonado salto',
  // A person or none
  PERSONS: 'persona mujer chica senora hermana hombre tio humano humana alguien caballero chico tia mina pibe morra',
  NO_PERSON:
    'idea engano truco alexa siri maquina robot bot ordenador computadora operadora inteligencia_artificial ia programa guion contrato oficina empresa excel teatro ficcion fantasma nada actriz empleada mentira broma servidor producto novela algoritmo personaje departamento decorado',
} as const

/** Common words that are no slips of these. */
export const NO_SLIPS =
  'esame dedicas toalla exist exista llevale llevala llevalo llevales sacala sacalo invitala invitale buscala buscalo visitala abrazala besala acompanala caes cae partes parte exists exister existent lille salsa salso falta faltas falte faldas robo robos robar roba roban robado persono vende vedes viven bibo vino vinos piso vivo viva vivas vives eres meres seres veras verano vero vera maquina marco marca marcas barca mes mesa mas nada nadie nado nata codigo casas casa cosa cosas cama cara caro pase paso peso pesa beso besos queso quiso preso miso foro foros fotos moto motos rota roto nota notas bota botas bote voto boton votar existo exista exito exitos excita meses quedo queda queden puedo puede puedan pagina pages pagos pago pega pegas ganas gana gata gatas gato granas ranas cano canas cana sana hablo habla habas haber amable leer lees leen real metal rural leal reales leales renir tener tenerlo actor factor lector rector motor doctor autor pastor tutor paga playa plaza perfil perfume persiana peruana ventana semana humano humana mano verano hermano hermana manzana manana montana entrana cabana campana espana compana charla charlas contigo conmigo amigo digo testigo contar cantar encantar cuenta cuento cuentas venta ventas renta lenta vuelta prueba nueva serio seria seria ser series sabes sabe cabe nave clave pena penas cena cenas arena llena buena rubia lluvia novia nube vivas'
