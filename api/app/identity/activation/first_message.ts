/** The message a visitor wrote on somebody's page before he was a member. */
export interface FirstMessage {
  profile_id: string
  body: string
}
