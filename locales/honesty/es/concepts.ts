/** More lists that the phrases name: what the oblique ways are about. */
export const CONCEPTS = {
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
