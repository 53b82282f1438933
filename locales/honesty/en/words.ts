/** Lists that the phrases name. */
export const WORDS = {
  ARE_YOU: 'are_you are_u r_you r_u ru are_ya ar_u ar_you areyou are_yous',
  YOU_ARE: 'you_are you_re youre your_e u_r ur u_are you_r your',
  YOU: 'you u ya yourself urself',
  I_AM: 'i_am i_m im am',
  REAL: 'real reel rael genuine legit authentic',
  FAKE: 'fake fakes faker phony phoney imposter impostor fraud scam scammer scammers catfish catfishing fictional fictitious invented invention made_up makebelieve imaginary',
  BOT: 'bot bots chatbot robot robots ai a_i chatgpt gpt algorithm software computer program programme script automated android cyborg machine',
  HUMAN: 'human humans person people woman man girl lady guy bloke being',
  STAFF:
    'staff employee employees employed moderator moderators operator operators mod admin ghostwriter contractor character',
  SITE: 'site website platform app company firm team service agency',
  MARK: 'mark label badge sign tag sticker icon symbol notice',
  PROFILE: 'profile profiles profle account',
  PHOTO: 'photo photos picture pictures pic pics image images selfie',
  SURE: 'really actually even truly genuinely seriously honestly definitely absolutely totally',
  MEET: 'meet met see visit join',
  DAY: 'day week month soon tomorrow tonight weekend friday saturday sunday',
  NEAR: 'near close nearby round_the_corner around_the_corner next_door minutes miles streets',
  OUTING: 'drink coffee dinner date lunch walk pint meal tea',
}

/** Common words that are no slips of these. */
export const NO_SLIPS = 'read reads meal deal heal seal fate face false reel reels humane meat seen been'
