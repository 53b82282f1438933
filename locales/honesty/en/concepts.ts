/** Lists for the oblique ways of asking and for the details of a life. */
export const CONCEPTS = {
  MEDIA:
    'selfie selfies photo pic picture snap video vid vids clip videos voice_note voicenote voice_notes voice_message voice_memo voice_msg voice voicemail audio recording facetime video_call videocall video_chat call ring phone_call cam webcam zoom skype whatsapp live_photo polaroid vn',
  SEND: 'send sends sending snap take show post do make record gimme give share pop chuck bang ping drop need want get upload film try have',
  PROP: 'spoon fork banana shoe carrot potato saucepan colander lemon newspaper paper post_it handwriting handwritten written_on date todays_date today_s_date todays today_s wave waving wink thumb thumbs thumbs_up peace_sign finger fingers tongue holding spatula mug sticky_note sign_saying ear ears nose eyebrow upside_down with_my_name my_name on_your_head right_now this_minute this_second sock teabag',
  BELIEVE:
    'believe ill_believe convince convinced convincing proof prove proves trust sure certain otherwise know_if know_it know_you know_its know_whether know_for so_i_know so_i_can so_ill_know see_if hear_if hear_you settle sorted shut_up put_my_mind rest_my_mind doubt doubts doubting verify check real_you really_you somebody_in someone_in somebody_there someone_there breathing test no_excuses excuse excuses',
  BEINGS:
    'people persons ladies women girls writers typists hands men folk humans lads blokes authors voices personalities colleagues',
  SHIFTS:
    'shift shifts night_shift day_shift late_shift nightshift dayshift rota roster turns swap swapped handover hand_over changeover duty relief replacement stand_in substitute tag_team tag_teaming login log_in password',
  SLEEPS:
    'sleep slept sleeping asleep sleeps rest blink log_off log_out switch_off go_offline offline eat breathe tired knackered break_ever day_off days_off lie_in clock_off kip bed',
  NIGHT:
    'am 2am eam aam iam sam 6am 24_7 three_in four_in five_in half_three half_four half_five half_two two_in all_hours any_hour every_hour middle_of_the_night small_hours night nights midnight dawn round_the_clock around_the_clock day_and_night',
  INSTANT:
    'second seconds sec secs instantly instant milliseconds lightning straight_away immediately within superhuman',
  CATALOGUE:
    'touched_up retouched filtered rendered the_frame picture_frame greeting_card hallmark catalogue catalog brochure brochrue brochures advert adverts advertisement ad magazine billboard leaflet model models modelling stock shutterstock getty istock google googled googling reverse reverse_image image_search searched tineye yandex instagram insta influencer pinterest photoshop photoshopped airbrushed ai generated rendered watermark stolen nicked pinched borrowed lifted swiped stole stealing ripped actress pornstar porn_star celebrity toothpaste shampoo underwear lingerie perfume hairdresser_window different_name another_name another_site other_site other_sites another_app someone_else someone_elses somebody_else another_profile other_profiles extra_finger six_fingers 6_fingers too_polished too_professional too_perfect professional professionally studio passport_to catwalk calendar knitting_pattern soap soaps tv_show film_star russian polish cyrillic different_woman different_person different_nose different_women same_person same_woman same_girl',
  SCRIPTY:
    'script scripts manual handbook cheat_sheet crib_sheet cue_card cue_cards flowchart guidelines templates template suggested_answers suggested_replies stock_answers stock_answer stock_phrases stock_phrase canned copy_paste copy_pasted copypaste copied_and_pasted copy_and_paste copied pasted pre_written prewritten ready_made autocomplete auto_complete word_for_word verbatim dropdown drop_down boilerplate questionnaire telemarketer telesales playbook teleprompter phrasebook',
  OFFICE:
    'call_centre call_center callcentre callcenter office offices warehouse company firm agency outfit boiler_room basement cubicle industrial_estate business_park headquarters hq head_office cyprus nigeria lagos india manila philippines ghana romania bulgaria kenya nairobi accra malta estonia ukraine russia moldova bangladesh mumbai delhi bangalore belgrade',
  BOSSES:
    'employer gaffer supervisor paymaster team_leader shift_manager line_manager handler handlers paymasters employers bosses',
  CLAIM:
    'claim claimed claims pretend make_out making_out reckon you_say u_say ur_saying it_says say_you said_you tell_me_you told_me',
  LOCALS:
    'local locally chippy chip_shop pub pubs street road high_street roundabout bus_route bus station stadium ground team market park landmark mayor accent slang weegie scouse geordie brummie cockney dialect weather postcode bypass shopping_centre river bridge school church brewery nightclub curry_house bakery',
  TROUBLE:
    'fooled conned tricked duped scammed burned burnt deceived bitten stung caught_out had_before been_had taken_in robbed fleeced ripped_off mugged',
  // A life in a place
  TOWN: 'london manchester birmingham liverpool leeds sheffield bristol newcastle nottingham leicester coventry hull bradford cardiff swansea newport wrexham belfast derry edinburgh glasgow aberdeen dundee inverness stirling perth york durham sunderland middlesbrough carlisle lancaster preston blackpool bolton wigan warrington stockport oldham rochdale burnley blackburn huddersfield wakefield barnsley doncaster rotherham lincoln grimsby derby stoke stafford wolverhampton walsall dudley worcester gloucester cheltenham oxford cambridge norwich ipswich colchester chelmsford southend luton watford reading slough brighton hove eastbourne hastings portsmouth southampton bournemouth poole plymouth exeter torquay truro bath swindon salisbury canterbury dover maidstone margate peterborough northampton milton_keynes croydon hackney brixton peckham camden islington clapham soho ealing hounslow wimbledon whitby scarborough harrogate cornwall devon dorset kent essex norfolk suffolk yorkshire lancashire cumbria wales scotland ireland dublin cork galway limerick waterford kilkenny sligo donegal sydney melbourne brisbane perth adelaide hobart darwin cairns auckland wellington christchurch dunedin toronto vancouver montreal ottawa calgary boston chicago texas dallas houston austin denver seattle portland phoenix detroit cleveland philadelphia philly brooklyn queens manhattan new_york los_angeles san_francisco san_diego miami orlando tampa atlanta nashville memphis new_orleans ohio florida california georgia arizona nevada vegas las_vegas',
  SHARED:
    'city town street road rain weather bus buses gym neighbourhood neighborhood postcode area train trains pub church school high_street supermarket tesco estate county river sunset traffic roadworks seagulls council chippy park coast station roundabout borough village bakery potholes tram shops end_of_town side_of_town side_of',
  DAY: 'monday tuesday wednesday thursday friday saturday sunday weekend tomorrow tonight evening afternoon diary calendar night lunchtime noon christmas easter bank_holiday half_term',
  NICE: 'genuine real honest ordinary normal plain lonely simple single regular decent everyday average divorced widowed hard_working working_class proper living breathing busy boring old knackered bored tired flesh_and_blood',
  ADULT:
    'woman girl lady lass lassie mum mother widow gran nan nurse teacher person human bloke lad man wifey bird divorcee redhead blonde brunette northerner londoner scouser geordie brummie welsh_girl scot yorkshire_lass country_girl city_girl',
} as const satisfies Record<string, string>
